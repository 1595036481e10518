import type { PartFailure } from '@everything-wallet/core/callables/refreshWallet';
import type { FailureDetails } from '@everything-wallet/core/callables/failureReason';
import { toCallRefusal } from './toCallRefusal.ts';

type Part<Answer> = { readonly answer: Answer } | { readonly failure: PartFailure };

/**
 * Answers one of several parts: with its answer, or with the failure that a callable of its own would give.
 * Never fails.
 *
 * @param name of the callable, for the log
 * @param admitted rejects if the part is not allowed
 */
export async function answerPart<Answer>(
  name: string,
  admitted: Promise<void>,
  ask: () => Promise<Answer>,
): Promise<Part<Answer>> {
  try {
    await admitted;
    return { answer: await ask() };
  } catch (error) {
    const { code, message, details } = toCallRefusal(name, error);
    return {
      failure: { code, message, ...(details !== undefined && { details: details as FailureDetails }) },
    };
  }
}
