import { expect, test } from 'vitest';
import { untriedReason } from './untriedReason.ts';

const untried = 'vaults.broken.untried' as const;
const unheard = 'vaults.broken.givesLess' as const;

test('a call that enough nodes have tried out may be signed, and any other one of which nothing is asked', () => {
  expect(untriedReason({ untried, unheard }, 'succeeds')).toBeUndefined();
  expect(untriedReason({}, 'unknown')).toBeUndefined();
});

test.each(['unconfirmed', 'disputed', 'unknown', 'fails'] as const)(
  'one that has to be tried out by enough nodes is not signed where it is %s',
  (state) => {
    expect(untriedReason({ untried }, state)).toBe(untried);
    expect(untriedReason({ untried, unheard }, state)).toBe(untried);
  },
);

test.each([
  ['unconfirmed', undefined],
  ['disputed', unheard],
  ['unknown', unheard],
  ['fails', unheard],
] as const)('one that a node has to try out, where it is %s', (state, reason) => {
  expect(untriedReason({ unheard }, state)).toBe(reason);
});
