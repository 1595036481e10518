import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import type { Ledger } from '../chain/Ledger.ts';
import type { TokenList } from '../holdings/tokenListOf.ts';
import { reachOf } from '../incoming/reachOf.ts';
import { TransferLogs } from './TransferLogs.ts';
import { receivedTokens } from './TransferSearch.ts';

/** Contracts per page, each of which is read from every node. */
const PAGE = 40;

/** Cursor of a scan for received tokens. */
export interface ReceivedTokensCursor {
  /** The block before which it reads; undefined for the latest one. */
  readonly before?: number | undefined;
  /**
   * Last contract, in lower case, returned of the block before that one, which has more than one page holds.
   */
  readonly after?: string | undefined;
}

/** One page of the contracts that log a token transfer to an address. */
export interface ReceivedTokensAnswer {
  /** Checksum addresses, each once. */
  readonly contracts: readonly string[];
  /** Scanned blocks, both ends included. */
  readonly first: number;
  readonly last: number;
  /** Null where there are no blocks before. */
  readonly next: ReceivedTokensCursor | null;
}

/**
 * Finds the unlisted contracts that log a token transfer to an address, the latest first (decision 57); the
 * balances have to be read from them.
 */
export class ReceivedTokensReader {
  readonly #ledger: Ledger;
  readonly #blockSeconds: number;
  readonly #logs: TransferLogs;
  readonly #tokenList: () => Promise<TokenList>;

  /** @param blockSeconds average time between blocks of the network */
  constructor(ledger: Ledger, blockSeconds: number, tokenList: () => Promise<TokenList>) {
    this.#ledger = ledger;
    this.#blockSeconds = blockSeconds;
    this.#logs = new TransferLogs(ledger, receivedTokens);
    this.#tokenList = tokenList;
  }

  /** @throws ChainUnavailableError if no node answers, or none returns logs */
  async read(address: string, from: ReceivedTokensCursor): Promise<ReceivedTokensAnswer> {
    const reach = reachOf(await this.#ledger.getHeads(), {
      now: Date.now() / 1_000,
      blockSeconds: this.#blockSeconds,
    });
    if (!reach) throw new ChainUnavailableError();
    const { before = Infinity, after } = from;
    const last = Math.min(Number(reach.number), before - 1);
    const { contracts: listed } = await this.#tokenList();
    const { logs, first } = await this.#logs.find(address, last);
    const newest = new Map<string, { readonly contract: string; readonly block: number }>();
    for (const { contract = '', blockNumber } of logs) {
      const key = contract.toLowerCase();
      const block = Number(blockNumber);
      if (contract === '' || listed.has(key) || (newest.get(key)?.block ?? -1) >= block) continue;
      newest.set(key, { contract, block });
    }
    const found = [...newest]
      .filter(([key, { block }]) => after === undefined || block !== before - 1 || key > after)
      .toSorted(
        ([one, { block }], [other, { block: otherBlock }]) => otherBlock - block || (one < other ? -1 : 1),
      );
    const page = found.slice(0, PAGE);
    const [key, end] = page.at(-1) ?? [];
    const contracts = page.map(([, { contract }]) => contract);
    if (key !== undefined && end && found.length > PAGE)
      return { contracts, first: end.block, last, next: { before: end.block + 1, after: key } };
    return { contracts, first, last, next: first > 0 ? { before: first } : null };
  }
}
