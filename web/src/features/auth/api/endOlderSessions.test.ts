// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { endOlderSessions } from './endOlderSessions.ts';

const ask = vi.hoisted(() => vi.fn<(input: object) => Promise<unknown>>());
vi.mock('../../../lib/firebase/callable.ts', () => ({ callable: () => ask }));
vi.mock('../../../lib/log/logProblem.ts', () => ({ logProblem: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockResolvedValue({});
});
afterEach(() => {
  vi.useRealTimers();
});

const lost = new CallableError('deadline-exceeded', '');

test('calls the function for the signed-in user, and again without a response', async () => {
  ask.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  const ending = endOlderSessions('alice');
  await vi.runAllTimersAsync();
  expect(await ending).toBe(true);
  expect(ask.mock.calls).toEqual(
    Array.from({ length: 3 }, () => [{ action: 'endOtherSessions', userId: 'alice' }]),
  );
});

test('returns false without any response, and for an ended session', async () => {
  ask.mockRejectedValue(lost);
  const ending = endOlderSessions('alice');
  await vi.runAllTimersAsync();
  expect(await ending).toBe(false);
  expect(ask).toHaveBeenCalledTimes(3);

  ask.mockReset().mockRejectedValue(new CallableError('unauthenticated', ''));
  expect(await endOlderSessions('alice')).toBe(false);
  expect(ask).toHaveBeenCalledOnce();
});
