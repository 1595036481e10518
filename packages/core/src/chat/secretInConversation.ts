import type { ChatMessage } from './chatRequestSchema.ts';
import { secretInText, type SecretKind } from './secretInText.ts';
import { writtenText } from './writtenText.ts';

/**
 * Finds an English recovery phrase, a private key or an API key in what a user wrote, also one given piece by piece in several
 * messages. `findSecretInConversation` finds phrases in other languages as well.
 */
export function secretInConversation(messages: readonly ChatMessage[]): SecretKind | undefined {
  return secretInText(writtenText(messages));
}
