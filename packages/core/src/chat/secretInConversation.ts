import type { ChatMessage } from './chatRequestSchema.ts';
import { secretInText, type SecretKind } from './secretInText.ts';
import { writtenText } from './writtenText.ts';

/**
 * Finds an English recovery phrase, a private key or an API key in a user's messages, also when split over
 * several messages. `findSecretInConversation` also finds phrases in other languages.
 */
export function secretInConversation(messages: readonly ChatMessage[]): SecretKind | undefined {
  return secretInText(writtenText(messages));
}
