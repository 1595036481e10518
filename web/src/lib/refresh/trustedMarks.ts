import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { sessionEnd } from '../session/sessionEnd.ts';
import { JUST_HEARD_MS } from './joinsAfter.ts';
import { networkAttention } from './networkAttention.ts';

/** End of the time in which a network's marks are trusted, in ms since 1970. */
let trustedUntil: ReadonlyMap<NetworkId, number> = new Map();

/** Networks where nothing has moved since the last visit: their first answers are current. */
let unchanged: ReadonlySet<NetworkId> = new Set();

/** Maximum time for which marks are trusted before the first scan answers, in ms. */
const MAX_UNTIL_SCAN_MS = 60_000;

/** Networks whose scanner marks the user for each movement of their coins and tokens (ADR 94). */
export const trustedMarks = {
  /** Returns true if a movement on a network would have brought a mark. */
  has: (network: NetworkId): boolean => Date.now() < (trustedUntil.get(network) ?? 0),

  /** Returns true if nothing has moved on a network since the last visit. */
  isUnchanged: (network: NetworkId): boolean => unchanged.has(network),

  /** Trusts the marks of networks without movements since the last visit, until the first scan answers. */
  trustUntilScan: (networks: readonly NetworkId[]): void => {
    const until = Date.now() + MAX_UNTIL_SCAN_MS;
    trustedMarks.set(new Map(networks.map((network) => [network, until])));
    unchanged = new Set(networks);
  },

  /** Notes that something has moved on a network. */
  noteMovement: (network: NetworkId): void => {
    unchanged = new Set([...unchanged].filter((other) => other !== network));
  },

  /**
   * Notes until when marks are trusted. Asks networks at once whose marks no longer are.
   *
   * @param until by network, in ms since 1970, 0 for never; replaces what was noted before
   */
  set: (until: ReadonlyMap<NetworkId, number>): void => {
    const before = trustedUntil;
    trustedUntil = until;
    for (const [network, time] of before)
      if (time > 0 && !trustedMarks.has(network)) networkAttention.noticeChange(network, JUST_HEARD_MS);
  },

  /** Forgets all of them, without a request. */
  clear: (): void => {
    trustedUntil = new Map();
    unchanged = new Set();
  },
};

sessionEnd.addEventListener('end', trustedMarks.clear);
