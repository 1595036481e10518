import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { logFailure } from '../../errors/logFailure.ts';
import { withDeadline } from '../../errors/withDeadline.ts';
import { maxScanLag } from '../scanner/maxScanLag.ts';
import type { ScanCursor } from '../scanner/ScanCursor.ts';

/** Time for which an instance reuses what it read, in ms: anyone may ask, as often as they like. */
const REUSED_MS = 10_000;

/** Timeout of the database in ms; after that a network counts as late. */
const READ_TIMEOUT_MS = 1_500;

/** State of one network. */
export interface NetworkHealth {
  readonly network: Network;
  /**
   * 'scanned' while wallets use what the network's scanner finds, 'late' while they scan for themselves because it is
   * behind or its state is unknown, 'onDemand' where no scanner is configured.
   */
  readonly incoming: 'scanned' | 'late' | 'onDemand';
  /** The last scanned block. */
  readonly blockNumber?: number;
  /** Time of that block, in ms since 1970. */
  readonly blockAt?: number;
  /** Seconds since that time; absent on a local chain, which makes blocks only on demand. */
  readonly delaySeconds?: number;
}

/** Dependencies of the reader. */
interface NetworkHealthDependencies {
  /** Returns the networks that a scanner reads, as configured. */
  readonly scanned: () => readonly Network[];
  /** Reads the cursor of a network's scan; undefined before its first commit. */
  readonly loadCursor: (chainId: number) => Promise<ScanCursor | undefined>;
  /** True of local chains: an old block is no lag there. */
  readonly isLocal?: boolean;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Reads the state of all networks from the scanners' cursors, at most once in ten seconds; asks no node. */
export class NetworkHealthReader {
  readonly #parts: Required<NetworkHealthDependencies>;
  #known: { readonly at: number; readonly health: Promise<readonly NetworkHealth[]> } | undefined;

  constructor({ isLocal = false, now = Date.now, ...parts }: NetworkHealthDependencies) {
    this.#parts = { ...parts, isLocal, now };
  }

  /** Returns the state of each network, in the order of the network list; a cursor that cannot be read makes one 'late'. */
  read(): Promise<readonly NetworkHealth[]> {
    const now = this.#parts.now();
    // A clock that was set back must not stop it from being read.
    if (!this.#known || Math.abs(now - this.#known.at) >= REUSED_MS)
      this.#known = { at: now, health: this.#readAll() };
    return this.#known.health;
  }

  #readAll(): Promise<readonly NetworkHealth[]> {
    const scanned = this.#parts.scanned();
    return Promise.all(
      networks.map(async (network): Promise<NetworkHealth> => {
        if (!scanned.includes(network)) return { network, incoming: 'onDemand' };
        return this.#readOne(network);
      }),
    );
  }

  async #readOne(network: Network): Promise<NetworkHealth> {
    const { loadCursor, isLocal, now } = this.#parts;
    try {
      const last = (await withDeadline(loadCursor(network.chainId), READ_TIMEOUT_MS))?.recent.at(-1);
      if (!last || !Number.isFinite(last.at)) return { network, incoming: 'late' };
      const { number: blockNumber, at } = last;
      const blockAt = at * 1_000;
      if (isLocal) return { network, incoming: 'scanned', blockNumber, blockAt };
      const delaySeconds = Math.max(0, Math.round(now() / 1_000 - at));
      const blocksBehind = Math.floor(delaySeconds / network.blockSeconds);
      const incoming = blocksBehind > maxScanLag(network) ? 'late' : 'scanned';
      return { network, incoming, blockNumber, blockAt, delaySeconds };
    } catch (error) {
      logFailure(`reading the scan of ${network.id}`, error);
      return { network, incoming: 'late' };
    }
  }
}
