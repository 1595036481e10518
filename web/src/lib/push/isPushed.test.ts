import { beforeEach, expect, test } from 'vitest';
import { pushMark } from './pushMark.ts';
import { isPushed } from './isPushed.ts';

const MINE = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const OTHER = '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const coin = { network: 'ethereum', to: MINE };
const mark = {
  ...{ userId: 'alice', endpoint: 'https://push.example.com/1', networks: ['mainnet'], sentAt: 0 },
  ...{ language: 'en', accounts: [MINE] },
};

beforeEach(() => {
  localStorage.clear();
  pushMark.write(mark);
});

test('coin and known tokens of a chosen account are pushed', () => {
  expect(isPushed([coin, { ...coin, contract: USDC }], 'alice')).toBe(true);
  pushMark.write({ ...mark, accounts: null });
  expect(isPushed([{ ...coin, to: OTHER }], 'alice')).toBe(true);
});

test.each([
  ['an unverified token', { ...coin, contract: OTHER }],
  ['another account', { ...coin, to: OTHER }],
  ['a network without a scanner', { ...coin, network: 'polygon' }],
])('%s is not', (_, transfer) => {
  expect(isPushed([coin, transfer], 'alice')).toBe(false);
});

test('without pushes, or with those of another user, nothing is', () => {
  expect(isPushed([coin], 'bob')).toBe(false);
  pushMark.remove();
  expect(isPushed([coin], 'alice')).toBe(false);
});
