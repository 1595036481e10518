import { logProblem } from '../../../lib/log/logProblem.ts';
import { sentMeanwhile } from './nextStep.ts';
import { storedJourney } from './storedJourney.ts';
import type { SwapJourney } from './SwapJourney.ts';
import { swapJourneys } from './swapJourneys.ts';

/** Step that was shown and left: the swap with it, and before it. */
interface LeftStep {
  readonly journey: SwapJourney;
  readonly before: SwapJourney;
}

/**
 * Stores a swap as it was before a step whose review was closed, unless the step was sent without the dialog knowing. A signed step
 * stays as it is: the journal of sends may still broadcast it.
 */
export async function restoreStep({ journey, before }: LeftStep): Promise<void> {
  try {
    const found = await sentMeanwhile(storedJourney(journey) ?? journey, { isUnheard: true });
    // It is read again: the hash may have been noted while the server was asked.
    const isSigned = typeof storedJourney(journey)?.step?.tx_hash === 'string';
    if (found) swapJourneys.write(found);
    else if (isSigned) return;
    else if (before.step) swapJourneys.write(before);
    else swapJourneys.remove(before.user_id, before.id);
  } catch (error) {
    // The swap stays as an interrupted one.
    logProblem('What became of a swap could not be read', error);
  }
}
