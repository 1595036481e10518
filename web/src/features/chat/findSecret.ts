import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import type { SecretKind } from '@everything-wallet/core/chat/secretInText';

/**
 * Looks for a recovery phrase or a private key in what is about to be sent.
 *
 * The check comes with the word list of BIP-39, so it is loaded when the chat is opened and not with the page.
 *
 * @throws Error when the check cannot be loaded
 */
export async function findSecret(messages: readonly ChatMessage[]): Promise<SecretKind | undefined> {
  const { secretInConversation } = await import('@everything-wallet/core/chat/secretInConversation');
  return secretInConversation(messages);
}
