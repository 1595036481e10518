import { Wallet } from 'ethers';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { signedListing } from '../testing/fakeMarket.ts';
import { keepListing } from './keepListing.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));

const { id, order } = signedListing(new Wallet(`0x${'46'.repeat(32)}`));
const nothing = { balances: [], tokenBalances: [] };

beforeEach(() => fakeServer.reset());

test('sends the signed order to the server unchanged', async () => {
  const requests: unknown[] = [];
  fakeServer.answer('refreshWallet', (input) => {
    requests.push(input);
    return { ...nothing, keepListing: { answer: { id } } };
  });
  await keepListing('mainnet', order);
  expect(requests).toEqual([{ keepListing: { network: 'mainnet', order } }]);
});

test('fails with the reason of the server', async () => {
  const details = { reason: 'tooManyRequests' as const, retryAfterSeconds: 9 };
  const failure = { code: 'resource-exhausted', message: 'Too many.', details };
  fakeServer.answer('refreshWallet', () => ({ ...nothing, keepListing: { failure } }));
  const error: unknown = await keepListing('mainnet', order).catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(CallableError);
  expect(error).toMatchObject({ code: 'resource-exhausted', ...details });
});

test('fails if the response does not mention it, as from an older server', async () => {
  fakeServer.answer('refreshWallet', () => nothing);
  await expect(keepListing('mainnet', order)).rejects.toMatchObject({ code: 'data-loss' });
});
