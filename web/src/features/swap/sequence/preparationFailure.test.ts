// @vitest-environment node
import { SwapError } from '@everything-wallet/core/swaps/SwapError';
import { expect, test } from 'vitest';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { preparationFailure } from './preparationFailure.ts';

test('too many questions say when to go on', () => {
  const error = new CallableError('resource-exhausted', 'Too many', {
    reason: 'tooManyRequests',
    retryAfterSeconds: 12,
  });
  expect(preparationFailure(error)).toEqual({
    text: 'swap.live.problem.tooMany',
    values: { seconds: 12 },
  });
});

test('a refused quote says why', () => {
  expect(preparationFailure(new SwapError('otherAmount'))).toEqual({
    text: 'swap.live.problem.otherAmount',
  });
  expect(preparationFailure(new CallableError('unavailable', 'Down'))).toEqual({
    text: 'swap.live.problem.quote',
  });
});

test('an unexpected failure is logged', () => {
  const logged = loggedProblems();
  expect(preparationFailure(new TypeError('broken'))).toEqual({ text: 'swap.live.problem.record' });
  expect(logged()).toHaveLength(1);
});
