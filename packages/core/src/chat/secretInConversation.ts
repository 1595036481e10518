import type { ChatMessage } from './chatRequestSchema.ts';
import { END_OF_MESSAGE } from './isCalledTransaction.ts';
import { secretInText, type SecretKind } from './secretInText.ts';

/**
 * Finds a recovery phrase or a private key in what a user wrote, also one given piece by piece in several messages.
 *
 * The assistant's messages are left out: a sample in an answer would stop the rest of the conversation.
 */
export function secretInConversation(messages: readonly ChatMessage[]): SecretKind | undefined {
  const written = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  return secretInText(written.join(END_OF_MESSAGE));
}
