import { expect, it } from 'vitest';
import { holdingsUnits } from './holdingsUnits.ts';

const question = { network: 'mainnet' as const, tokens: [], discovers: false, discoversFrom: 0 };
const many = (count: number) => Array.from({ length: count }, (_, index) => `0x${index}`);

it.each([
  ['nothing', [], 0],
  ['two networks', [1, 2].map(() => ({ ...question, addresses: many(30) })), 2],
  ['discovery of tokens', [{ ...question, addresses: many(1), discovers: true }], 2],
  [
    'the most that can be asked',
    [{ ...question, addresses: many(30), tokens: many(200), discovers: true }],
    8,
  ],
])('counts %s', (_, questions, units) => {
  expect(holdingsUnits(questions)).toBe(units);
});
