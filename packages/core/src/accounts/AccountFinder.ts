import { MAX_USES, type AccountUse } from '../schemas/accountUse.ts';
import type { RpcName } from '../networks/networks.ts';
import { wasUsed } from './wasUsed.ts';

/** Unused addresses in a row that end a wallet (BIP-44, Address gap limit). */
const GAP = 20;

/** Addresses queried at once, on all networks: as many as one call answers, and at most this many. */
const LARGEST_BATCH = 10;

/** Addresses scanned at most, so that no node can make the search endless by calling every address used. */
export const MAX_SCANNED = 200;

/** Question whether an address was ever used on a network. */
export interface UseQuestion {
  readonly address: string;
  readonly network: RpcName;
}

/** Answers in the order of the questions; undefined where a network did not answer. The signal aborts. */
type QueryUses = (
  questions: readonly UseQuestion[],
  signal: AbortSignal,
) => Promise<readonly (AccountUse | undefined)[]>;

/** A used address. */
export interface FoundAccount {
  /** BIP-44 address index. */
  readonly index: number;
  /** Checksum address (EIP-55). */
  readonly address: string;
  /** Uses by network; absent where the network did not answer. */
  readonly uses: ReadonlyMap<RpcName, AccountUse>;
}

/** Progress of a search. */
export interface Search {
  /** Sorted by index. */
  readonly found: readonly FoundAccount[];
  /** Number of scanned addresses. */
  readonly scannedCount: number;
  /** Networks with gaps: accounts may exist there that were not found. */
  readonly unanswered: readonly RpcName[];
}

/**
 * Finds the used accounts of a recovery phrase on some networks: accounts that have sent a transaction, or
 * hold coin or a known token (BIP-44, Account discovery).
 *
 * Where a network does not answer, an address counts as neither used nor unused: `unanswered` names the network,
 * and the next search queries only what is still unknown.
 */
export class AccountFinder {
  readonly #addressOf: (index: number) => string;
  readonly #queryUses: QueryUses;
  readonly #networks: readonly RpcName[];
  readonly #batch: number;
  /** Known uses, by index. */
  readonly #known: { readonly address: string; readonly uses: Map<RpcName, AccountUse> }[] = [];

  /**
   * @param addressOf the checksum address at a BIP-44 address index
   * @param networks the networks to scan
   */
  constructor(addressOf: (index: number) => string, queryUses: QueryUses, networks: readonly RpcName[]) {
    this.#addressOf = addressOf;
    this.#queryUses = queryUses;
    this.#networks = networks;
    this.#batch = Math.max(1, Math.min(LARGEST_BATCH, Math.floor(MAX_USES / networks.length)));
  }

  /**
   * Searches until twenty addresses in a row are unused.
   *
   * @param onProgress called after each batch
   * @param signal ends the search after the current batch
   */
  async search(onProgress: (search: Search) => void, signal = new AbortController().signal): Promise<Search> {
    const silent = new Set<RpcName>();
    let scannedCount = 0;
    while (scannedCount < this.#end && !signal.aborted) {
      const next = Math.min(scannedCount + this.#batch, this.#end);
      await this.#scanRange(scannedCount, next, silent, signal);
      scannedCount = next;
      onProgress(this.#progress(scannedCount));
    }
    return this.#progress(scannedCount);
  }

  /** Index after the last address to scan, by what is known. */
  get #end(): number {
    const last = this.#known.findLastIndex(({ uses }) => isUsed(uses));
    return Math.min(last + 1 + GAP, MAX_SCANNED);
  }

  async #scanRange(from: number, to: number, silent: Set<RpcName>, signal: AbortSignal): Promise<void> {
    for (let index = this.#known.length; index < to; index += 1) {
      this.#known.push({ address: this.#addressOf(index), uses: new Map() });
    }
    const open = this.#known
      .slice(from, to)
      .flatMap(({ address, uses }) =>
        this.#networks
          .filter((network) => !uses.has(network) && !silent.has(network))
          .map((network) => ({ address, network, uses })),
      );
    if (open.length === 0) return;
    const answers = await this.#queryUses(
      open.map(({ address, network }) => ({ address, network })),
      signal,
    );
    for (const [place, { network, uses }] of open.entries()) {
      const use = answers[place];
      if (use) uses.set(network, use);
      // Waited for once: the user can search again.
      else silent.add(network);
    }
  }

  #progress(scannedCount: number): Search {
    const known = this.#known.slice(0, scannedCount);
    return {
      scannedCount,
      found: known
        .map(({ address, uses }, index) => ({ index, address, uses: new Map(uses) }))
        .filter(({ uses }) => isUsed(uses)),
      unanswered: this.#networks.filter((network) => known.some(({ uses }) => !uses.has(network))),
    };
  }
}

function isUsed(uses: ReadonlyMap<RpcName, AccountUse>): boolean {
  return [...uses.values()].some(wasUsed);
}
