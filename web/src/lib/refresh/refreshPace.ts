import type { Query } from '@tanstack/react-query';
import type { Network } from '@everything-wallet/core/networks/networks';
import { attention } from './attention.ts';
import { JOINS_AFTER_MS } from './joinsAfter.ts';
import { networkAttention } from './networkAttention.ts';
import { trustedMarks } from './trustedMarks.ts';

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
 * Polling intervals where a scanner marks the user for each movement, in ms: on the selected network, and on others. Marks do not
 * announce coin that a contract passes on, or interest that a token adds.
 */
const MARKED_MS = 360_000;
const MARKED_DISTANT_MS = 1_200_000;

/**
 * Time after its last answer from which a network that is not selected joins another call, in ms: otherwise it would soon need a call
 * of its own.
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
 * Returns true if marks replace polls of a network: its last answer is complete, and nothing is pending there. A first answer counts only
 * if nothing has moved since the last visit: otherwise its node may lag behind the scanner.
 */
function isQuiet({ state }: PolledOnNetwork, network: Network): boolean {
  const { dataUpdateCount, dataUpdatedAt, errorUpdatedAt } = state;
  const isWaiting = attention.isExpecting() || networkAttention.isAwaited(network.id);
  const isSure =
    dataUpdateCount > (trustedMarks.isUnchanged(network.id) ? 0 : 1) && errorUpdatedAt <= dataUpdatedAt;
  return trustedMarks.has(network.id) && isSure && !isWaiting;
}

/**
 * Returns the polling interval of a balance on the screen, in ms.
 *
 * @param soonMs shortest delay, as in `refreshPace`
 */
export function balancePace(query: PolledOnNetwork, network: Network, soonMs?: number): number {
  return isQuiet(query, network) ? MARKED_MS : refreshPace(query, soonMs);
}

/** Returns the time after its last answer from which a balance joins another request, in ms; like `balancePace`. */
export function balanceJoinsAfter(query: PolledOnNetwork, network: Network): number {
  return isQuiet(query, network) ? MARKED_MS - JOINS_AFTER_MS : JOINS_AFTER_MS;
}

/**
 * The last answer about a network: a scan for tokens goes on after it ('unfinished'), nodes did not answer or agree about an amount
 * ('uncertain'), or neither.
 */
export type AnswerState = 'unfinished' | 'uncertain' | 'complete';

/** Returns the polling interval of a network that is polled rarely, in ms. */
function distantMsOf(query: PolledOnNetwork, network: Network, answer: AnswerState): number {
  return answer === 'complete' && isQuiet(query, network) ? MARKED_DISTANT_MS : DISTANT_MS;
}

/**
 * Returns the polling interval of holdings on one network, in ms: three minutes for one that is not selected and has nothing pending, and
 * longer where marks are trusted.
 */
export function networkPace(query: PolledOnNetwork, network: Network, answer: AnswerState): number {
  if (isDistant(query, network, answer === 'unfinished')) return distantMsOf(query, network, answer);
  const soonMs = attention.isExpecting() ? soonMsOf(network) : undefined;
  return answer === 'complete' ? balancePace(query, network, soonMs) : refreshPace(query, soonMs);
}

/**
 * Returns the time after its last answer from which a network joins another request, in ms; like
 * `networkPace`.
 */
export function networkJoinsAfter(query: PolledOnNetwork, network: Network, answer: AnswerState): number {
  if (isDistant(query, network, answer === 'unfinished'))
    return distantMsOf(query, network, answer) - JOINS_AFTER_MS;
  return answer === 'complete' ? balanceJoinsAfter(query, network) : JOINS_AFTER_MS;
}
