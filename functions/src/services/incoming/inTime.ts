import { DeadlineError } from '../../errors/DeadlineError.ts';
import { withDeadline } from '../../errors/withDeadline.ts';

/** Waits for something so long at most; undefined when it takes longer. */
export async function inTime<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer | undefined> {
  try {
    return await withDeadline(answer, ms);
  } catch (error) {
    if (error instanceof DeadlineError) return undefined;
    throw error;
  }
}
