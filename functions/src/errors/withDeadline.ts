import { DeadlineError } from './DeadlineError.ts';

/** Milliseconds after which a database that says nothing is taken for one that does not answer. */
export const DATABASE_TIMEOUT_MS = 5_000;

/**
 * Waits for an answer so long and no longer. What was asked goes on: whether something was written is not known then.
 *
 * @throws DeadlineError when there is none in time
 */
export async function withDeadline<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new DeadlineError(`No answer within ${ms} ms`));
    }, ms);
  });
  try {
    return await Promise.race([answer, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
