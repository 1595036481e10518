import { expect, it } from 'vitest';
import { swapQuoteQuestionSchema } from './swapQuote.ts';

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const question = { network: 'mainnet', sell: null, buy: usdc, amount: '1000000', slippageBps: 50 };

it('accepts a coin for a token, and two tokens', () => {
  expect(swapQuoteQuestionSchema.parse(question)).toEqual(question);
  const other = {
    ...question,
    sell: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    slippageBps: 0,
    exchange: 'v2',
  };
  expect(swapQuoteQuestionSchema.parse(other)).toEqual(other);
});

it.each([
  ['the coin for the coin', { buy: null }],
  ['a token for itself, in another case', { sell: usdc.toLowerCase() }],
  ['an amount of 0', { amount: '0' }],
  ['an amount with decimals', { amount: '1.5' }],
  ['a negative amount', { amount: '-1' }],
  ['an amount with zeros before it', { amount: '01' }],
  ['an amount beyond 256 bits', { amount: '9'.repeat(78) }],
  ['no slippage', { slippageBps: undefined }],
  ['a part of a basis point', { slippageBps: 0.5 }],
  ['more slippage than half', { slippageBps: 5_001 }],
  ['another network', { network: 'ethereum' }],
  ['another exchange', { exchange: 'v4' }],
  ['an invalid address', { sell: '0x12' }],
  ['an unknown field', { deadline: 1 }],
])('rejects %s', (_, change) => {
  expect(swapQuoteQuestionSchema.safeParse({ ...question, ...change }).success).toBe(false);
});
