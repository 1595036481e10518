import type { Query } from '@tanstack/react-query';
import type { Network } from '@everything-wallet/core/networks/networks';
import { attention } from './attention.ts';

/** How often what the chains say is asked for while the wallet is looked at: every two blocks of Ethereum, in ms. */
const STEADY_MS = 24_000;

/** The same when nobody has touched anything for a while, in ms. */
export const IDLE_MS = 60_000;

/** Blocks that come faster are not each asked about, in ms. */
const SOONEST_MS = 6_000;

/** What is asked at most this long after its last answer is not asked once more beside another question, in ms. */
export const JOINS_AFTER_MS = 12_000;

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
