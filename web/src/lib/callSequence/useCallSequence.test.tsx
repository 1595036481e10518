import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { deferred } from '../../testing/deferred.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import type { CallRequest } from '../calls/CallRequest.ts';
import { holdCallLock } from '../calls/holdCallLock.ts';
import type { CallSequence } from './CallSequence.ts';
import type { NextStep } from './NextStep.ts';
import { useCallSequence } from './useCallSequence.ts';

setUpComponentTests();

const account = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const signs: NextStep<string> = { type: 'sign', step: 'approve', requests: [{} as CallRequest] };
const sequence: CallSequence<string> = {
  id: 'one',
  lock: { chainId: 1, account, otherTab: { text: 'pools.problem.otherTab' } },
  next: () => signs,
  problemOf: () => ({ text: 'pools.problem.unexpected' }),
};

const open = () => renderHook(() => useCallSequence<string>(), { wrapper: StrictMode });

test('is busy from the press until the outcome of a closed review is known', async () => {
  const { result } = open();
  expect(result.current.isBusy).toBe(false);
  const asked = deferred<NextStep<string>>();
  const undone = deferred<undefined>();
  await act(async () => {
    void result.current.start({ ...sequence, next: () => asked.promise, undo: () => undone.promise });
    await Promise.resolve();
  });
  expect(result.current).toMatchObject({ isBusy: true, preparing: 'one' });
  await act(async () => {
    asked.resolve(signs);
    await asked.promise;
  });
  expect(result.current).toMatchObject({ isBusy: true, step: 'approve' });
  act(() => result.current.calls?.onClose());
  expect(result.current.calls).toBeUndefined();
  expect(result.current.isBusy).toBe(true);
  await act(async () => {
    undone.resolve(undefined);
    await undone.promise;
  });
  expect(result.current.isBusy).toBe(false);
});

test('shows why a sequence cannot start', () => {
  const { result } = open();
  act(() => result.current.refuse('one', { text: 'pools.problem.underWay' }));
  expect(result.current).toMatchObject({
    isBusy: false,
    problem: { id: 'one', text: 'pools.problem.underWay' },
  });
});

test('leaving the screen releases the lock, and nothing more is prepared', async () => {
  const { result, unmount } = open();
  await act(() => result.current.start(sequence));
  expect(result.current.step).toBe('approve');
  expect(await holdCallLock(1, account)).toBeUndefined();
  unmount();
  const release = await holdCallLock(1, account);
  expect(release).toBeDefined();
  release?.();
  await result.current.start(sequence);
  const again = await holdCallLock(1, account);
  expect(again).toBeDefined();
  again?.();
});
