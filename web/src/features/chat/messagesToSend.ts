import { chatLimits } from '@everything-wallet/core/chat/chatLimits';
import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import type { ChatTurn } from './ChatTurn.ts';

/**
 * Selects the messages for the server: as much of the end of the conversation as it accepts, the question last.
 *
 * Leaves out questions without an answer: the server may have refused one for its content, and would refuse every later question
 * with it.
 */
export function messagesToSend(turns: readonly ChatTurn[], question: string): ChatMessage[] {
  const answered = turns.filter(
    ({ role }, index) => role === 'assistant' || turns[index + 1]?.role === 'assistant',
  );
  const latest = answered.slice(1 - chatLimits.messages);
  // An answer without its question has no meaning for the server.
  const start = latest.findIndex(({ role }) => role === 'user');
  const earlier = start === -1 ? [] : latest.slice(start);
  return [
    ...earlier.map(({ role, content }) => ({ role, content: content.slice(0, chatLimits.characters) })),
    { role: 'user', content: question },
  ];
}
