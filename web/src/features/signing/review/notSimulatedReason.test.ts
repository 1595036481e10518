// @vitest-environment node
import { expect, test } from 'vitest';
import { notSimulatedReason } from './notSimulatedReason.ts';

const untried = 'vaults.broken.untried' as const;
const unanswered = 'vaults.broken.givesLess' as const;

test('a call that enough nodes have simulated may be signed, and any call without requirements', () => {
  expect(notSimulatedReason({ untried, unanswered }, 'succeeds')).toBeUndefined();
  expect(notSimulatedReason({}, 'unknown')).toBeUndefined();
});

test.each(['unconfirmed', 'disputed', 'unknown', 'fails'] as const)(
  'a call that enough nodes must simulate is not signed where it is %s',
  (state) => {
    expect(notSimulatedReason({ untried }, state)).toBe(untried);
    expect(notSimulatedReason({ untried, unanswered }, state)).toBe(untried);
  },
);

test.each([
  ['unconfirmed', undefined],
  ['disputed', unanswered],
  ['unknown', unanswered],
  ['fails', unanswered],
] as const)('a call that one node must simulate, where it is %s', (state, reason) => {
  expect(notSimulatedReason({ unanswered }, state)).toBe(reason);
});
