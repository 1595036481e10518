import { toQuantity } from '../abi/toQuantity.ts';
import { isWithinRange } from './isWithinRange.ts';
import { askAll } from './askAll.ts';
import { askBlockFacts } from './askBlockFacts.ts';
import { askBlockPayments } from './askBlockPayments.ts';
import { askCall } from './askCall.ts';
import { askGas } from './askGas.ts';
import { askNonce } from './askNonce.ts';
import { askStateAt } from './askStateAt.ts';
import { askTransactionResponses } from './askTransactionResponses.ts';
import { askEachUntilMajority } from './askEachUntilMajority.ts';
import { askMajority } from './askMajority.ts';
import type { IsStillValid } from './IsStillValid.ts';
import type {
  BlockFacts,
  Broadcast,
  Chain,
  ChainTransaction,
  FeeHistory,
  FindTaken,
  Reported,
  NodeResponse,
} from './Chain.ts';
import { ChainUnavailableError } from './ChainUnavailableError.ts';
import { agreesOnCoverage } from './agreesOnCoverage.ts';
import { broadcastToNodes } from './broadcastToNodes.ts';
import { clientLimits } from './clientLimits.ts';
import { findLogs } from './findLogs.ts';
import { knowsTransaction } from './knowsTransaction.ts';
import type { AccountState, BlockPayments, FoundLogs, Head, Ledger, TransactionResponse } from './Ledger.ts';
import { lowerMedian } from './medians.ts';
import { NodesDisagreeError } from './NodesDisagreeError.ts';
import { relayToNodes, type RelayAnswer, type RelayOptions } from './relayToNodes.ts';
import type { RpcQuestion } from './postJsonRpc.ts';
import { RpcError } from './RpcError.ts';
import { RpcNodes, type Ask } from './RpcNodes.ts';
import { isCallRevert } from './isCallRevert.ts';
import {
  blockContentSchema,
  blockSchema,
  bytesSchema,
  countSchema,
  datedBlockSchema,
  feeHistorySchema,
  quantitySchema,
  receiptSchemaOf,
  transactionSchema,
} from './rpcSchemas.ts';

/** Seconds between blocks on networks without a known block time: Ethereum's. */
const BLOCK_SECONDS = 12;

const anyTransactionSchema = transactionSchema.extend({ gas: quantitySchema }).nullable();

function highestOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((most, amount) => (amount > most ? amount : most));
}

/** A network reached through a list of JSON-RPC nodes: its state, its transactions and its blocks. */
export class RpcClient implements Chain, Ledger {
  readonly #nodes: RpcNodes;
  /**
   * The same nodes for past blocks and logs, which others can make slow: a node that fails these does not rest for
   * balances, where a single other one would then decide.
   */
  readonly #pastNodes: RpcNodes;
  /** The same nodes for the reads of sites, which can ask for anything. */
  readonly #siteNodes: RpcNodes;
  readonly #propagationMs: number;
  readonly #secondBlockNodeMs: number;
  readonly #blockSeconds: number;

  /**
   * @param chainId EIP-155; nodes of another chain are not used
   * @param urls in order of preference
   * @param limits milliseconds
   * @param blockSeconds seconds between blocks
   */
  constructor(
    chainId: number,
    urls: readonly string[],
    limits: Partial<typeof clientLimits> = {},
    blockSeconds = BLOCK_SECONDS,
  ) {
    const { propagationMs, secondBlockNodeMs, ...ofNodes } = { ...clientLimits, ...limits };
    this.#nodes = RpcNodes.of(chainId, urls, ofNodes);
    this.#pastNodes = this.#nodes.withOwnHealth();
    this.#siteNodes = this.#nodes.withOwnHealth({ ...ofNodes, perUrlMs: ofNodes.perSiteUrlMs });
    this.#propagationMs = propagationMs;
    this.#secondBlockNodeMs = secondBlockNodeMs;
    this.#blockSeconds = blockSeconds;
  }

  countNodes(): number {
    return this.#nodes.count;
  }

  async getBalance(address: string, onDispute?: 'highest' | { readonly needed: bigint }): Promise<bigint> {
    return askMajority(this.#nodes, (ask, block) => ask('eth_getBalance', [address, block], quantitySchema), {
      blockSeconds: this.#blockSeconds,
      resolveDispute: onDispute === 'highest' ? highestOf : undefined,
      isStillValid: typeof onDispute === 'object' ? agreesOnCoverage(onDispute.needed) : undefined,
    });
  }

  async getPendingNonce(address: string, findTaken?: FindTaken): Promise<Reported<number>> {
    return askNonce(this.#nodes, address, { blockSeconds: this.#blockSeconds, findTaken });
  }

  /** Passes the reads of a site on to the nodes, each answered by one of them (`relayToNodes`). */
  async relay(questions: readonly RpcQuestion[], options: RelayOptions): Promise<readonly RelayAnswer[]> {
    return relayToNodes(this.#siteNodes, questions, options);
  }

  async hasCode(address: string): Promise<Reported<boolean>> {
    const codes = await askAll(this.#nodes, 'eth_getCode', [address, 'latest'], bytesSchema);
    if (codes.length === 0) throw new ChainUnavailableError();
    const having = codes.filter((code) => code !== '0x').length;
    const isAgreed = codes.length >= this.#nodes.needed && (having === 0 || having === codes.length);
    return { value: having > 0, isAgreed };
  }

  async getBaseFee(): Promise<bigint | undefined> {
    const blocks = await askAll(this.#nodes, 'eth_getBlockByNumber', ['latest', false], blockSchema);
    if (blocks.length === 0) throw new ChainUnavailableError();
    return lowerMedian(blocks.flatMap(({ baseFeePerGas }) => baseFeePerGas ?? []));
  }

  async getFeeHistories(blocks: number, percentiles: readonly number[]): Promise<FeeHistory[]> {
    const schema = feeHistorySchema(blocks, percentiles.length);
    const params = [toQuantity(BigInt(blocks)), 'latest', percentiles];
    const histories = await askAll(this.#nodes, 'eth_feeHistory', params, schema);
    // Zeros come from networks with a base fee of zero and from chains before EIP-1559: blocks show which.
    const hasBaseFee = histories.some(({ baseFees }) => baseFees.at(-1) !== 0n);
    return hasBaseFee || (histories.length > 0 && (await this.getBaseFee()) !== undefined) ? histories : [];
  }

  async getBlockFactsOf(blockHash: string): Promise<BlockFacts> {
    return askBlockFacts(this.#nodes, blockHash);
  }

  async getGasPrice(): Promise<bigint> {
    const price = lowerMedian(await askAll(this.#nodes, 'eth_gasPrice', [], quantitySchema));
    if (price === undefined) throw new ChainUnavailableError();
    return price;
  }

  async getPriorityFee(): Promise<Reported<bigint> | undefined> {
    const fees = await askAll(this.#nodes, 'eth_maxPriorityFeePerGas', [], quantitySchema);
    const value = lowerMedian(fees);
    if (value === undefined) return undefined;
    const alike = fees.filter((fee) => isWithinRange(fee, value)).length;
    return { value, isAgreed: alike >= this.#nodes.needed && 2 * alike > fees.length };
  }

  async call(question: { from?: string; to: string; data: string }): Promise<string | undefined> {
    try {
      return await this.#nodes.askInTurn('eth_call', [question, 'latest'], bytesSchema, {
        isAnswer: isCallRevert,
      });
    } catch (error) {
      if (error instanceof RpcError && isCallRevert(error)) return undefined;
      throw error;
    }
  }

  async callUnanimous(question: { to: string; data: string }): Promise<string | undefined> {
    const given = await this.#callEach(question);
    const [first, ...others] = given;
    if (!first) throw new ChainUnavailableError();
    const isAlone = others.length === 0 && this.#nodes.count > 1;
    if (isAlone || others.some(({ answer }) => answer !== first.answer)) throw new NodesDisagreeError();
    return first.answer;
  }

  async callByMajority(
    question: { from?: string; to: string; data: string },
    isStillValid?: IsStillValid<string | undefined>,
  ): Promise<string | undefined> {
    const answer = await askMajority<string | null>(
      this.#nodes,
      async (ask, block) => (await askCall(ask, question, block)) ?? null,
      {
        blockSeconds: this.#blockSeconds,
        isStillValid:
          isStillValid &&
          ((past, latest) =>
            isStillValid(
              past ?? undefined,
              latest.map((one) => one ?? undefined),
            )),
      },
    );
    return answer ?? undefined;
  }

  async callEach(question: { to: string; data: string }): Promise<readonly (string | undefined)[]> {
    const given = await this.#callEach(question, 'unlessResting');
    if (given.length === 0) throw new ChainUnavailableError();
    return given.map(({ answer }) => answer);
  }

  /** Returns the usable answers of the nodes to a call. */
  async #callEach(
    question: { to: string; data: string },
    wait?: 'unlessResting',
  ): Promise<readonly { readonly answer: string | undefined }[]> {
    const answers = await this.#nodes.askEach(
      async (ask) => ({ answer: await askCall(ask, question, 'latest') }),
      wait,
    );
    return answers.filter((answer) => answer !== undefined);
  }

  async estimateGas({
    value,
    ...call
  }: {
    from: string;
    to?: string;
    value: bigint;
    data?: string;
  }): Promise<bigint | 'insufficientFunds' | 'reverted'> {
    return askGas(this.#nodes, { ...call, value: toQuantity(value) });
  }

  async getTransaction(txHash: string): Promise<ChainTransaction | undefined> {
    const answers = await this.getTransactionEach(txHash);
    if (answers.length === 0) throw new ChainUnavailableError();
    return answers.find((answer) => answer !== null) ?? undefined;
  }

  async getTransactionEach(
    txHash: string,
    wait?: 'untilMostAgree',
  ): Promise<readonly (ChainTransaction | null)[]> {
    const isIt = anyTransactionSchema.refine(
      (transaction) => transaction === null || transaction.hash === txHash.toLowerCase(),
    );
    // All nodes, since a lagging one does not know transactions that others have in a block.
    const answers = await this.#askEach(async (ask) => {
      const transaction = await ask('eth_getTransactionByHash', [txHash], isIt);
      if (!transaction) return null;
      const { from, to, value, nonce, gas } = transaction;
      return { from, ...(typeof to === 'string' && { to }), value, nonce, gasLimit: gas };
    }, wait);
    return answers.filter((answer) => answer !== undefined);
  }

  async getNodeResponses(
    txHash: string,
    wait?: 'untilMostAgree',
  ): Promise<readonly (NodeResponse | undefined)[]> {
    return this.#askEach(
      async (ask): Promise<NodeResponse> => {
        const receipt = await ask('eth_getTransactionReceipt', [txHash], receiptSchemaOf(txHash));
        if (!receipt) return { confirmations: 0 };
        const behind = (await ask('eth_blockNumber', [], quantitySchema)) - receipt.blockNumber;
        return { receipt, confirmations: behind > 0n ? Number(behind) + 1 : 1 };
      },
      wait,
      ({ receipt }) => receipt ?? null,
    );
  }

  async #askEach<Answer>(
    question: (ask: Ask) => Promise<Answer>,
    wait: 'untilMostAgree' | undefined,
    part?: (answer: Answer) => unknown,
  ): Promise<readonly (Answer | undefined)[]> {
    return wait === undefined
      ? this.#nodes.askEach(question)
      : askEachUntilMajority(this.#nodes, question, part);
  }

  async isDropped(
    { txHash, from, nonce }: { txHash: string; from: string; nonce: number },
    depth: number,
  ): Promise<boolean> {
    const answers = await this.#nodes.askEach(async (ask) => {
      const isUsedAt = async (block: string) =>
        (await ask('eth_getTransactionCount', [from, block], countSchema)) > nonce;
      // A nonce that is unused at the head is unused in older blocks too. Nearly every poll ends here.
      if (!(await isUsedAt('latest'))) return false;
      const block = (await ask('eth_blockNumber', [], quantitySchema)) - BigInt(depth);
      if (block < 0n || !(await isUsedAt(toQuantity(block)))) return false;
      // Queried last: it may have been included in a block between two requests.
      if (await ask('eth_getTransactionReceipt', [txHash], receiptSchemaOf(txHash))) return false;
      return !(await knowsTransaction(ask, txHash));
    });
    return answers.length > 0 && answers.every((isGone) => isGone === true);
  }

  async isRemovedByReorg(txHash: string, blockNumber: bigint): Promise<boolean> {
    const answers = await this.#nodes.askEach(async (ask) => {
      // The block itself, since one URL may lead to several nodes, one of them lagging.
      const block = await ask('eth_getBlockByNumber', [toQuantity(blockNumber), false], blockContentSchema);
      if (block?.number !== blockNumber) return 'lagging';
      if (block.transactions.some((hash) => hash.toLowerCase() === txHash.toLowerCase())) return 'included';
      // Another block may contain it now.
      return (await ask('eth_getTransactionReceipt', [txHash], receiptSchemaOf(txHash)))
        ? 'included'
        : 'missing';
    }, 'briefly');
    return answers.includes('missing') && !answers.includes('included');
  }

  async broadcast(signedTransaction: string, txHash: string): Promise<Broadcast> {
    return broadcastToNodes(this.#nodes, { signedTransaction, txHash, propagationMs: this.#propagationMs });
  }

  async isUnknown(txHash: string, asked: 'everyNode' | 'someNode'): Promise<boolean> {
    const known = await this.#nodes.askEach((ask) => knowsTransaction(ask, txHash));
    if (known.includes(true) || !known.includes(false)) return false;
    return asked === 'someNode' || !known.includes(undefined);
  }

  async getHeads(): Promise<readonly (Head | undefined)[]> {
    return this.#pastNodes.askEach(async (ask) => {
      const { number, hash, timestamp } = await ask(
        'eth_getBlockByNumber',
        ['latest', false],
        datedBlockSchema,
      );
      return { number, hash, at: timestamp };
    }, 'briefly');
  }

  async findLogs(...question: Parameters<Ledger['findLogs']>): Promise<FoundLogs> {
    return findLogs(this.#pastNodes, ...question);
  }

  async getBlockPayments(number: bigint): Promise<BlockPayments> {
    return askBlockPayments(this.#pastNodes, number, this.#secondBlockNodeMs);
  }

  async getStateAt(address: string, block: bigint): Promise<AccountState> {
    return askStateAt(this.#pastNodes, address, { block, secondNodeMs: this.#secondBlockNodeMs });
  }

  async getTransactionResponses(txHash: string): Promise<readonly (TransactionResponse | undefined)[]> {
    return askTransactionResponses(this.#pastNodes, txHash);
  }
}
