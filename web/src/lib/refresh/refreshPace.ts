import type { Query } from '@tanstack/react-query';
import type { Network } from '@everything-wallet/core/networks/networks';
import { attention } from './attention.ts';
import { JOINS_AFTER_MS } from './joinsAfter.ts';
import { networkAttention } from './networkAttention.ts';

/** Polling interval of chain data while the wallet is visible: two blocks of Ethereum, in ms. */
const STEADY_MS = 24_000;

/**
 * Age at which an answer is requested again by a part of a screen that opens, in ms: the lower half of a screen opens a moment
 * after the upper one, with the same questions.
 */
export const SAME_SCREEN_MS = 2_000;

/** Polling interval while the user is idle, in ms. */
export const IDLE_MS = 60_000;

/** Shortest polling interval on networks with fast blocks, in ms. */
const SOONEST_MS = 6_000;

/**
 * Polling interval of a network on which the user waits for nothing, in ms. Most requests are of this kind. A
 * value that is three minutes old, and a poll, is still within the five minutes after which it is marked as
 * old, with one failed request in between.
 */
const DISTANT_MS = 180_000;

/**
 * Time after its last answer from which such a network joins another call, in ms: otherwise it would soon
 * need a call of its own.
 */
export const DISTANT_JOINS_AFTER_MS = DISTANT_MS - JOINS_AFTER_MS;

/** Returns the time until something can change on a network: its block time, in ms. */
export function soonMsOf({ blockSeconds }: Network): number {
  return Math.max(SOONEST_MS, blockSeconds * 1_000);
}

/** A query, with the times of its last answer and failure. */
interface Polled {
  readonly state: Pick<Query['state'], 'dataUpdateCount' | 'errorUpdateCount'>;
}

/**
 * Returns the delay before the next request about a chain, in ms: short after the screen opens, since coins
 * may be in transit and the first answer is older; then steady; with every block while coins are awaited;
 * long while the user is idle. A hidden tab sends none (the library's own rule).
 *
 * @param soonMs shortest delay (`soonMsOf`); without it, the steady one
 */
export function refreshPace({ state }: Polled, soonMs: number = STEADY_MS): number {
  if (attention.isExpecting()) return soonMs;
  if (attention.isIdle()) return IDLE_MS;
  return state.dataUpdateCount + state.errorUpdateCount <= 1 ? soonMs : STEADY_MS;
}

/** A query about one network, with the times of its last answer and failure. */
interface PolledOnNetwork {
  readonly state: Polled['state'] & Pick<Query['state'], 'dataUpdatedAt' | 'errorUpdatedAt'>;
}

/**
 * Returns true if a network is polled rarely: the user waits for nothing there, and its last answer is
 * complete.
 */
function isDistant({ state }: PolledOnNetwork, network: Network, isUnfinished: boolean): boolean {
  const isFailed = state.errorUpdatedAt > state.dataUpdatedAt;
  return !networkAttention.isClose(network.id) && !isUnfinished && !isFailed;
}

/**
 * Returns the polling interval of holdings on one network, in ms: three minutes for one that is not selected
 * and has nothing pending.
 *
 * @param isUnfinished true if its last answer was partial, and the next request continues it
 */
export function networkPace(query: PolledOnNetwork, network: Network, isUnfinished: boolean): number {
  if (isDistant(query, network, isUnfinished)) return DISTANT_MS;
  return refreshPace(query, attention.isExpecting() ? soonMsOf(network) : undefined);
}

/**
 * Returns the time after its last answer from which a network joins another request, in ms; like
 * `networkPace`.
 */
export function networkJoinsAfter(query: PolledOnNetwork, network: Network, isUnfinished: boolean): number {
  return isDistant(query, network, isUnfinished) ? DISTANT_JOINS_AFTER_MS : JOINS_AFTER_MS;
}
