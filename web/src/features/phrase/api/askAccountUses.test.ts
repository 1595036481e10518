// @vitest-environment node
import type { UseQuestion } from '@everything-wallet/core/accounts/AccountFinder';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { askAccountUses } from './askAccountUses.ts';

const called = vi.hoisted(() => vi.fn<(input: { uses: UseQuestion[] }) => Promise<unknown>>());
vi.mock('../../../lib/firebase/callable.ts', () => ({ callable: () => called }));

const UNUSED = { balance: '0', transactions: 0, holdsToken: false };
const ON_MAINNET: UseQuestion = { address: '0x1', network: 'mainnet' };
const ON_POLYGON: UseQuestion = { address: '0x1', network: 'polygon-mainnet' };
const down = { failure: { code: 'unavailable', message: '', details: { reason: 'networkUnavailable' } } };
const tooMany = {
  failure: {
    code: 'resource-exhausted',
    message: '',
    details: { reason: 'tooManyRequests', retryAfterSeconds: 20 },
  },
};

const onWait = vi.fn<(isWaiting: boolean) => void>();
let left: AbortController;
const ask = () => askAccountUses([ON_MAINNET, ON_POLYGON], { onWait, signal: left.signal });

beforeEach(() => {
  vi.useFakeTimers();
  loggedProblems();
  left = new AbortController();
  called.mockReset();
  onWait.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('answers in the requested order, with nothing for a network that is down', async () => {
  called.mockResolvedValue({ uses: [down, { answer: UNUSED }] });
  expect(await ask()).toEqual([undefined, UNUSED]);
  expect(onWait).not.toHaveBeenCalled();
});

test('waits as long as the server requires, and requests only the rest', async () => {
  called.mockResolvedValueOnce({ uses: [{ answer: UNUSED }, tooMany] });
  called.mockResolvedValueOnce({ uses: [{ answer: UNUSED }] });
  const answers = ask();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(called).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(await answers).toEqual([UNUSED, UNUSED]);
  expect(called.mock.calls[1]).toEqual([{ uses: [ON_POLYGON] }]);
  expect(onWait.mock.calls).toEqual([[true], [false]]);
});

test('stops waiting after a limit, or when aborted', async () => {
  called.mockImplementation(({ uses }) => Promise.resolve({ uses: uses.map(() => tooMany) }));
  const answers = ask();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(await answers).toEqual([undefined, undefined]);
  expect(called).toHaveBeenCalledTimes(6);

  const others = ask();
  await vi.advanceTimersByTimeAsync(1);
  left.abort();
  expect(await others).toEqual([undefined, undefined]);
  expect(called).toHaveBeenCalledTimes(7);
});

test('a failed call, or an older server, leaves every address unknown', async () => {
  called.mockRejectedValueOnce(new CallableError('internal', ''));
  expect(await ask()).toEqual([undefined, undefined]);
  called.mockResolvedValueOnce({});
  expect(await ask()).toEqual([undefined, undefined]);
});
