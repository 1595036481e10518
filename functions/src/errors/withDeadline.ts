import { DeadlineError } from './DeadlineError.ts';

/** Timeout of the database in ms. */
export const DATABASE_TIMEOUT_MS = 5_000;

/**
 * Waits for an answer up to a timeout. After a timeout the operation continues, so it may still write.
 *
 * @throws DeadlineError after the timeout
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
