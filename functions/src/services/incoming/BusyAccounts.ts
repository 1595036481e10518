import type { Network } from '@everything-wallet/core/networks/networks';
import type { IncomingCursor } from './IncomingStore.ts';
import { countsOfDay, countsOfNetwork } from './madeRecords.ts';
import { MAX_CACHED_ENTRIES } from './incomingLimits.ts';
import type { ScannedNetwork } from './ScannedNetwork.ts';
import { dayOf } from './dayOf.ts';
import { userNetworkKey } from './userNetworkKey.ts';
import { LruMap } from '../../cache/LruMap.ts';

/**
 * Verified records that an account gets on a network in a day: a watched address of an exchange must not fill the database. The records
 * after them are read the next day.
 */
const MAX_VERIFIED = 1_000;

/**
 * Maximum verified records for a user on a network in a day, of all accounts. Above it, watch-only accounts wait until the next day; accounts
 * with a key have only their own limit.
 */
const MAX_OF_USER = 3_000;

/** Cursor and accounts of a user. */
interface Known {
  readonly cursor: IncomingCursor;
  readonly accounts: ReadonlySet<string>;
}

/** Accounts that have had too many records today, by user and network. */
export class BusyAccounts {
  readonly #findWatchOnly: (userId: string, accounts: ReadonlySet<string>) => Promise<ReadonlySet<string>>;
  readonly #now: () => number;
  readonly #busy = new LruMap<string, { readonly day: number; readonly accounts: ReadonlySet<string> }>(
    MAX_CACHED_ENTRIES,
  );

  /**
   * @param findWatchOnly returns those of a user's accounts, in lower case, that have no key
   * @param now milliseconds since 1970
   */
  constructor(
    findWatchOnly: (userId: string, accounts: ReadonlySet<string>) => Promise<ReadonlySet<string>>,
    now: () => number,
  ) {
    this.#findWatchOnly = findWatchOnly;
    this.#now = now;
  }

  /** Accounts for which new transfers are scanned on a network: those that have not had too many records today. */
  async choose(userId: string, network: Network, { cursor, accounts }: Known): Promise<ReadonlySet<string>> {
    const day = dayOf(this.#now());
    const verified = countsOfNetwork(network.id, countsOfDay(day, cursor.made).verified);
    const isOver = [...verified.values()].reduce((sum, count) => sum + count, 0) >= MAX_OF_USER;
    const stopped = isOver ? await this.#findWatchOnly(userId, accounts) : new Set<string>();
    const busy = [...accounts].filter(
      (account) => stopped.has(account) || (verified.get(account) ?? 0) >= MAX_VERIFIED,
    );
    const key = userNetworkKey(userId, network);
    if (busy.length > 0) this.#busy.set(key, { day, accounts: new Set(busy) });
    else this.#busy.delete(key);
    return new Set([...accounts].filter((account) => !busy.includes(account)));
  }

  /** Returns true if a scan has read an account that is over its limit by now. */
  async hasReadBusy(userId: string, scanned: readonly ScannedNetwork[], known: Known): Promise<boolean> {
    const left = await Promise.all(scanned.map(({ network }) => this.choose(userId, network, known)));
    return scanned.some(({ reading }, index) => [...reading].some((account) => !left[index]?.has(account)));
  }

  /** Those of some addresses that are busy on one of some networks. */
  among(userId: string, networks: readonly Network[], addresses: readonly string[]): string[] {
    const today = dayOf(this.#now());
    const known = networks
      .map((network) => this.#busy.get(userNetworkKey(userId, network)))
      .filter((busy) => busy?.day === today);
    return addresses.filter((address) => known.some((busy) => busy?.accounts.has(address.toLowerCase())));
  }
}
