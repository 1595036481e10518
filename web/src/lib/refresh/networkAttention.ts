import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { JOINS_AFTER_MS } from './joinsAfter.ts';

/** Asks for a network to be polled now, unless it was a moment ago. */
interface News {
  readonly network: NetworkId;
  /** An answer younger than this is recent enough, in ms. */
  readonly unlessHeardMs: number;
}

let selected: NetworkId | undefined;
const awaited = new Map<object, readonly NetworkId[]>();
const listeners = new Set<(news: News) => void>();

/** Networks on which the user waits for news: these are polled as often as possible, the others rarely. */
export const networkAttention = {
  /**
   * Returns true for the selected network, and for one with something pending; before a selection, for all.
   */
  isClose: (network: NetworkId): boolean =>
    selected === undefined || selected === network || networkAttention.isAwaited(network),

  /** Returns true while something is pending on a network. */
  isAwaited: (network: NetworkId): boolean => [...awaited.values()].flat().includes(network),

  /** Selects the network on the screen; undefined for none. */
  select: (network: NetworkId | undefined): void => {
    if (network === selected) return;
    selected = network;
    // Queries of the last call are not repeated.
    if (network !== undefined) networkAttention.noticeChange(network, JOINS_AFTER_MS);
  },

  /**
   * Notes that something is pending on some networks.
   *
   * @returns ends the wait
   */
  await: (networks: readonly NetworkId[]): (() => void) => {
    const waiting = {};
    awaited.set(waiting, networks);
    return () => void awaited.delete(waiting);
  },

  /** Notes a change on a network: listeners query it now. With the default 0, `changeRepeats` has them do so once more. */
  noticeChange: (network: NetworkId, unlessHeardMs = 0): void => {
    for (const listener of listeners) listener({ network, unlessHeardMs });
  },

  /** Calls back when a network is to be queried immediately. */
  listen: (listener: (news: News) => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
