import type { ChatMessage } from './chatRequestSchema.ts';
import { containsForeignPhrase } from './containsForeignPhrase.ts';
import { secretInText, type SecretKind } from './secretInText.ts';
import { writtenText } from './writtenText.ts';

/**
 * Finds a recovery phrase in any language of BIP-39, a private key or an API key in a user's messages, also
 * when split over several messages.
 *
 * @throws Error when a word list cannot be loaded
 */
export async function findSecretInConversation(
  messages: readonly ChatMessage[],
): Promise<SecretKind | undefined> {
  const text = writtenText(messages);
  return secretInText(text) ?? ((await containsForeignPhrase(text)) ? 'phrase' : undefined);
}
