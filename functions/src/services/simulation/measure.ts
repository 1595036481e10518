import type { Watched } from '@everything-wallet/core/schemas/simulation';
import type { Readings } from './CallRun.ts';
import type { Effect, Receipt } from './Effect.ts';
import { watchKey } from './watchKey.ts';
import { valueOf } from './watchReads.ts';

/**
 * Reads of watched values before and after a call: which of them have an answer, and which of these have
 * changed.
 */
export interface Measured {
  readonly covered: ReadonlySet<string>;
  readonly effects: ReadonlyMap<string, Effect>;
}

/**
 * Compares contracts' answers before and after a call.
 *
 * @param watched in the order of the reads
 * @param logged effects in the logs, by `watchKey`
 */
export function measure(
  watched: readonly (Watched | Receipt)[],
  owner: string,
  { before, after }: Pick<Readings, 'before' | 'after'>,
  logged: ReadonlyMap<string, Effect>,
): Measured {
  const covered = new Set<string>();
  const effects = new Map<string, Effect>();
  for (const [index, one] of watched.entries()) {
    const read = bothOf(one, owner, before[index], after[index]);
    if (!read) continue;
    const [from, to] = read;
    const key = watchKey(one);
    covered.add(key);
    const own = logged.get(key);
    const isReceipt = one.kind === 'receipt';
    const isHeld = isReceipt || one.kind === 'erc20' || one.kind === 'erc721' || one.kind === 'erc1155';
    const amount = isHeld ? to - from : to;
    // A logged allowance may equal the earlier one.
    const isLogDifferent = own !== undefined && own.amount !== amount;
    // A recipient who receives nothing is a result, too.
    if (from === to && !isReceipt && !(isHeld && isLogDifferent)) continue;
    effects.set(key, {
      watched: one,
      amount,
      ...(!isHeld && { before: from }),
      word: 'verified',
      isLogDifferent,
    });
  }
  return { covered, effects };
}

/** Returns a value before and after the call; undefined if unknown. */
function bothOf(
  watched: Watched | Receipt,
  owner: string,
  before: string | null | undefined,
  after: string | null | undefined,
): readonly [bigint, bigint] | undefined {
  const [from, to] = [valueOf(watched, owner, before), valueOf(watched, owner, after)];
  if (from !== undefined && to !== undefined) return [from, to];
  // A token that is not minted yet, or was burnt, has no owner and no spender: its contract fails on that
  // side alone. One that fails on both sides may fail for any other reason.
  const isOfOne = watched.kind === 'erc721' || watched.kind === 'tokenApproval';
  if (!isOfOne) return undefined;
  if (before === null && to !== undefined) return [0n, to];
  if (after === null && from !== undefined) return [from, 0n];
  return undefined;
}
