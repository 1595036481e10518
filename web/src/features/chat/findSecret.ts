import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import type { SecretKind } from '@everything-wallet/core/chat/secretInText';

/**
 * Checks a text to send for a recovery phrase, a private key or an API key.
 *
 * The check includes the English word list of BIP-39, so it is loaded when the chat opens and not with the page; other lists are
 * loaded if a text may contain a phrase of them.
 *
 * @throws Error if the check cannot be loaded
 */
export async function findSecret(messages: readonly ChatMessage[]): Promise<SecretKind | undefined> {
  const { findSecretInConversation } = await import('@everything-wallet/core/chat/findSecretInConversation');
  return findSecretInConversation(messages);
}
