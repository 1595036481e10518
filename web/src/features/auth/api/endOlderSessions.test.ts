// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { pushMark } from '../../../lib/push/pushMark.ts';
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

test('names the push subscription of this browser, which remains, if it is of this user', async () => {
  const endpoint = 'https://push.example.com/mine';
  const mark = { userId: 'alice', endpoint, accounts: null, networks: [], sentAt: 1, language: 'en' };
  const read = vi.spyOn(pushMark, 'read').mockReturnValue(mark);
  await endOlderSessions('alice');
  await endOlderSessions('bob');
  expect(ask.mock.calls).toEqual([
    [{ action: 'endOtherSessions', userId: 'alice', endpoint }],
    [{ action: 'endOtherSessions', userId: 'bob' }],
  ]);
  read.mockRestore();
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
