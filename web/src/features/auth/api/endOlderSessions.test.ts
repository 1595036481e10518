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

test('is asked for whoever has signed in, and again where no answer comes', async () => {
  ask.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  const ending = endOlderSessions('alice');
  await vi.runAllTimersAsync();
  expect(await ending).toBe(true);
  expect(ask.mock.calls).toEqual(
    Array.from({ length: 3 }, () => [{ action: 'endOtherSessions', userId: 'alice' }]),
  );
});

test('says so where no answer comes at all, and where the session is over', async () => {
  ask.mockRejectedValue(lost);
  const ending = endOlderSessions('alice');
  await vi.runAllTimersAsync();
  expect(await ending).toBe(false);
  expect(ask).toHaveBeenCalledTimes(3);

  ask.mockReset().mockRejectedValue(new CallableError('unauthenticated', ''));
  expect(await endOlderSessions('alice')).toBe(false);
  expect(ask).toHaveBeenCalledOnce();
});
