import type { FailureDetails } from '@everything-wallet/core/callables/failureReason';
import type { PartFailure } from '@everything-wallet/core/callables/refreshWallet';
import { toCallRefusal } from './toCallRefusal.ts';

/** Answer of one of several questions, or the failure that a callable of its own would have. */
type AnsweredPart<Answer> = { readonly answer: Answer } | { readonly failure: PartFailure };

/**
 * Answers one of several questions. Never fails.
 *
 * @param name of the callable, for the log
 */
export async function answerPart<Answer>(
  name: string,
  ask: () => Promise<Answer>,
): Promise<AnsweredPart<Answer>> {
  try {
    return { answer: await ask() };
  } catch (error) {
    const { code, message, details } = toCallRefusal(name, error);
    return {
      failure: { code, message, ...(details !== undefined && { details: details as FailureDetails }) },
    };
  }
}
