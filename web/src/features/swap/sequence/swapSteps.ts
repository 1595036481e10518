import type { SequenceStep } from '../../../components/SequenceSteps.tsx';
import type { SwapSequence } from './SwapSequence.ts';
import type { SwapState } from './swapState.ts';

/** Step of a swap with its state; `name` is a part of the text id `swap.step.…`. */
export interface ShownSwapStep {
  readonly name: 'revoke' | 'approve' | 'swap';
  readonly state: SequenceStep['state'];
}

/**
 * Lists the signatures of a swap of a token: an approval, then the swap; where an old approval was revoked first, that as well.
 *
 * @returns undefined for a swap of coin, which has one signature, and once the approval is revoked after all
 */
export function swapSteps(
  { sell, router, step }: Pick<SwapSequence, 'sell' | 'router' | 'step'>,
  state: SwapState['name'],
): readonly ShownSwapStep[] | undefined {
  // Without a router nothing is approved: the coin is wrapped or unwrapped.
  if (sell.contract === null || router === null || step?.name === 'takeBack') return undefined;
  const names = [...(step?.name === 'revoke' ? (['revoke'] as const) : []), 'approve', 'swap'] as const;
  const last = names.findIndex((name) => name === (step?.name ?? 'approve'));
  const isDone = state === `${names[last] ?? 'approve'}.completed`;
  const current = isDone ? last + 1 : last;
  return names.map((name, place) => ({
    name,
    state: place < current ? 'done' : place === current ? 'now' : 'next',
  }));
}
