import type { Network } from '@everything-wallet/core/networks/networks';
import type { FoundMatches } from '../../data/scanMatches.ts';
import type { Head } from '../chain/Ledger.ts';
import { maxScanLag } from '../scanner/maxScanLag.ts';
import type { ScanCursor } from '../scanner/ScanCursor.ts';
import type { ScanStore } from '../scanner/ScanStore.ts';

/** Time for which an instance reuses the state of a scan, in ms: all of its users share it. */
const REUSED_MS = 1_000;

/** The blocks that a scanner has read. */
export interface ScannedBlocks {
  /** The block with which the scan began. */
  readonly first: number;
  /** The first block that is not read yet. */
  readonly next: number;
  /** The first block whose matches may not be stored yet: `next`, or one before. */
  readonly stored: number;
  /** Every block from `next` on is compared with each account that was created by this time, in ms since 1970. */
  readonly accountsUntil: number;
  /** True if the scan has read the head, and not only blocks before it. */
  readonly hasHead: boolean;
}

/** A scan that is too far behind. */
export interface ScanDelay {
  /** The last block that it has read, if known. */
  readonly block?: number;
  /** Time of that block, in ms since 1970. */
  readonly at?: number;
}

/** Storage of a scan. */
interface ScannedTransfersDependencies {
  readonly store: Pick<ScanStore, 'load' | 'pending'>;
  /**
   * Reads the matches of an address from a block on, in the order of blocks: as many as fit, but all of blocks that are not final.
   *
   * @param firstOpen first block that is not final
   */
  readonly find: (address: string, from: number, firstOpen: number) => Promise<FoundMatches>;
}

/** The transfers that a network's scanner found, as scans for users read them (ADR 93). */
export class ScannedTransfers {
  readonly #network: Pick<Network, 'blockSeconds'>;
  readonly #parts: ScannedTransfersDependencies;
  readonly #now: () => number;
  #delay: ScanDelay | undefined;
  #loaded: { readonly at: number; readonly state: Promise<ScanState | undefined> } | undefined;

  /** @param now milliseconds since 1970 */
  constructor(
    network: Pick<Network, 'blockSeconds'>,
    parts: ScannedTransfersDependencies,
    now: () => number = Date.now,
  ) {
    this.#network = network;
    this.#parts = parts;
    this.#now = now;
  }

  /**
   * Returns the scanned blocks, if the scan is of the same chain as a head and less than a minute behind it; undefined
   * otherwise: then wallets scan for themselves.
   */
  async blocks(reach: Head): Promise<ScannedBlocks | undefined> {
    const state = await this.#state();
    const head = Number(reach.number);
    this.#delay = this.#delayOf(state, head);
    if (!state || this.#delay) return undefined;
    const { cursor, stored } = state;
    const { first, next, recent, watchedVersion } = cursor;
    const hasHead = next > head;
    const isSameChain = recent.some(({ number, hash }) => number === head && hash === reach.hash);
    if (hasHead && !isSameChain) return undefined;
    return { first, next, stored, accountsUntil: Math.floor(watchedVersion / 1_000), hasHead };
  }

  /** Reads the matches of an address from a block on, as `ScannedTransfersDependencies.find`. */
  find(
    ...request: Parameters<ScannedTransfersDependencies['find']>
  ): ReturnType<ScannedTransfersDependencies['find']> {
    return this.#parts.find(...request);
  }

  /** Returns the delay of the scan when its blocks were last requested; undefined without one. */
  delay(): ScanDelay | undefined {
    return this.#delay;
  }

  #delayOf(state: ScanState | undefined, head: number): ScanDelay | undefined {
    if (!state) return {};
    if (head + 1 - state.stored <= maxScanLag(this.#network)) return undefined;
    const last = state.cursor.recent.findLast(({ number }) => number < state.stored);
    return last ? { block: last.number, at: last.at * 1_000 } : {};
  }

  #state(): Promise<ScanState | undefined> {
    const age = this.#now() - (this.#loaded?.at ?? -Infinity);
    if (!this.#loaded || age < 0 || age >= REUSED_MS) {
      const state = this.#load();
      this.#loaded = { at: this.#now(), state };
      // A failure is no state that others reuse.
      state.catch(() => (this.#loaded = undefined));
    }
    return this.#loaded.state;
  }

  async #load(): Promise<ScanState | undefined> {
    const { store } = this.#parts;
    // The cursor first: what is pending afterwards has all of its events that were not delivered.
    const cursor = await store.load();
    if (!cursor) return undefined;
    const pending = await store.pending();
    const last = pending.at(-1);
    // More than are read at once: a long delay.
    if (last && last.sequence < cursor.sequence) return undefined;
    return { cursor, stored: Math.min(cursor.next, ...pending.map(({ block }) => block.number)) };
  }
}

interface ScanState {
  readonly cursor: ScanCursor;
  readonly stored: number;
}
