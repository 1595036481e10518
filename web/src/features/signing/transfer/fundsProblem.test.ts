// @vitest-environment node
import { expect, test } from 'vitest';
import type { TextId } from '../../../texts/texts.ts';
import { fundsProblem, type Funds } from './fundsProblem.ts';

test.each<[string, Funds, TextId | undefined]>([
  ['nothing typed', { amount: undefined, fee: undefined, balance: 0n }, undefined],
  ['the whole balance before the fee is known', { amount: 5n, fee: undefined, balance: 5n }, undefined],
  ['amount and fee to the wei', { amount: 4n, fee: 1n, balance: 5n }, undefined],
  ['a wei more', { amount: 5n, fee: 1n, balance: 5n }, 'send.error.insufficientFunds'],
  ['an unknown balance', { amount: 5n, fee: 1n, balance: undefined }, undefined],
  [
    'all tokens, and the fee to the wei',
    { amount: 9n, fee: 1n, balance: 1n, token: { balance: 9n } },
    undefined,
  ],
  [
    'one token too many',
    { amount: 9n, fee: 1n, balance: 100n, token: { balance: 8n } },
    'send.error.insufficientTokens',
  ],
  [
    'tokens without coin',
    { amount: 9n, fee: 1n, balance: 0n, token: { balance: 9n } },
    'send.error.feeNotCovered',
  ],
  ['unknown tokens', { amount: 9n, fee: 1n, balance: 1n, token: { balance: undefined } }, undefined],
])('%s', (_, funds, problem) => {
  expect(fundsProblem(funds)).toBe(problem);
});
