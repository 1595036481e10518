import { expect, test } from 'vitest';
import { batchState } from './batchState.ts';

test.each([
  [['succeeds', 'succeeds'], 'succeeds'],
  [['succeeds', 'unconfirmed'], 'unconfirmed'],
  [['unknown', 'unconfirmed'], 'unknown'],
  [['disputed', 'unknown'], 'disputed'],
  [['succeeds', 'fails', 'disputed'], 'fails'],
  [['fails', undefined], undefined],
] as const)('of calls that are %s is %s', (states, state) => {
  expect(batchState(states)).toBe(state);
});
