import type { Call } from '@everything-wallet/core/calls/Call';
import type { CallEffects } from '@everything-wallet/core/calls/CallEffects';
import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import { useState } from 'react';
import { isCovered } from './isCovered.ts';
import { withMinimum } from './withMinimum.ts';

/** Preview at the time a warning was accepted. */
interface Ticked {
  /** Undefined where the simulation failed. */
  readonly answer: SimulationAnswer | undefined;
  /** True if it is about the simulation, and not about the call or the screen. */
  readonly isOfPreview: boolean;
}

/** Accepted warnings of a call. */
export interface Accepted {
  /** Keys of the warnings that currently count as accepted. */
  readonly accepted: ReadonlySet<string>;
  readonly accept: (key: string, isAccepted: boolean, isOfPreview: boolean) => void;
}

/** A call with its current simulation. */
interface Simulated {
  readonly call: Call;
  readonly effects: CallEffects;
  /** Undefined where there is none. */
  readonly answer: SimulationAnswer | undefined;
}

/**
 * Tracks the accepted warnings of calls, of each apart. A warning accepted for one simulation covers only those that are not worse: accepting a small
 * payment does not accept a large one, though both have the same checkbox. Of receipts, only the guaranteed minimum counts: otherwise the
 * changing output of a swap would clear the checkbox with every second block.
 *
 * @param calls in the same order in every render
 * @returns in that order
 */
export function useAccepted(calls: readonly Simulated[]): readonly Accepted[] {
  const [all, setAll] = useState<readonly ReadonlyMap<string, Ticked>[]>(() => calls.map(() => new Map()));
  return calls.map(({ answer, ...about }, place): Accepted => {
    const isAccepted = ({ answer: seen, isOfPreview }: Ticked) =>
      !isOfPreview || seen === answer || isCovered(withMinimum(seen, about.effects), answer, about);
    const ticked = [...(all[place] ?? [])];
    return {
      accepted: new Set(ticked.filter(([, one]) => isAccepted(one)).map(([key]) => key)),
      accept: (key, isTicked, isOfPreview) =>
        setAll((before) =>
          before.map((one, index) => {
            if (index !== place) return one;
            const next = new Map(one);
            if (isTicked) next.set(key, { answer, isOfPreview });
            else next.delete(key);
            return next;
          }),
        ),
    };
  });
}
