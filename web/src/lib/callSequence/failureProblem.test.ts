// @vitest-environment node
import { expect, test } from 'vitest';
import { loggedProblems } from '../../testing/loggedProblems.ts';
import { CallableError } from '../firebase/CallableError.ts';
import { failureProblem } from './failureProblem.ts';

const texts = {
  tooMany: 'pools.problem.tooMany',
  notAsked: 'pools.problem.notAsked',
  unexpected: 'pools.problem.unexpected',
  logged: 'A step could not be made ready',
} as const;

test('says how long to wait after too many requests', () => {
  const error = new CallableError('resource-exhausted', '', {
    reason: 'tooManyRequests',
    retryAfterSeconds: 2.2,
  });
  expect(failureProblem(error, texts)).toEqual({ text: 'pools.problem.tooMany', values: { seconds: 3 } });
});

test('says that a server did not answer, without an entry in the log', () => {
  const logged = loggedProblems();
  expect(failureProblem(new CallableError('unavailable', ''), texts)).toEqual({
    text: 'pools.problem.notAsked',
  });
  expect(logged()).toEqual([]);
});

test('logs any other failure with its title', () => {
  const logged = loggedProblems();
  expect(failureProblem(new TypeError('broken'), texts)).toEqual({ text: 'pools.problem.unexpected' });
  expect(logged()).toEqual([expect.stringContaining(texts.logged)]);
});
