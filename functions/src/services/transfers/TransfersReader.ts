import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { getAddress } from 'ethers/address';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import type { Ledger, TransactionResponse } from '../chain/Ledger.ts';
import { NodeResponses } from '../chain/NodeResponses.ts';
import type { TokenList } from '../holdings/tokenListOf.ts';
import { reachOf } from '../incoming/reachOf.ts';
import { tokenMovements } from '../incoming/tokenMovements.ts';
import type { Transfer, TransfersAnswer, TransfersQuestion } from './Transfer.ts';
import { TransferLogs } from './TransferLogs.ts';
import type { TransferSearch } from './TransferSearch.ts';
import { neededOf } from '../chain/neededOf.ts';

/** Transactions of one block that are read, and so many at the same time. */
const MAX_OF_A_BLOCK = 60;
const AT_ONCE = 10;

/** Maximum transfers returned per transaction. */
const MAX_OF_A_TRANSACTION = 200;

/**
 * Reads the token transfers to and from an address on one network, and decides how sure they are (decision
 * 57).
 */
export class TransfersReader {
  readonly #ledger: Ledger;
  readonly #blockSeconds: number;
  readonly #logs: TransferLogs;
  readonly #tokenList: () => Promise<TokenList>;
  readonly #now: () => number;

  /**
   * @param options.blockSeconds average block time of the network
   * @param options.search selects transactions: all their transfers are returned
   * @param options.now milliseconds since 1970
   */
  constructor(
    ledger: Ledger,
    {
      blockSeconds,
      tokenList,
      search,
      now = Date.now,
    }: {
      readonly blockSeconds: number;
      readonly tokenList: () => Promise<TokenList>;
      readonly search?: TransferSearch;
      readonly now?: () => number;
    },
  ) {
    this.#ledger = ledger;
    this.#blockSeconds = blockSeconds;
    this.#logs = new TransferLogs(ledger, search);
    this.#tokenList = tokenList;
    this.#now = now;
  }

  /**
   * Reads one page, and asks every node about each of its transactions: logs only show where to check.
   *
   * @throws ChainUnavailableError if no node answers, or none returns logs
   */
  async read({ address, before, includesUnverified }: TransfersQuestion): Promise<TransfersAnswer> {
    const heads = await this.#ledger.getHeads();
    const reach = reachOf(heads, { now: this.#now() / 1_000, blockSeconds: this.#blockSeconds });
    if (!reach) throw new ChainUnavailableError();
    const last = Math.min(Number(reach.number), before === undefined ? Infinity : before - 1);
    const { contracts } = await this.#tokenList();
    const { blocks, first } = await this.#logs.find(address, last);
    const places = [...blocks].flatMap(([number, hashes]) =>
      [...hashes].slice(0, MAX_OF_A_BLOCK).map((txHash) => ({ number, txHash })),
    );
    const needed = neededOf(heads.length);
    const judged = [];
    for (let index = 0; index < places.length; index += AT_ONCE) {
      const some = places.slice(index, index + AT_ONCE);
      judged.push(
        ...(await Promise.all(
          some.map(async ({ number, txHash }) =>
            judge(new NodeResponses(await this.#ledger.getTransactionResponses(txHash), needed), {
              address,
              number,
              txHash,
              contracts,
            }),
          ),
        )),
      );
    }
    const found = [...blocks.values()].reduce((sum, hashes) => sum + hashes.size, 0);
    return {
      transfers: judged
        .flatMap(({ transfers }) => transfers)
        .filter(({ isUnverified }) => includesUnverified || !isUnverified),
      first,
      last,
      unsettled: found - places.length + judged.filter(({ isSettled }) => !isSettled).length,
      nodes: new NodeResponses(heads, needed).totals,
    };
  }
}

/** Returns a transaction's moves to or from the address by the nodes' responses; nothing if they differ. */
function judge(
  responses: NodeResponses<TransactionResponse>,
  {
    address,
    number,
    txHash,
    contracts,
  }: {
    readonly address: string;
    readonly number: number;
    readonly txHash: string;
    /** Listed contracts, in lower case. */
    readonly contracts: ReadonlySet<string>;
  },
): { readonly isSettled: boolean; readonly transfers: readonly Transfer[] } {
  const { result, found: response } = responses.judgeObject(
    // A node behind the block does not know it yet.
    (one) => (one.kind === 'absent' && one.head < BigInt(number) ? undefined : one),
    keyOf,
  );
  if (!response) return { isSettled: false, transfers: [] };
  if (response.kind === 'absent' || !response.succeeded) return { isSettled: true, transfers: [] };
  const { agreeing } = result;
  // Others cannot control what the address's own transactions log.
  const isOwn = sameAddress(response.from, address);
  const agreement = result.agreement === 'agreed' ? 'agreed' : 'unconfirmed';
  const moved = response.logs
    .flatMap((log, index) => tokenMovements(log, index, MAX_OF_A_TRANSACTION + 1))
    .filter(({ from, to }) => sameAddress(from, address) || sameAddress(to, address));
  const transfers = moved
    .slice(0, MAX_OF_A_TRANSACTION)
    .map(({ contract = '', from, to, standard, tokenId, units }) => ({
      txHash,
      blockNumber: Number(response.blockNumber),
      at: response.at * 1_000,
      direction: directionOf(address, from, to),
      ...{ from, to, contract: getAddress(contract), standard: standard as Transfer['standard'] },
      ...(tokenId !== undefined && { tokenId }),
      units: units.toString(),
      ...({ agreement, agreeing } as const),
      isUnverified: units === 0n || !(isOwn || contracts.has(contract.toLowerCase())),
    }));
  return { isSettled: moved.length <= MAX_OF_A_TRANSACTION, transfers };
}

function directionOf(address: string, from: string, to: string): Transfer['direction'] {
  if (sameAddress(from, to)) return 'self';
  return sameAddress(to, address) ? 'in' : 'out';
}

/** All of it that an answer is made of, to be compared between nodes. */
function keyOf(response: TransactionResponse): string {
  if (response.kind === 'absent') return 'absent';
  const { blockNumber, blockHash, at, succeeded, from, logs } = response;
  return JSON.stringify([blockNumber.toString(), blockHash, at, succeeded, from, logs]);
}
