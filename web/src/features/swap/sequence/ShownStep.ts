import type { SwapSequence } from './SwapSequence.ts';

/** Step of a swap that is shown for a signature: the swap with it, and before it. */
export interface ShownStep {
  readonly sequence: SwapSequence;
  readonly before: SwapSequence;
}
