// @vitest-environment node
import { callableContract } from '@everything-wallet/core/callables/CallableContract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { retryingCallable } from './retryingCallable.ts';
import { fakeServer } from './testing/fakeServer.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('./firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  fakeServer.reset();
});

const contract = callableContract({ name: 'ask', input: z.null(), output: z.number() });
const requested = () => fakeServer.asked('ask').length;

test('sends no request after a rate limit until its wait is over', async () => {
  const ask = retryingCallable(contract);
  fakeServer.answer('ask', () => {
    throw fakeServer.tooManyRequests(12);
  });
  const refusal = { reason: 'tooManyRequests', serverMessage: 'You have asked a lot.' };
  for (let i = 0; i < 5; i += 1) await expect(ask(null)).rejects.toMatchObject(refusal);
  expect(requested()).toBe(1);
  vi.advanceTimersByTime(11_999);
  await expect(ask(null)).rejects.toMatchObject(refusal);
  expect(requested()).toBe(1);
  vi.advanceTimersByTime(1);
  fakeServer.answer('ask', () => 7);
  await expect(ask(null)).resolves.toBe(7);
});

test('retries after any other failure', async () => {
  const ask = retryingCallable(contract);
  fakeServer.answer('ask', () => {
    throw fakeServer.failure('unavailable', 'The node is down.', 'networkUnavailable');
  });
  await expect(ask(null)).rejects.toThrow('The node is down.');
  await expect(ask(null)).rejects.toThrow('The node is down.');
  expect(requested()).toBe(2);
});
