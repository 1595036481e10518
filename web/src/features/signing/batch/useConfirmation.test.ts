import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useStepRecord, type FollowedStep } from '../../../lib/callSequence/useStepRecord.ts';
import { promisesSettled } from '../../../testing/promisesSettled.ts';
import { useConfirmation } from './useConfirmation.ts';

vi.mock('../../../lib/callSequence/useStepRecord.ts', () => ({ useStepRecord: vi.fn() }));

/** State of each call, by its hash. */
let states: Record<string, FollowedStep['state']>;
let replace: (txHash: string) => void;
beforeEach(() => {
  states = {};
  vi.mocked(useStepRecord).mockImplementation(({ txHash, onReplaced }) => {
    replace = onReplaced;
    return { state: states[txHash ?? ''] ?? 'pending' } as FollowedStep;
  });
});

async function waitFor(txHash: string) {
  const hook = renderHook(() => useConfirmation('alice', 'ethereum'));
  const heard: string[] = [];
  await act(async () => {
    void hook.result.current.wait(txHash).then(({ state, txHash: found }) => heard.push(`${state} ${found}`));
    await promisesSettled();
  });
  return { ...hook, heard };
}

test('waits until a call is in a block', async () => {
  const { rerender, heard, result } = await waitFor('0xAB');
  expect(heard).toEqual([]);
  expect(result.current.stop).toBeDefined();
  states['0xab'] = 'completed';
  rerender();
  await act(promisesSettled);
  expect(heard).toEqual(['completed 0xab']);
  expect(result.current.stop).toBeUndefined();
});

test('follows the call that replaces it', async () => {
  const { rerender, heard } = await waitFor('0xab');
  act(() => replace('0xcd'));
  states['0xcd'] = 'failed';
  rerender();
  await act(promisesSettled);
  expect(heard).toEqual(['failed 0xcd']);
});

test('waits for each call apart', async () => {
  states['0xab'] = 'completed';
  const { result, heard } = await waitFor('0xab');
  expect(heard).toEqual(['completed 0xab']);
  await act(async () => {
    void result.current.wait('0xcd').then(({ state }) => heard.push(state));
    await promisesSettled();
  });
  expect(heard).toEqual(['completed 0xab']);
});

test('no longer waits once it is stopped', async () => {
  const { result, heard } = await waitFor('0xab');
  await act(async () => {
    result.current.stop?.();
    await promisesSettled();
  });
  expect(heard).toEqual(['pending 0xab']);
});
