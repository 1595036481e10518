import { expect, test } from 'vitest';
import { approveRequest } from '../testing/callRequest.ts';
import { simulated } from '../testing/simulated.ts';
import { gasLimitsOf } from './gasLimitsOf.ts';

const answer = (outcome: object) => simulated(approveRequest, undefined, outcome);

test('are half as much again as the gas used, for all but the first call', () => {
  const answers = [{ gasUsed: '1' }, { gasUsed: '100000' }, { gasUsed: '10000' }].map(answer);
  expect(gasLimitsOf(answers)).toEqual([150_000n, 21_000n]);
});

test.each([
  ['fails', { succeeds: false }],
  ['has no gas', { gasUsed: null }],
])('are unknown where a call %s', (_, outcome) => {
  expect(gasLimitsOf([answer({}), answer({}), answer(outcome)])).toBeUndefined();
});

test('are unknown where nodes disagree', () => {
  expect(gasLimitsOf([answer({}), { ...answer({}), outcome: null }])).toBeUndefined();
});
