import { getAddress, isAddress } from 'ethers/address';
import { z } from 'zod';
import { isWithinRange } from './isWithinRange.ts';
import { answerKey } from './answerKey.ts';
import { askBlockFacts } from './askBlockFacts.ts';
import { askCall } from './askCall.ts';
import { askGas } from './askGas.ts';
import { askNonce } from './askNonce.ts';
import { askFinal, type StandsForNow } from './askFinal.ts';
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
import { blockSchema } from './blockSchema.ts';
import { ChainUnavailableError } from './ChainUnavailableError.ts';
import { coversNow } from './coversNow.ts';
import { feeHistorySchema } from './feeHistorySchema.ts';
import { broadcastToNodes } from './broadcastToNodes.ts';
import { hashSchema } from './hashSchema.ts';
import { hexDataSchema } from './hexDataSchema.ts';
import { knowsTransaction } from './knowsTransaction.ts';
import { lowerMedian } from './lowerMedian.ts';
import { NodesDisagreeError } from './NodesDisagreeError.ts';
import { nonceSchema } from './nonceSchema.ts';
import { quantitySchema } from './quantitySchema.ts';
import { receiptSchemaOf } from './receiptSchemaOf.ts';
import { RpcError } from './RpcError.ts';
import { RpcNodes, type Ask } from './RpcNodes.ts';
import { isCallRevert } from './isCallRevert.ts';

/**
 * Timeouts in ms, below the callable's own. `passingOnMs` is the time for refused or rejected bytes to appear at a node
 * all the same; `stragglersMs` is the wait for the other nodes once one has answered, and `secondMs` the wait while too
 * few of them agree.
 */
const defaultLimits = {
  perUrlMs: 4_000,
  totalMs: 8_000,
  passingOnMs: 1_000,
  stragglersMs: 700,
  secondMs: 2_500,
};

/** Seconds between blocks on networks without a known block time: Ethereum's. */
const BLOCK_SECONDS = 12;

const blockContentSchema = z.object({ number: quantitySchema, transactions: z.array(hashSchema) }).nullable();
const checksumAddressSchema = z
  .string()
  .refine(isAddress)
  .transform((address) => getAddress(address));
const transactionSchema = z
  .object({
    hash: hashSchema,
    from: checksumAddressSchema,
    to: checksumAddressSchema.nullish(),
    value: quantitySchema,
    nonce: nonceSchema,
    gas: quantitySchema,
  })
  .nullable();
function quantity(value: bigint): string {
  return `0x${value.toString(16)}`;
}

function highestOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((most, amount) => (amount > most ? amount : most));
}

/** A network reached through a list of JSON-RPC nodes, tried in order. */
export class RpcChain implements Chain {
  readonly #nodes: RpcNodes;
  readonly #passingOnMs: number;
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
    limits: Partial<typeof defaultLimits> = {},
    blockSeconds = BLOCK_SECONDS,
  ) {
    const { passingOnMs, ...ofNodes } = { ...defaultLimits, ...limits };
    this.#nodes = new RpcNodes(chainId, urls, ofNodes);
    this.#passingOnMs = passingOnMs;
    this.#blockSeconds = blockSeconds;
  }

  countNodes(): number {
    return this.#nodes.count;
  }

  async getBalance(address: string, inDoubt?: 'highest' | { readonly needed: bigint }): Promise<bigint> {
    return askFinal(this.#nodes, (ask, block) => ask('eth_getBalance', [address, block], quantitySchema), {
      blockSeconds: this.#blockSeconds,
      inDoubt: inDoubt === 'highest' ? highestOf : undefined,
      standsForNow: typeof inDoubt === 'object' ? coversNow(inDoubt.needed) : undefined,
    });
  }

  async getPendingNonce(address: string, findTaken?: FindTaken): Promise<Reported<number>> {
    return askNonce(this.#nodes, address, { blockSeconds: this.#blockSeconds, findTaken });
  }

  async hasCode(address: string): Promise<Reported<boolean>> {
    const codes = await this.#nodes.askAll('eth_getCode', [address, 'latest'], hexDataSchema);
    if (codes.length === 0) throw new ChainUnavailableError();
    const having = codes.filter((code) => code !== '0x').length;
    const isAgreed =
      codes.length >= Math.min(2, this.#nodes.count) && (having === 0 || having === codes.length);
    return { value: having > 0, isAgreed };
  }

  async getBaseFee(): Promise<bigint | undefined> {
    const blocks = await this.#nodes.askAll('eth_getBlockByNumber', ['latest', false], blockSchema);
    if (blocks.length === 0) throw new ChainUnavailableError();
    return lowerMedian(blocks.flatMap(({ baseFeePerGas }) => baseFeePerGas ?? []));
  }

  async getFeeHistories(blocks: number, percentiles: readonly number[]): Promise<FeeHistory[]> {
    const schema = feeHistorySchema(blocks, percentiles.length);
    const params = [quantity(BigInt(blocks)), 'latest', percentiles];
    const histories = await this.#nodes.askAll('eth_feeHistory', params, schema);
    // Zeros come from networks with a base fee of zero and from chains before EIP-1559: blocks show which.
    const isTold = histories.some(({ baseFees }) => baseFees.at(-1) !== 0n);
    return isTold || (histories.length > 0 && (await this.getBaseFee()) !== undefined) ? histories : [];
  }

  async getBlockFactsOf(blockHash: string): Promise<BlockFacts> {
    return askBlockFacts(this.#nodes, blockHash);
  }

  async getGasPrice(): Promise<bigint> {
    const price = lowerMedian(await this.#nodes.askAll('eth_gasPrice', [], quantitySchema));
    if (price === undefined) throw new ChainUnavailableError();
    return price;
  }

  async getPriorityFee(): Promise<Reported<bigint> | undefined> {
    const fees = await this.#nodes.askAll('eth_maxPriorityFeePerGas', [], quantitySchema);
    const value = lowerMedian(fees);
    if (value === undefined) return undefined;
    const alike = fees.filter((fee) => isWithinRange(fee, value)).length;
    return { value, isAgreed: alike >= Math.min(2, this.#nodes.count) && 2 * alike > fees.length };
  }

  async call(question: { from?: string; to: string; data: string }): Promise<string | undefined> {
    try {
      return await this.#nodes.askInTurn('eth_call', [question, 'latest'], hexDataSchema, {
        isAnswer: isCallRevert,
      });
    } catch (error) {
      if (error instanceof RpcError && isCallRevert(error)) return undefined;
      throw error;
    }
  }

  async callAgreed(question: { to: string; data: string }): Promise<string | undefined> {
    const given = await this.#callEach(question);
    const [first, ...others] = given;
    if (!first) throw new ChainUnavailableError();
    const isAlone = others.length === 0 && this.#nodes.count > 1;
    if (isAlone || others.some(({ answer }) => answer !== first.answer)) throw new NodesDisagreeError();
    return first.answer;
  }

  async callMost(
    question: { from?: string; to: string; data: string },
    standsForNow?: StandsForNow<string | undefined>,
  ): Promise<string | undefined> {
    const answer = await askFinal<string | null>(
      this.#nodes,
      async (ask, block) => (await askCall(ask, question, block)) ?? null,
      {
        blockSeconds: this.#blockSeconds,
        standsForNow:
          standsForNow &&
          ((past, latest) =>
            standsForNow(
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
    to: string;
    value: bigint;
    data?: string;
  }): Promise<bigint | 'insufficientFunds' | 'reverted'> {
    return askGas(this.#nodes, { ...call, value: quantity(value) });
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
    const isIt = transactionSchema.refine(
      (transaction) => transaction === null || transaction.hash.toLowerCase() === txHash.toLowerCase(),
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

  /**
   * Queries each node; undefined for one without a usable answer.
   *
   * @param part of an answer that a majority must share before the wait for other nodes ends
   */
  async #askEach<Answer>(
    question: (ask: Ask) => Promise<Answer>,
    wait: 'untilMostAgree' | undefined,
    part: (answer: Answer) => unknown = (answer) => answer,
  ): Promise<readonly (Answer | undefined)[]> {
    if (wait === undefined) return this.#nodes.askEach(question);
    const asking = this.#nodes.askMost(question, (answer) => answerKey(part(answer)));
    const told = await asking.catch((error: unknown) => {
      if (error instanceof ChainUnavailableError) return [];
      throw error;
    });
    return Array.from(
      { length: this.#nodes.count },
      (_, place) => told.find(({ node }) => node === place)?.answer,
    );
  }

  async isDropped(
    { txHash, from, nonce }: { txHash: string; from: string; nonce: number },
    depth: number,
  ): Promise<boolean> {
    const answers = await this.#nodes.askEach(async (ask) => {
      const block = (await ask('eth_blockNumber', [], quantitySchema)) - BigInt(depth);
      if (block < 0n) return false;
      const settled = await ask('eth_getTransactionCount', [from, quantity(block)], nonceSchema);
      if (settled <= nonce) return false;
      // Queried last: it may have been included in a block between two requests.
      if (await ask('eth_getTransactionReceipt', [txHash], receiptSchemaOf(txHash))) return false;
      return !(await knowsTransaction(ask, txHash));
    });
    return answers.length > 0 && answers.every((isGone) => isGone === true);
  }

  async isTakenBack(txHash: string, blockNumber: bigint): Promise<boolean> {
    const answers = await this.#nodes.askEach(async (ask) => {
      // The block itself, since one URL may lead to several nodes, one of them lagging.
      const block = await ask('eth_getBlockByNumber', [quantity(blockNumber), false], blockContentSchema);
      if (block?.number !== blockNumber) return 'is behind';
      if (block.transactions.some((hash) => hash.toLowerCase() === txHash.toLowerCase())) return 'has it';
      // Another block may contain it now.
      return (await ask('eth_getTransactionReceipt', [txHash], receiptSchemaOf(txHash)))
        ? 'has it'
        : 'has it not';
    }, 'briefly');
    return answers.includes('has it not') && !answers.includes('has it');
  }

  async broadcast(signedTransaction: string, txHash: string): Promise<Broadcast> {
    return broadcastToNodes(this.#nodes, { signedTransaction, txHash, passingOnMs: this.#passingOnMs });
  }

  async isUnknown(txHash: string, asked: 'everyNode' | 'someNode'): Promise<boolean> {
    const known = await this.#nodes.askEach((ask) => knowsTransaction(ask, txHash));
    if (known.includes(true) || !known.includes(false)) return false;
    return asked === 'someNode' || !known.includes(undefined);
  }
}
