import { chatLimits } from '@everything-wallet/core/chat/chatLimits';
import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import type { ChatTurn } from './ChatTurn.ts';

/**
 * What the server is told of a conversation: as much of its end as it takes, the question last.
 *
 * Questions that got no answer are left out. The server may have refused one for what it says, and would refuse every
 * later question with it.
 */
export function messagesToSend(turns: readonly ChatTurn[], question: string): ChatMessage[] {
  const answered = turns.filter(
    ({ role }, index) => role === 'assistant' || turns[index + 1]?.role === 'assistant',
  );
  const latest = answered.slice(1 - chatLimits.messages);
  // An answer without its question says nothing to whoever reads it first.
  const start = latest.findIndex(({ role }) => role === 'user');
  const earlier = start === -1 ? [] : latest.slice(start);
  return [
    ...earlier.map(({ role, content }) => ({ role, content: content.slice(0, chatLimits.characters) })),
    { role: 'user', content: question },
  ];
}
