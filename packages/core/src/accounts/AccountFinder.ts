import { MAX_USES, type AccountUse } from '../callables/accountUse.ts';
import type { RpcName } from '../networks/networks.ts';
import { wasUsed } from './wasUsed.ts';

/** Unused addresses in a row after which a wallet is taken to end (BIP-44, Address gap limit). */
const GAP = 20;

/** Addresses that are asked about at once, on all networks: as many as one call answers for, and no more than these. */
const LARGEST_BATCH = 10;

/** Addresses that are looked at, so that no node can make the search endless by calling every one of them used. */
export const MAX_SCANNED = 200;

/** Asks whether an address was ever used on a network. */
export interface UseQuestion {
  readonly address: string;
  readonly network: RpcName;
}

/** Answers in the order asked; undefined where a network could not be asked. The signal says that nobody waits any more. */
type AskUses = (
  questions: readonly UseQuestion[],
  signal: AbortSignal,
) => Promise<readonly (AccountUse | undefined)[]>;

/** An address that was used. */
export interface FoundAccount {
  /** BIP-44 address index. */
  readonly index: number;
  /** Checksum address (EIP-55). */
  readonly address: string;
  /** By network; absent where the network could not be asked. */
  readonly uses: ReadonlyMap<RpcName, AccountUse>;
}

/** How far a search has come. */
export interface Search {
  /** By index. */
  readonly found: readonly FoundAccount[];
  /** How many addresses were looked at. */
  readonly lookedAt: number;
  /** Networks on which something is not known: what was not found there may be there all the same. */
  readonly unasked: readonly RpcName[];
}

/**
 * Looks for the accounts of a recovery phrase that were used on some networks: have sent something, hold coin or a known token
 * (BIP-44, Account discovery).
 *
 * That a network does not answer says nothing of an address: it is neither used nor unused there, which `unasked` tells, and
 * the next search asks for it again, and for nothing else that is known.
 */
export class AccountFinder {
  readonly #addressOf: (index: number) => string;
  readonly #ask: AskUses;
  readonly #networks: readonly RpcName[];
  readonly #batch: number;
  /** What is known, by index. */
  readonly #known: { readonly address: string; readonly uses: Map<RpcName, AccountUse> }[] = [];

  /**
   * @param addressOf the checksum address at a BIP-44 address index
   * @param networks where is looked
   */
  constructor(addressOf: (index: number) => string, ask: AskUses, networks: readonly RpcName[]) {
    this.#addressOf = addressOf;
    this.#ask = ask;
    this.#networks = networks;
    this.#batch = Math.max(1, Math.min(LARGEST_BATCH, Math.floor(MAX_USES / networks.length)));
  }

  /**
   * Searches, until twenty addresses in a row were not found used.
   *
   * @param onProgress is told after each batch
   * @param signal ends the search after the batch that is under way
   */
  async search(onProgress: (search: Search) => void, signal = new AbortController().signal): Promise<Search> {
    const silent = new Set<RpcName>();
    let lookedAt = 0;
    while (lookedAt < this.#end && !signal.aborted) {
      const next = Math.min(lookedAt + this.#batch, this.#end);
      await this.#askAbout(lookedAt, next, silent, signal);
      lookedAt = next;
      onProgress(this.#told(lookedAt));
    }
    return this.#told(lookedAt);
  }

  /** The index behind the last one to look at, by what is known. */
  get #end(): number {
    const last = this.#known.findLastIndex(({ uses }) => isUsed(uses));
    return Math.min(last + 1 + GAP, MAX_SCANNED);
  }

  async #askAbout(from: number, to: number, silent: Set<RpcName>, signal: AbortSignal): Promise<void> {
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
    const answers = await this.#ask(
      open.map(({ address, network }) => ({ address, network })),
      signal,
    );
    for (const [place, { network, uses }] of open.entries()) {
      const use = answers[place];
      if (use) uses.set(network, use);
      // Once is enough to wait for it; whoever wants to know looks again.
      else silent.add(network);
    }
  }

  #told(lookedAt: number): Search {
    const known = this.#known.slice(0, lookedAt);
    return {
      lookedAt,
      found: known
        .map(({ address, uses }, index) => ({ index, address, uses: new Map(uses) }))
        .filter(({ uses }) => isUsed(uses)),
      unasked: this.#networks.filter((network) => known.some(({ uses }) => !uses.has(network))),
    };
  }
}

function isUsed(uses: ReadonlyMap<RpcName, AccountUse>): boolean {
  return [...uses.values()].some(wasUsed);
}
