import { expect, test } from 'vitest';
import type { ChatMessage } from './chatRequestSchema.ts';
import { secretInConversation } from './secretInConversation.ts';

const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const key = 'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const user = (content: string): ChatMessage => ({ role: 'user', content });
const assistant = (content: string): ChatMessage => ({ role: 'assistant', content });

test.each([
  ['phrase', [user(phrase)]],
  ['phrase', [user(phrase), assistant('Never share it.'), user('Why?')]],
  ['phrase', [user(phrase.slice(0, 29)), assistant('Go on.'), user(phrase.slice(29))]],
  ['phrase', phrase.split(' ').map(user)],
  ['privateKey', [user(`0x${key.slice(0, 30)}`), assistant('Go on.'), user(key.slice(30))]],
  [undefined, [user('How do I send?'), assistant(`A phrase looks like this: ${phrase}`), user('I see.')]],
  [undefined, [user('How do I send?')]],
])('%s in a conversation: %#', (secret, messages) => {
  expect(secretInConversation(messages)).toBe(secret);
});
