import type { SwapJourney } from './SwapJourney.ts';
import { swapJourneys } from './swapJourneys.ts';

/** The same swap as this device stores it now; undefined where it is no longer stored. */
export function storedJourney({ user_id: userId, id }: SwapJourney): SwapJourney | undefined {
  return swapJourneys.ofUser(userId).find((journey) => journey.id === id);
}

/** Returns true where no other tab has continued the swap. */
export function isAsStored(journey: SwapJourney): boolean {
  const { step } = journey;
  const stored = storedJourney(journey)?.step;
  return stored?.name === step?.name && stored?.tx_hash === step?.tx_hash;
}
