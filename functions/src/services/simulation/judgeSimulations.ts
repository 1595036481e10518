import type { Agreement } from '@everything-wallet/core/callables/holdings';
import type { Effect, Testimony } from './Effect.ts';

/** What the nodes of a network together say that a call would do. */
export interface SimulationVerdict {
  readonly agreement: Agreement;
  /** Those that say so; none where nothing is known. */
  readonly agreeing: readonly Testimony[];
}

/**
 * Judges what nodes say that a call would do: it is agreed where enough say the same and they are more than half of those that answered.
 * One that looked at some things alone says nothing of the others, and so contradicts nobody about them.
 *
 * @param needed how many have to say the same
 */
export function judgeSimulations(testimonies: readonly Testimony[], needed: number): SimulationVerdict {
  const ranked = testimonies
    .map((testimony) => ({
      testimony,
      agreeing: testimonies.filter((other) => !contradict(testimony, other)),
    }))
    // Who says little agrees with nodes that contradict each other: what those say together is nothing.
    .filter(({ agreeing }) => agreeing.every((one) => !agreeing.some((other) => contradict(one, other))))
    .toSorted(
      (one, other) =>
        other.agreeing.length - one.agreeing.length ||
        Number(other.testimony.isWhole) - Number(one.testimony.isWhole),
    );
  const [best] = ranked;
  if (!best) return { agreement: testimonies.length === 0 ? 'unknown' : 'disputed', agreeing: [] };
  const count = best.agreeing.length;
  // Where others contradict this one and have as many on their side, nothing is known.
  const isOpposed = ranked.some(
    ({ testimony, agreeing }) => agreeing.length >= count && contradict(testimony, best.testimony),
  );
  const agreeing = [best.testimony, ...best.agreeing.filter((one) => one !== best.testimony)];
  if (!isOpposed && count >= needed && 2 * count > testimonies.length)
    return { agreement: 'agreed', agreeing };
  if (count === testimonies.length) return { agreement: 'unconfirmed', agreeing };
  return { agreement: 'disputed', agreeing: [] };
}

/** Whether two nodes say different things of something that both speak of. */
function contradict(one: Testimony, other: Testimony): boolean {
  if (one.succeeds !== other.succeeds) return true;
  const keys = new Set([...one.effects.keys(), ...other.effects.keys()]);
  return [...keys].some((key) => {
    if (!speaksOf(one, key) || !speaksOf(other, key)) return false;
    return amountIn(one.effects.get(key)) !== amountIn(other.effects.get(key));
  });
}

function speaksOf({ isWhole, looked }: Testimony, key: string): boolean {
  return isWhole || looked.has(key);
}

/** As a text: nothing that changes is no 0, to which an allowance may be changed. */
function amountIn(effect: Effect | undefined): string {
  return effect === undefined ? 'unchanged' : effect.amount.toString();
}
