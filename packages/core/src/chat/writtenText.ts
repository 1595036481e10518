import type { ChatMessage } from './chatRequestSchema.ts';
import { END_OF_MESSAGE } from './isCalledTransaction.ts';

/**
 * Joins what a user wrote in a conversation. The assistant's messages are left out: a sample in an answer would stop the rest
 * of the conversation.
 */
export function writtenText(messages: readonly ChatMessage[]): string {
  const written = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  return written.join(END_OF_MESSAGE);
}
