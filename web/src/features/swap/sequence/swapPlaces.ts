import type { SwapSequence } from './SwapSequence.ts';

/** Place of a stored swap, above or below the form, and its state. */
interface SwapPlace {
  readonly place: 'above' | 'below';
  readonly isFinished: boolean;
}

/** Places of the stored swaps whose state is known, by id. */
export type SwapPlaces = ReadonlyMap<string, SwapPlace>;

/**
 * Returns the place of a swap. Until its state is known, one whose last step was sent counts as finished, so that the form does not move
 * when the page opens.
 */
export function placeOfSwap(
  places: SwapPlaces,
  { id, step }: Pick<SwapSequence, 'id' | 'step'>,
): SwapPlace['place'] {
  const isSent = step !== null && step.tx_hash !== null;
  const expected = isSent && (step.name === 'swap' || step.name === 'takeBack') ? 'below' : 'above';
  return places.get(id)?.place ?? expected;
}

/**
 * Stores the state of a swap. A swap that finishes while the user waits stays above the form; one finished earlier is below.
 */
export function placesAfter(places: SwapPlaces, id: string, isFinished: boolean): SwapPlaces {
  const before = places.get(id);
  if (before?.isFinished === isFinished) return places;
  const place = isFinished ? (before?.place ?? 'below') : 'above';
  return new Map(places).set(id, { place, isFinished });
}

/** Puts finished swaps below the form once the next step of any swap is sent. */
export function placesOnSend(places: SwapPlaces): SwapPlaces {
  return new Map(
    [...places].map(([id, known]) => [id, known.isFinished ? { ...known, place: 'below' } : known]),
  );
}
