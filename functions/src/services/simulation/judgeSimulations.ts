import type { Agreement } from '@everything-wallet/core/callables/holdings';
import type { Effect, NodeResponse } from './Effect.ts';

/** What the nodes of a network together say that a call would do. */
export interface SimulationJudgement {
  readonly agreement: Agreement;
  /** Those that say so; none where nothing is known. */
  readonly agreeing: readonly NodeResponse[];
  /** How many vouch for each thing that is told, at least. */
  readonly vouching: number;
}

/**
 * Judges what nodes say that a call would do: it is agreed where enough say the same and they are more than half of those that answered,
 * and where each thing that is told is said by enough. One that looked at some things alone says nothing of the others: it contradicts
 * nobody about them, and vouches for none. One by which the call did otherwise when questions were around it agrees with nobody. One that
 * is behind has no vote beside one that is not, and none of them makes anything agreed.
 *
 * @param needed how many have to say the same
 * @param isRecent whether what a node has is of now
 */
export function judgeSimulations(
  nodeResponses: readonly NodeResponse[],
  needed: number,
  isRecent: (nodeResponse: NodeResponse) => boolean = () => true,
): SimulationJudgement {
  const recent = nodeResponses.filter(isRecent);
  const voters = recent.length > 0 ? recent : nodeResponses;
  const ranked = voters
    .map((nodeResponse) => ({
      nodeResponse,
      agreeing: voters.filter((other) => !contradict(nodeResponse, other)),
    }))
    // Who says little agrees with nodes that contradict each other: what those say together is nothing.
    .filter(({ agreeing }) => agreeing.every((one) => !agreeing.some((other) => contradict(one, other))))
    .toSorted((one, other) => other.agreeing.length - one.agreeing.length);
  const [best] = ranked;
  const none = { agreeing: [], vouching: 0 };
  if (!best) return { agreement: voters.length === 0 ? 'unknown' : 'disputed', ...none };
  const { agreeing } = best;
  const count = agreeing.length;
  // Where others contradict this one and have as many on their side, nothing is known.
  const isOpposed = ranked.some(
    (other) => other.agreeing.length >= count && contradict(other.nodeResponse, best.nodeResponse),
  );
  if (isOpposed || (count < voters.length && !(count >= needed && 2 * count > voters.length)))
    return { agreement: 'disputed', ...none };
  const vouching = fewestSpeakers(agreeing);
  const isAgreed = recent.length > 0 && vouching >= needed;
  return { agreement: isAgreed ? 'agreed' : 'unconfirmed', agreeing, vouching };
}

/** How many of those that agree speak of the thing of which the fewest do. */
function fewestSpeakers(agreeing: readonly NodeResponse[]): number {
  const keys = new Set(agreeing.flatMap(({ effects }) => [...effects.keys()]));
  const counts = [...keys].map((key) => agreeing.filter((one) => speaksOf(one, key)).length);
  return Math.min(agreeing.length, ...counts);
}

/** Whether two nodes say different things of something that both speak of. */
function contradict(one: NodeResponse, other: NodeResponse): boolean {
  if (!one.isSame || !other.isSame || one.succeeds !== other.succeeds) return true;
  const keys = new Set([...one.effects.keys(), ...other.effects.keys()]);
  return [...keys].some((key) => {
    if (!speaksOf(one, key) || !speaksOf(other, key)) return false;
    return amountIn(one.effects.get(key)) !== amountIn(other.effects.get(key));
  });
}

/** No log tells the coin. */
function speaksOf({ isWhole, looked, effects }: NodeResponse, key: string): boolean {
  return looked.has(key) || effects.has(key) || (isWhole && key !== 'coin');
}

/** As a text: nothing that changes is no 0, to which an allowance may be changed. */
function amountIn(effect: Effect | undefined): string {
  return effect === undefined ? 'unchanged' : effect.amount.toString();
}
