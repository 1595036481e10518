// @vitest-environment node
import { chatRequestSchema } from '@everything-wallet/core/chat/chatRequestSchema';
import { expect, test } from 'vitest';
import type { ChatTurn } from './ChatTurn.ts';
import { messagesToSend } from './messagesToSend.ts';

let id = 0;
const user = (content: string): ChatTurn => ({ id: (id += 1), role: 'user', content });
const assistant = (content: string): ChatTurn => ({ id: (id += 1), role: 'assistant', content });
const contents = (turns: readonly ChatTurn[]) => messagesToSend(turns, 'now').map(({ content }) => content);

test('the question is last, with role and content only', () => {
  expect(messagesToSend([user('a'), { ...assistant('b'), interrupted: 'cut' }], 'c')).toEqual([
    { role: 'user', content: 'a' },
    { role: 'assistant', content: 'b' },
    { role: 'user', content: 'c' },
  ]);
});

test('leaves out questions without an answer', () => {
  expect(contents([user('refused'), user('a'), assistant('b'), user('lost')])).toEqual(['a', 'b', 'now']);
});

test.each([0, 1, 24, 25, 26, 200])('sends what the server accepts of %s questions and answers', (count) => {
  const turns = Array.from({ length: count }, (_, index) => [
    user(`q${index}`),
    assistant('x'.repeat(5000)),
  ]).flat();
  const messages = messagesToSend(turns, 'now');
  expect(chatRequestSchema.parse({ messages })).toEqual({ messages });
  expect(messages[0]?.role).toBe('user');
  expect(messages).toHaveLength(2 * Math.min(count, 24) + 1);
  if (count > 0) expect(messages.at(-3)?.content).toBe(`q${count - 1}`);
});
