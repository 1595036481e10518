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
/** End of the time in which marks announce all changes, by network, in ms since 1970. */
const watchedUntil = new Map<NetworkId, number>();
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

  /** Returns true while a scanner marks the user when something moves on a network. */
  isWatched: (network: NetworkId): boolean => Date.now() < (watchedUntil.get(network) ?? 0),

  /**
   * Notes until when scanners mark the user. Networks that are watched no longer are polled again.
   *
   * @param until by network, in ms since 1970; replaces what was noted before
   */
  watch: (until: ReadonlyMap<NetworkId, number>): void => {
    const before = [...watchedUntil.keys()];
    watchedUntil.clear();
    for (const [network, time] of until) if (Date.now() < time) watchedUntil.set(network, time);
    for (const network of before)
      if (!watchedUntil.has(network)) networkAttention.noticeChange(network, JOINS_AFTER_MS);
  },

  /** Forgets that scanners mark the user, at the end of a session. */
  unwatch: (): void => watchedUntil.clear(),

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

  /** Notes a change on a network: listeners query it now. */
  noticeChange: (network: NetworkId, unlessHeardMs = 0): void => {
    for (const listener of listeners) listener({ network, unlessHeardMs });
  },

  /** Calls back when a network is to be queried immediately. */
  listen: (listener: (news: News) => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
