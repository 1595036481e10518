import { expect, test } from 'vitest';
import type { ChatMessage } from './chatRequestSchema.ts';
import { findSecretInConversation } from './findSecretInConversation.ts';

const spanish = 'lonja barniz hijo diva trébol rumor nudo abrigo cetro lápiz ganso mínimo'.split(' ');
const user = (content: string): ChatMessage => ({ role: 'user', content });
const assistant = (content: string): ChatMessage => ({ role: 'assistant', content });

test.each([
  ['phrase', [user(spanish.join(' '))]],
  ['phrase', spanish.map(user)],
  ['phrase', [user(spanish.slice(0, 6).join(' ')), assistant('Go on.'), user(spanish.slice(6).join(' '))]],
  ['apiKey', [user('why 401 with ew_test_0123456789ABCDEFghijklmnopqrstuvwx')]],
  ['privateKey', [user('my entropy: 5f3c9a1be0d2477896ab13cd24ef5067')]],
  [undefined, [user('¿Cómo envío monedas?'), assistant(spanish.join(' ')), user('Gracias')]],
] as const)('%s in a conversation: %#', async (secret, messages) => {
  expect(await findSecretInConversation(messages)).toBe(secret);
});
