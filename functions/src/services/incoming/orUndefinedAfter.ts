import { DeadlineError } from '../../errors/DeadlineError.ts';
import { withDeadline } from '../../errors/withDeadline.ts';

/** Returns the answer, or undefined after `ms`. */
export async function orUndefinedAfter<Answer>(
  answer: Promise<Answer>,
  ms: number,
): Promise<Answer | undefined> {
  try {
    return await withDeadline(answer, ms);
  } catch (error) {
    if (error instanceof DeadlineError) return undefined;
    throw error;
  }
}
