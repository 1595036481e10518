import type { Call } from '@everything-wallet/core/calls/Call';
import type { CallEffects } from '@everything-wallet/core/calls/CallEffects';
import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import { useState } from 'react';
import { isCovered } from './isCovered.ts';
import { minOutcome } from './minOutcome.ts';

/** Preview at the time a warning was accepted. */
interface Ticked {
  /** Undefined where the simulation failed. */
  readonly answer: SimulationAnswer | undefined;
  /** True if it is about the simulation, and not about the call or the screen. */
  readonly isOfPreview: boolean;
}

/** Accepted warnings of a call. */
interface Accepted {
  /** Keys of the warnings that currently count as accepted. */
  readonly accepted: ReadonlySet<string>;
  readonly accept: (key: string, isAccepted: boolean, isOfPreview: boolean) => void;
}

/**
 * Tracks the accepted warnings of a call. A warning accepted for one simulation covers only those that are not worse: accepting a small
 * payment does not accept a large one, though both have the same checkbox. Of receipts, only the guaranteed minimum counts: otherwise the
 * changing output of a swap would clear the checkbox with every second block.
 *
 * @param answer current simulation
 */
export function useAccepted(
  answer: SimulationAnswer | undefined,
  about: { readonly call: Call; readonly effects: CallEffects },
): Accepted {
  const [ticked, setTicked] = useState<ReadonlyMap<string, Ticked>>(new Map());
  const withMinimum = (seen: SimulationAnswer | undefined) =>
    seen?.outcome ? { ...seen, outcome: minOutcome(seen.outcome, about.effects) } : seen;
  const isAccepted = ({ answer: seen, isOfPreview }: Ticked) =>
    !isOfPreview || seen === answer || isCovered(withMinimum(seen), answer, about);
  return {
    accepted: new Set([...ticked].filter(([, one]) => isAccepted(one)).map(([key]) => key)),
    accept: (key, isTicked, isOfPreview) =>
      setTicked((before) => {
        const next = new Map(before);
        if (isTicked) next.set(key, { answer, isOfPreview });
        else next.delete(key);
        return next;
      }),
  };
}
