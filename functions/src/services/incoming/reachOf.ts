import type { Head } from '../chain/Ledger.ts';
import { blocksBehind } from '../chain/commonBlock.ts';
import { lowerMedian } from '../chain/medians.ts';
import { MAX_LOCAL_CHAIN_BLOCKS } from './incomingLimits.ts';

/** Maximum age of a current node's latest block in seconds; the same for one from the future. */
const MAX_HEAD_AGE_S = 300;

/** Maximum ratio of a network's block production to its usual pace. */
const MAX_PACE = 2;

interface ReachOptions {
  /** Seconds since 1970. */
  readonly now: number;
  /** Average time between blocks of the network. */
  readonly blockSeconds: number;
  /** The last block that was read as final; absent where none was. */
  readonly final?: bigint | undefined;
}

/**
 * Returns the last block that every current node has, so that a node one or two blocks behind does not make a
 * block appear empty.
 *
 * A head below the blocks read as final does not count, unless every configured node reports one: then the
 * chain is another one, as on a developer's machine. Heads that differ by more blocks than their times
 * explain are decided by the middle one; of two such heads neither counts.
 *
 * @param heads of every configured node, undefined for one without a usable response
 * @returns undefined if no node answers, or nodes contradict each other
 */
export function reachOf(
  heads: readonly (Head | undefined)[],
  { now, blockSeconds, final = 0n }: ReachOptions,
): Head | undefined {
  const answered = heads.filter((head) => head !== undefined);
  const isRestarted = answered.every(({ number }) => number < final);
  // One node alone counts only for a chain on which little was read.
  const mayBeRestarted =
    answered.length === heads.length && (heads.length > 1 || final < MAX_LOCAL_CHAIN_BLOCKS);
  if (isRestarted && !mayBeRestarted) return undefined;
  const possible = isRestarted ? answered : answered.filter(({ number }) => number >= final);
  const current = possible.filter(({ at }) => Math.abs(now - at) <= MAX_HEAD_AGE_S);
  const reliable = current.length > 0 ? current : possible;
  const middle = lowerMedian(reliable.map(({ number }) => number));
  const reference = reliable.find(({ number }) => number === middle);
  if (!reference) return undefined;
  const near = reliable.filter((head) => isNear(head, reference, blockSeconds));
  if (2 * near.length <= reliable.length) return undefined;
  return near.reduce((lowest, head) => (head.number < lowest.number ? head : lowest));
}

/** Returns true if the times of two heads explain the blocks between them. */
function isNear(one: Head, other: Head, blockSeconds: number): boolean {
  const apart = Math.abs(Number(one.number - other.number));
  const explained = (MAX_PACE * Math.abs(one.at - other.at)) / blockSeconds;
  return apart <= explained + blocksBehind(blockSeconds);
}
