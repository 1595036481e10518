import type { ChatMessage } from './chatRequestSchema.ts';
import { END_OF_MESSAGE } from './isCalledTransaction.ts';

/**
 * Joins the user's messages of a conversation. Leaves out the assistant's: a sample in an answer would block
 * the rest of the conversation.
 */
export function writtenText(messages: readonly ChatMessage[]): string {
  const written = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  return written.join(END_OF_MESSAGE);
}
