import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { sessionEnd } from '../session/sessionEnd.ts';
import { JOINS_AFTER_MS } from './joinsAfter.ts';
import { networkAttention } from './networkAttention.ts';

/** End of the time in which a network's marks are trusted, in ms since 1970. */
const trustedUntil = new Map<NetworkId, number>();

/** Networks whose scanner marks the user for each movement of their coins and tokens (ADR 94). */
export const trustedMarks = {
  /** Returns true if a movement on a network would have brought a mark. */
  has: (network: NetworkId): boolean => Date.now() < (trustedUntil.get(network) ?? 0),

  /**
   * Notes until when marks are trusted. Asks networks at once whose marks no longer are.
   *
   * @param until by network, in ms since 1970; replaces what was noted before
   */
  set: (until: ReadonlyMap<NetworkId, number>): void => {
    const before = [...trustedUntil.keys()];
    trustedUntil.clear();
    for (const [network, time] of until) if (Date.now() < time) trustedUntil.set(network, time);
    for (const network of before)
      if (!trustedUntil.has(network)) networkAttention.noticeChange(network, JOINS_AFTER_MS);
  },

  /** Forgets all of them, without a request. */
  clear: (): void => trustedUntil.clear(),
};

sessionEnd.addEventListener('end', trustedMarks.clear);
