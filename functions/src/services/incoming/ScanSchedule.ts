import type { Network } from '@everything-wallet/core/networks/networks';
import type { Backfill, IncomingCursor, NetworkCursor } from './IncomingStore.ts';
import { MAX_CACHED_ENTRIES } from './incomingLimits.ts';
import { noCursor } from './noCursor.ts';
import { userNetworkKey } from './userNetworkKey.ts';
import { LruMap } from '../../cache/LruMap.ts';

/** Minimum pause between two scans of a network for a user, in ms; the block time if that is longer. */
const MIN_PAUSE_MS = 6_000;

/** Minimum pause while blocks are left to read, in ms. */
const CATCHING_UP_MS = 2_000;

/** Minimum pause where a scanner watches all accounts, in ms: a scan takes few requests there, and follows a mark. */
const SCANNED_PAUSE_MS = 1_000;

/** Maximum pause that is believed of another instance, in ms. */
const MAX_PAUSE_MS = 60_000;

/** State of a network after a scan. */
type ScanState = Pick<NetworkCursor, 'isBehind' | 'backfill'>;

/** Decides when a network is scanned for a user. */
export class ScanSchedule {
  readonly #now: () => number;
  /** Time from which a network may be scanned again for a user, in ms since 1970. */
  readonly #dueAt = new LruMap<string, number>(MAX_CACHED_ENTRIES);
  /** Networks with blocks left to read, by user, with their progress if it is known. */
  readonly #catchingUp = new LruMap<string, Backfill | 'unknown'>(MAX_CACHED_ENTRIES);

  readonly #isCovered: (key: string) => boolean;

  /**
   * @param now milliseconds since 1970
   * @param isCovered returns true if a scanner watches a user's accounts on a network, by `userNetworkKey`
   */
  constructor(now: () => number, isCovered: (key: string) => boolean = () => false) {
    this.#now = now;
    this.#isCovered = isCovered;
  }

  isCatchingUp(userId: string, network: Network): boolean {
    return this.#catchingUp.has(userNetworkKey(userId, network));
  }

  /** Returns the blocks that are left to read; undefined if they are unknown, or all are read. */
  backfillOf(userId: string, network: Network): Backfill | undefined {
    const backfill = this.#catchingUp.get(userNetworkKey(userId, network));
    return backfill === 'unknown' ? undefined : backfill;
  }

  /** Takes the next scan of a network, if this instance knows it to be due. */
  take(userId: string, network: Network, now: number): boolean {
    const key = userNetworkKey(userId, network);
    if (now < (this.#dueAt.get(key) ?? 0)) return false;
    this.#dueAt.set(key, now + this.#pauseOf(network, key));
    return true;
  }

  /** Tests that no other instance has scanned a network a moment ago. */
  isDue(userId: string, network: Network, { networks }: IncomingCursor): boolean {
    const state = networks[network.id] ?? noCursor;
    const { dueAt } = state;
    const ahead = dueAt - this.#now();
    // No pause is so long: a clock was wrong.
    if (ahead <= 0 || ahead > MAX_PAUSE_MS) return true;
    this.#noteCatchingUp(userNetworkKey(userId, network), state);
    this.#dueAt.set(userNetworkKey(userId, network), dueAt);
    return false;
  }

  /**
   * Notes the end of a scan, and brings the next one forward where there is more to be read.
   *
   * @returns when the network is due for every instance, in ms since 1970
   */
  finish(userId: string, network: Network, state: ScanState): number {
    const key = userNetworkKey(userId, network);
    const known = this.#dueAt.get(key) ?? 0;
    const soon = this.#now() + CATCHING_UP_MS;
    this.#noteCatchingUp(key, state);
    if (!state.isBehind) return known;
    this.#dueAt.set(key, Math.min(known, soon));
    return soon;
  }

  #noteCatchingUp(key: string, { isBehind, backfill }: ScanState): void {
    if (isBehind) this.#catchingUp.set(key, backfill ?? 'unknown');
    else this.#catchingUp.delete(key);
  }

  /** Until the next scan, in ms: a little less than the pause of a page that asks again and again, whose clock is another one. */
  #pauseOf({ blockSeconds }: Network, key: string): number {
    const usual = this.#isCovered(key) ? SCANNED_PAUSE_MS : Math.max(MIN_PAUSE_MS, blockSeconds * 1_000);
    return (this.#catchingUp.has(key) ? CATCHING_UP_MS : usual) - 500;
  }
}
