import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { askSwapQuote } from './askSwapQuote.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));

const question = {
  network: 'mainnet' as const,
  sell: null,
  buy: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  amount: '1000000',
  slippageBps: 50,
};
const answerWith = (part: object | undefined) =>
  fakeServer.answer('refreshWallet', () => ({ balances: [], tokenBalances: [], swapQuote: part }));

beforeEach(() => fakeServer.reset());

test('returns the quote', async () => {
  answerWith({ answer: { status: 'none', reason: 'noRoute' } });
  expect(await askSwapQuote(question)).toEqual({ status: 'none', reason: 'noRoute' });
  expect(fakeServer.asked('refreshWallet')).toEqual([{ swapQuote: question }]);
});

test('fails with the reason of the server', async () => {
  answerWith({ failure: { code: 'failed-precondition', message: 'Swaps are off.' } });
  await expect(askSwapQuote(question)).rejects.toMatchObject({ code: 'failed-precondition' });
});

test.each([
  ['no quote', undefined],
  ['a quote without a route', { answer: { status: 'quoted', amountOut: '1', leastReceived: '1' } }],
])('refuses %s', async (_, part) => {
  answerWith(part);
  await expect(askSwapQuote(question)).rejects.toMatchObject({ code: 'data-loss' });
});
