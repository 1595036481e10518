import type { Agreement } from '@everything-wallet/core/schemas/holdings';

/** Decision of several nodes together. */
export type QuorumResult<Value> =
  | { readonly agreement: 'agreed' | 'unconfirmed'; readonly value: Value; readonly agreeing: number }
  | { readonly agreement: Extract<Agreement, 'disputed' | 'unknown'>; readonly agreeing: 0 };

/**
 * Decides on the answers of a network's nodes (decision 41): a value is agreed if enough nodes give it and
 * they are more than half of those that answered. So neither of two differing nodes is believed, and one that
 * lies decides nothing among three.
 *
 * @param answers undefined for a node that gave none
 * @param needed number of equal answers required
 */
export function quorum<Value extends bigint | number | string | null>(
  answers: readonly (Value | undefined)[],
  needed: number,
): QuorumResult<Value> {
  const votes = new Map<Value, number>();
  let answered = 0;
  for (const answer of answers) {
    if (answer === undefined) continue;
    answered += 1;
    votes.set(answer, (votes.get(answer) ?? 0) + 1);
  }
  let best: readonly [Value, number] | undefined;
  for (const vote of votes) if (best === undefined || vote[1] > best[1]) best = vote;
  if (best === undefined) return { agreement: 'unknown', agreeing: 0 };
  const [value, agreeing] = best;
  if (agreeing >= needed && 2 * agreeing > answered) return { agreement: 'agreed', value, agreeing };
  if (agreeing === answered) return { agreement: 'unconfirmed', value, agreeing };
  return { agreement: 'disputed', agreeing: 0 };
}
