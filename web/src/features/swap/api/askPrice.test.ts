import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { askPrice } from './askPrice.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));

const TOKEN = '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984';
const market = { source: 'coingecko', asOf: '2026-11-23T10:00:00.000Z', ageMs: 0 };
const ask = (network = networkById('ethereum')) => askPrice(network, TOKEN);

const answerWith = (answer: object) =>
  fakeServer.answer('refreshWallet', () => ({
    ...{ balances: [], tokenBalances: [] },
    tokenPrices: { answer: { ...market, ...answer } },
  }));

beforeEach(() => fakeServer.reset());

test.each([
  ['a price', { prices: [{ usd: 2, change24h: 0 }] }, 2],
  ['no price', { prices: [null] }, null],
  ['a price that is not known yet', { prices: [null], notNow: [0] }, null],
  ['a built-in example', { prices: [null], source: 'sample' }, undefined],
  ['a price of five minutes ago', { prices: [{ usd: 2, change24h: 0 }], ageMs: 300_000 }, null],
])('where the source has %s', async (_, answer, usd) => {
  answerWith(answer);
  expect(await ask()).toBe(usd);
});

test('there is none on a test network; it is unknown where the request fails', async () => {
  answerWith({ prices: [{ usd: 2, change24h: 0 }] });
  expect(await ask(networkById('sepolia'))).toBeUndefined();
  fakeServer.answer('refreshWallet', () => ({
    ...{ balances: [], tokenBalances: [] },
    tokenPrices: { failure: { code: 'unavailable', message: 'Prices are unavailable.' } },
  }));
  expect(await ask()).toBeNull();
});

test('is unknown after five seconds without an answer', async () => {
  vi.useFakeTimers();
  fakeServer.answer('refreshWallet', () => new Promise(() => undefined));
  const price = ask();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await price).toBeNull();
  vi.useRealTimers();
});
