import type { Watched } from '@everything-wallet/core/callables/simulation';
import type { Effect } from './Effect.ts';
import type { WatchedRun } from './simulateCall.ts';
import { watchKey } from './watchKey.ts';
import { valueOf } from './watchReads.ts';

/** What was asked about things that are watched, before and after a call: which of them it tells of, and which of these have changed. */
export interface Measured {
  readonly looked: ReadonlySet<string>;
  readonly effects: ReadonlyMap<string, Effect>;
}

/**
 * Compares what contracts answer before a call and after it.
 *
 * @param watched in the order in which they were asked about
 * @param logged what logs say, by `watchKey`
 */
export function measure(
  watched: readonly Watched[],
  owner: string,
  { before, after }: Pick<WatchedRun, 'before' | 'after'>,
  logged: ReadonlyMap<string, Effect>,
): Measured {
  const looked = new Set<string>();
  const effects = new Map<string, Effect>();
  for (const [index, one] of watched.entries()) {
    const from = valueOf(one, owner, before[index]);
    const to = valueOf(one, owner, after[index]);
    if (from === undefined || to === undefined) continue;
    const key = watchKey(one);
    looked.add(key);
    const own = logged.get(key);
    const isHeld = one.kind === 'erc20' || one.kind === 'erc721' || one.kind === 'erc1155';
    const amount = isHeld ? to - from : to;
    // What was logged of an allowance may be what it was already.
    const isLogDifferent = own !== undefined && own.amount !== amount;
    if (from === to && !(isHeld && isLogDifferent)) continue;
    effects.set(key, {
      watched: one,
      amount,
      ...(!isHeld && { before: from }),
      word: 'verified',
      isLogDifferent,
    });
  }
  return { looked, effects };
}
