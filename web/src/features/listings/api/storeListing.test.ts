import { Wallet } from 'ethers';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { signedListing } from '../testing/fakeMarket.ts';
import { storeListing } from './storeListing.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));

const { id, order } = signedListing(new Wallet(`0x${'46'.repeat(32)}`));

beforeEach(() => fakeServer.reset());

test('sends the signed order to the server unchanged', async () => {
  fakeServer.answer('storeListing', () => ({ id }));
  await storeListing('mainnet', order);
  expect(fakeServer.asked('storeListing')).toEqual([{ network: 'mainnet', order }]);
});

test('fails with the reason of the server', async () => {
  fakeServer.answer('storeListing', () => {
    throw fakeServer.tooManyRequests(9);
  });
  const error: unknown = await storeListing('mainnet', order).catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(CallableError);
  expect(error).toMatchObject({
    code: 'resource-exhausted',
    reason: 'tooManyRequests',
    retryAfterSeconds: 9,
  });
});

test('fails if the response is no answer', async () => {
  fakeServer.answer('storeListing', () => ({}));
  await expect(storeListing('mainnet', order)).rejects.toBeInstanceOf(CallableError);
});
