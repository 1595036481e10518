import type { Call } from '@everything-wallet/core/calls/Call';
import type { CallEffects } from '@everything-wallet/core/calls/CallEffects';
import type { SimulationAnswer } from '@everything-wallet/core/callables/simulationAnswer';
import { useState } from 'react';
import { isCovered } from './isCovered.ts';
import { minOutcome } from './minOutcome.ts';

/** What was on the screen when a box was ticked. */
interface Ticked {
  /** Undefined where nothing could be tried out. */
  readonly answer: SimulationAnswer | undefined;
  /** Whether it is about what would happen now, and not about what the call or the screen says. */
  readonly isOfLook: boolean;
}

/** What a person has accepted of a call. */
interface Accepted {
  /** By key: what counts now. */
  readonly accepted: ReadonlySet<string>;
  readonly accept: (key: string, isAccepted: boolean, isOfLook: boolean) => void;
}

/**
 * Keeps what a person has accepted of a call. What was ticked of one look counts for those alone that it covers: who has agreed that
 * a little leaves has not agreed that everything does, though both have the same box. Of what comes, the least that the call itself makes
 * sure of is what was agreed to: else what a swap brings would take the tick off with every second block.
 *
 * @param answer the look of now
 */
export function useAccepted(
  answer: SimulationAnswer | undefined,
  about: { readonly call: Call; readonly effects: CallEffects },
): Accepted {
  const [ticked, setTicked] = useState<ReadonlyMap<string, Ticked>>(new Map());
  const leastOf = (seen: SimulationAnswer | undefined) =>
    seen?.outcome ? { ...seen, outcome: minOutcome(seen.outcome, about.effects) } : seen;
  const counts = ({ answer: seen, isOfLook }: Ticked) =>
    !isOfLook || seen === answer || isCovered(leastOf(seen), answer, about);
  return {
    accepted: new Set([...ticked].filter(([, one]) => counts(one)).map(([key]) => key)),
    accept: (key, isAccepted, isOfLook) =>
      setTicked((before) => {
        const next = new Map(before);
        if (isAccepted) next.set(key, { answer, isOfLook });
        else next.delete(key);
        return next;
      }),
  };
}
