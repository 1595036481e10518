import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { JOINS_AFTER_MS } from './joinsAfter.ts';

/** What is told of a network: it is to be asked now, unless it was a moment ago. */
interface News {
  readonly network: NetworkId;
  /** What was heard of it less than this long ago is of now, in ms. */
  readonly unlessHeardMs: number;
}

let selected: NetworkId | undefined;
const awaited = new Map<object, readonly NetworkId[]>();
const listeners = new Set<(news: News) => void>();

/** Of which networks somebody waits for something new: these are asked as often as there may be, the others more seldom. */
export const networkAttention = {
  /** Whether it is the selected one, or something is under way on it; before any is selected, all are taken to be. */
  isClose: (network: NetworkId): boolean =>
    selected === undefined || selected === network || [...awaited.values()].flat().includes(network),

  /** Somebody looks at this network from now on; undefined where nobody looks at any. */
  select: (network: NetworkId | undefined): void => {
    if (network === selected) return;
    selected = network;
    // What was asked with the last call is not asked once more.
    if (network !== undefined) networkAttention.noticeChange(network, JOINS_AFTER_MS);
  },

  /**
   * Says that something is under way on some networks.
   *
   * @returns what to call when it is no longer
   */
  await: (networks: readonly NetworkId[]): (() => void) => {
    const waiting = {};
    awaited.set(waiting, networks);
    return () => void awaited.delete(waiting);
  },

  /** Something has changed on a network: whoever listens asks what is there now. */
  noticeChange: (network: NetworkId, unlessHeardMs = 0): void => {
    for (const listener of listeners) listener({ network, unlessHeardMs });
  },

  /** Calls back when a network is to be asked at once. */
  listen: (listener: (news: News) => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
