import type { FailureReason } from '@everything-wallet/core/callables/failureReason';
import { FirebaseError } from 'firebase/app';

type Answer = (input: unknown) => unknown;

const answers = new Map<string, Answer>();
const questions: { name: string; input: unknown }[] = [];

/**
 * Stands in for the server behind Firebase's callables; everything before it runs for real in unit tests.
 *
 * A test file mocks 'firebase/functions' with `{ httpsCallable: fakeServer.httpsCallable }`, and
 * firebaseServices.
 */
export const fakeServer = {
  /** The SDK's function of the same name, answering from here. */
  httpsCallable: (_functions: unknown, name: string) => async (input: unknown) => {
    questions.push({ name, input });
    const answer = answers.get(name);
    if (!answer) throw new Error(`The test has no answer for ${name}`);
    return { data: await answer(input) };
  },

  /** Sets the answer of a callable from now on; it may be a promise, or throw. */
  answer: (name: string, answer: Answer) => answers.set(name, answer),

  /**
   * Creates a failure as the SDK reports it: a server's answer ends in its HTTP status and has a reason in
   * its details, a call without an answer has neither.
   */
  failure: (code: string, message?: string, reason: FailureReason = 'refused') =>
    message === undefined
      ? new FirebaseError(`functions/${code}`, code)
      : Object.assign(new FirebaseError(`functions/${code}`, `${message} [400]`), { details: { reason } }),

  /** Returns a rate-limit error. */
  tooManyRequests: (retryAfterSeconds: number) =>
    Object.assign(new FirebaseError('functions/resource-exhausted', 'You have asked a lot. [429]'), {
      details: { reason: 'tooManyRequests', retryAfterSeconds },
    }),

  /** Requests of one callable so far, oldest first. */
  asked: (name: string): readonly unknown[] =>
    questions.filter((question) => question.name === name).map(({ input }) => input),

  /** Names of the callables requested so far, oldest first. */
  askedNames: (): readonly string[] => questions.map(({ name }) => name),

  /** Forgets requests and answers. */
  reset: () => {
    answers.clear();
    questions.length = 0;
  },
};
