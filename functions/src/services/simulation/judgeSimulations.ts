import type { Agreement } from '@everything-wallet/core/schemas/holdings';
import type { Effect, NodeResponse } from './Effect.ts';

/** Decision of a network's nodes about a simulation. */
export interface SimulationJudgement {
  readonly agreement: Agreement;
  /** Nodes that agree; none if nothing is known. */
  readonly agreeing: readonly NodeResponse[];
  /** Minimum number of nodes that confirm each effect. */
  readonly confirming: number;
}

/**
 * Decides on nodes' simulations of a call: it is agreed if enough nodes report the same and they are more
 * than half of those that answered, and if enough nodes report each effect. A node that read only some
 * effects neither contradicts nor confirms the others. One for which the call behaved differently with reads
 * around it agrees with none. A lagging node has no vote beside a current one, and lagging nodes alone agree
 * on nothing.
 *
 * @param needed number of nodes that must agree
 * @param isRecent returns true if a node's state is current
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
    // A node that reports little agrees with nodes that contradict each other: together they prove nothing.
    .filter(({ agreeing }) => agreeing.every((one) => !agreeing.some((other) => contradict(one, other))))
    .toSorted((one, other) => other.agreeing.length - one.agreeing.length);
  const [best] = ranked;
  const none = { agreeing: [], confirming: 0 };
  if (!best) return { agreement: voters.length === 0 ? 'unknown' : 'disputed', ...none };
  const { agreeing } = best;
  const count = agreeing.length;
  // Where others contradict this one and have as many on their side, nothing is known.
  const isOpposed = ranked.some(
    (other) => other.agreeing.length >= count && contradict(other.nodeResponse, best.nodeResponse),
  );
  if (isOpposed || (count < voters.length && !(count >= needed && 2 * count > voters.length)))
    return { agreement: 'disputed', ...none };
  const confirming = fewestSpeakers(agreeing);
  const isAgreed = recent.length > 0 && confirming >= needed;
  return { agreement: isAgreed ? 'agreed' : 'unconfirmed', agreeing, confirming };
}

/** Returns how many of the agreeing nodes cover the effect that the fewest cover. */
function fewestSpeakers(agreeing: readonly NodeResponse[]): number {
  const keys = new Set(agreeing.flatMap(({ effects }) => [...effects.keys()]));
  const counts = [...keys].map((key) => agreeing.filter((one) => speaksOf(one, key)).length);
  return Math.min(agreeing.length, ...counts);
}

/** Returns true if two nodes differ about an effect that both cover. */
function contradict(one: NodeResponse, other: NodeResponse): boolean {
  if (!one.isSame || !other.isSame || one.succeeds !== other.succeeds) return true;
  const keys = new Set([...one.effects.keys(), ...other.effects.keys()]);
  return [...keys].some((key) => {
    if (!speaksOf(one, key) || !speaksOf(other, key)) return false;
    return amountIn(one.effects.get(key)) !== amountIn(other.effects.get(key));
  });
}

/** Returns true if a node covers an effect; no log contains the coin, and logs are read for the sender alone. */
function speaksOf({ isWhole, covered, effects }: NodeResponse, key: string): boolean {
  return covered.has(key) || effects.has(key) || (isWhole && key !== 'coin' && !key.startsWith('receipt '));
}

/** Returns an amount as a text: an unchanged effect is not 0, which an allowance may change to. */
function amountIn(effect: Effect | undefined): string {
  return effect === undefined ? 'unchanged' : effect.amount.toString();
}
