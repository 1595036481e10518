import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import type { SecretKind } from '@everything-wallet/core/chat/secretInText';

/**
 * Looks for a recovery phrase, a private key or an API key in what is about to be sent.
 *
 * The check comes with the English word list of BIP-39, so it is loaded when the chat is opened and not with the page; other lists are
 * loaded when a text may hold a phrase of them.
 *
 * @throws Error when the check cannot be loaded
 */
export async function findSecret(messages: readonly ChatMessage[]): Promise<SecretKind | undefined> {
  const { findSecretInConversation } = await import('@everything-wallet/core/chat/findSecretInConversation');
  return findSecretInConversation(messages);
}
