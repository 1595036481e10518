import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import type { Ledger } from '../chain/Ledger.ts';
import type { TokenList } from '../holdings/tokenListOf.ts';
import { reachOf } from '../incoming/reachOf.ts';
import { TransferLogs } from './TransferLogs.ts';
import { arrivedTokens } from './TransferSearch.ts';

/** Contracts of one page, each of which every node is asked about. */
const PAGE = 40;

/** Where a look for tokens that came goes on. */
export interface ArrivedTokensPlace {
  /** The block before which it reads; undefined for the latest one. */
  readonly before?: number | undefined;
  /** The last contract, in lower case, that was told of the block before that one, which had more than one page takes. */
  readonly after?: string | undefined;
}

/** One page of the contracts that say that a token of theirs came to an address. */
export interface ArrivedTokensAnswer {
  /** Checksum addresses, each once. */
  readonly contracts: readonly string[];
  /** The blocks that were looked through, both ends counted. */
  readonly first: number;
  readonly last: number;
  /** Null where there are no blocks before. */
  readonly next: ArrivedTokensPlace | null;
}

/**
 * Finds which contracts that no list names say that they brought an address a token, what came last first (decision 57): what it has of
 * them, they have to be asked.
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
    this.#logs = new TransferLogs(ledger, arrivedTokens);
    this.#tokenList = tokenList;
  }

  /** @throws ChainUnavailableError when no node answers, or none tells logs */
  async read(address: string, from: ArrivedTokensPlace): Promise<ArrivedTokensAnswer> {
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
    const told = found.slice(0, PAGE);
    const [key, end] = told.at(-1) ?? [];
    const contracts = told.map(([, { contract }]) => contract);
    if (key !== undefined && end && found.length > PAGE)
      return { contracts, first: end.block, last, next: { before: end.block + 1, after: key } };
    return { contracts, first, last, next: first > 0 ? { before: first } : null };
  }
}
