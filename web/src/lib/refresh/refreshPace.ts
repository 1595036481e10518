import type { Query } from '@tanstack/react-query';
import type { Network } from '@everything-wallet/core/networks/networks';
import { attention } from './attention.ts';
import { JOINS_AFTER_MS } from './joinsAfter.ts';
import { networkAttention } from './networkAttention.ts';

/** How often what the chains say is asked for while the wallet is looked at: every two blocks of Ethereum, in ms. */
const STEADY_MS = 24_000;

/** The same when nobody has touched anything for a while, in ms. */
export const IDLE_MS = 60_000;

/** Blocks that come faster are not each asked about, in ms. */
const SOONEST_MS = 6_000;

/**
 * How often a network is asked that nobody waits for, in ms. Nearly all that is asked is asked of these; and a figure that is three
 * minutes old, and a poll, is still far from the five after which it is marked as old, with one question that fails in between.
 */
const DISTANT_MS = 180_000;

/** So long after its last answer such a network is asked with whatever else is asked, in ms: else it would be soon, in a call of its own. */
export const DISTANT_JOINS_AFTER_MS = DISTANT_MS - JOINS_AFTER_MS;

/** How soon something new may be on a network: with its next block, in ms. */
export function soonMsOf({ blockSeconds }: Network): number {
  return Math.max(SOONEST_MS, blockSeconds * 1_000);
}

/** A query, by how often it was answered and failed. */
interface Asked {
  readonly state: Pick<Query['state'], 'dataUpdateCount' | 'errorUpdateCount'>;
}

/**
 * How long after one question about a chain the next comes, in ms: once soon after the screen opened, since coins may be on
 * their way and the first answer is from before; then steadily; while coins are waited for, with every block; rarely when
 * nobody seems to be there. In a hidden tab nothing is asked (the library's own rule).
 *
 * @param soonMs (`soonMsOf`); without it, nothing is asked sooner than steadily
 */
export function refreshPace({ state }: Asked, soonMs: number = STEADY_MS): number {
  if (attention.isExpecting()) return soonMs;
  if (attention.isIdle()) return IDLE_MS;
  return state.dataUpdateCount + state.errorUpdateCount <= 1 ? soonMs : STEADY_MS;
}

/** A query about one network, and when it was answered and failed last. */
interface AskedOfNetwork {
  readonly state: Asked['state'] & Pick<Query['state'], 'dataUpdatedAt' | 'errorUpdatedAt'>;
}

/** Whether a network is asked seldom: nobody waits for anything there, and its last answer is there and whole. */
function isDistant({ state }: AskedOfNetwork, network: Network, isUnfinished: boolean): boolean {
  const isFailed = state.errorUpdatedAt > state.dataUpdatedAt;
  return !networkAttention.isClose(network.id) && !isUnfinished && !isFailed;
}

/**
 * The same of what is held on one network: one that is not selected, and on which nothing is under way, is asked every three minutes.
 *
 * @param isUnfinished whether its last answer was a part, and the next question goes on
 */
export function networkPace(query: AskedOfNetwork, network: Network, isUnfinished: boolean): number {
  if (isDistant(query, network, isUnfinished)) return DISTANT_MS;
  return refreshPace(query, attention.isExpecting() ? soonMsOf(network) : undefined);
}

/** How long after its last answer a network is asked beside another question, in ms; as `networkPace`. */
export function networkJoinsAfter(query: AskedOfNetwork, network: Network, isUnfinished: boolean): number {
  return isDistant(query, network, isUnfinished) ? DISTANT_JOINS_AFTER_MS : JOINS_AFTER_MS;
}
