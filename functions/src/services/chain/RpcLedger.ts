import { getAddress, isAddress } from 'ethers/address';
import { z } from 'zod';
import { agreedAmount } from './agreedAmount.ts';
import { ChainUnavailableError } from './ChainUnavailableError.ts';
import type { AccountState, BlockPayments, FoundLogs, Head, Ledger, TransactionResponse } from './Ledger.ts';
import { EndpointError } from './EndpointError.ts';
import { joinPayments } from './joinPayments.ts';
import { quantitySchema } from './quantitySchema.ts';
import { RpcError } from './RpcError.ts';
import { RpcNodes, type Ask } from './RpcNodes.ts';

/** In milliseconds; as in `RpcChain`. */
const defaultLimits = { perUrlMs: 4_000, totalMs: 8_000, stragglersMs: 700, secondMs: 1_500 };

const lowerCase = (text: string) => text.toLowerCase();
const hashSchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/)
  .transform(lowerCase);
const hexSchema = z
  .string()
  .regex(/^0x([0-9a-fA-F]{2})*$/)
  .transform(lowerCase);
const addressSchema = z
  .string()
  .refine(isAddress)
  .transform((address) => getAddress(address));
const whenSchema = quantitySchema.transform((seconds, context) => {
  // Beyond this no date can be written.
  if (seconds < 8_640_000_000_000n) return Number(seconds);
  context.addIssue({ code: 'custom', message: 'no time' });
  return z.NEVER;
});
const nonceSchema = quantitySchema
  .refine((nonce) => nonce <= BigInt(Number.MAX_SAFE_INTEGER))
  .transform((nonce) => Number(nonce));
/** Records store it as a number. */
const blockNumberSchema = quantitySchema.refine((number) => number <= BigInt(Number.MAX_SAFE_INTEGER));

const headSchema = z.object({ number: blockNumberSchema, hash: hashSchema, timestamp: whenSchema });
const placeSchema = z.object({
  transactionHash: hashSchema,
  blockNumber: blockNumberSchema,
  address: addressSchema.optional().catch(undefined),
  topics: z.array(z.string()).optional().catch(undefined),
  // Some nodes still return logs that a reorg removed.
  removed: z.boolean().nullish(),
});
const placesSchema = z.array(placeSchema);
const paymentsSchema = z.object({
  number: blockNumberSchema,
  hash: hashSchema,
  parentHash: hashSchema,
  transactions: z.array(
    z.object({
      hash: hashSchema,
      from: z.string().transform(lowerCase),
      to: z.string().transform(lowerCase).nullish(),
      value: quantitySchema,
    }),
  ),
});
const receiptSchema = z
  .object({
    transactionHash: hashSchema,
    status: z.enum(['0x0', '0x1']).nullish(),
    blockNumber: blockNumberSchema,
    blockHash: hashSchema,
    logs: z.array(z.object({ address: addressSchema, topics: z.array(hashSchema).max(4), data: hexSchema })),
  })
  .nullable();
const transactionSchema = z.object({
  hash: hashSchema,
  from: addressSchema,
  to: addressSchema.nullish(),
  value: quantitySchema,
  nonce: nonceSchema,
});

function quantity(value: bigint): string {
  return `0x${value.toString(16)}`;
}

/** The blocks of a network reached through a list of JSON-RPC nodes. */
export class RpcLedger implements Ledger {
  readonly #nodes: RpcNodes;

  /**
   * @param chainId EIP-155; nodes of another chain are not used
   * @param urls in order of preference
   * @param limits milliseconds
   */
  constructor(chainId: number, urls: readonly string[], limits: Partial<typeof defaultLimits> = {}) {
    this.#nodes = new RpcNodes(chainId, urls, { ...defaultLimits, ...limits });
  }

  async getHeads(): Promise<readonly (Head | undefined)[]> {
    return this.#nodes.askEach(async (ask) => {
      const { number, hash, timestamp } = await ask('eth_getBlockByNumber', ['latest', false], headSchema);
      return { number, hash, at: timestamp };
    }, 'briefly');
  }

  async findLogs(
    { from, to }: { readonly from: bigint; readonly to: bigint },
    topics: readonly (string | readonly string[] | null)[],
  ): Promise<FoundLogs> {
    const filter = { fromBlock: quantity(from), toBlock: quantity(to), topics };
    const refusals: RpcError[] = [];
    const answers = await this.#nodes.askEach(async (ask) => {
      try {
        return await ask('eth_getLogs', [filter], placesSchema);
      } catch (error) {
        if (error instanceof RpcError) refusals.push(error);
        throw error;
      }
    }, 'briefly');
    const lists = answers.flatMap((places, node) => (places ? [{ node, places }] : []));
    if (lists.length === 0) throw refusals[0] ?? new ChainUnavailableError();
    const found = lists.flatMap(({ node, places }) =>
      places
        .filter(({ removed, blockNumber }) => removed !== true && blockNumber >= from && blockNumber <= to)
        .map(({ transactionHash: txHash, blockNumber, address, topics: own }) => ({
          ...{ node, txHash, blockNumber, address, own },
        })),
    );
    const by = new Map<string, Set<number>>();
    for (const { node, txHash } of found) by.set(txHash, (by.get(txHash) ?? new Set()).add(node));
    const logs = found.map(({ node, txHash, blockNumber, address, own }) => ({
      txHash,
      blockNumber,
      ...(address !== undefined && { contract: address }),
      ...(own && { topics: own }),
      ...(lists.length > 1 && by.get(txHash)?.size === 1 && { aloneBy: node }),
    }));
    const isOfOne = this.#isOfOne(lists.length);
    return { logs, isOfOne, ...(isOfOne && refusals.length > 0 && { isRefused: true }) };
  }

  async getBlockPayments(number: bigint): Promise<BlockPayments> {
    // A lagging node has no block of that number: the next one is asked.
    const answers = await this.#nodes.askTwo(async (ask) => {
      const block = await ask('eth_getBlockByNumber', [quantity(number), true], paymentsSchema);
      if (block.number !== number) throw new EndpointError('unknown', 'another block');
      return block;
    });
    const [first, ...others] = answers.map(({ node, answer: { hash, parentHash, transactions } }) => {
      const payments = transactions.flatMap(({ hash: txHash, from, to, value }) =>
        value > 0n && typeof to === 'string' ? [{ txHash, from, to }] : [],
      );
      return { node, block: { number, hash, parentHash, payments } };
    });
    if (!first) throw new ChainUnavailableError();
    return { ...joinPayments([first, ...others]), ...(this.#isOfOne(answers.length) && { isOfOne: true }) };
  }

  async getStateAt(address: string, block: bigint): Promise<AccountState> {
    const params = [address, quantity(block)];
    const ask = async (method: string) => {
      const answers = await this.#nodes.askTwo(
        (ask) => ask(method, params, quantitySchema),
        (one, other) => one === other,
      );
      const isOfOne = this.#isOfOne(answers.length);
      return { ...agreedAmount(answers.map(({ answer }) => answer)), isOfOne };
    };
    const [balance, nonce] = await Promise.all([ask('eth_getBalance'), ask('eth_getTransactionCount')]);
    return {
      balance: balance.amount,
      nonce: nonce.amount,
      ...((balance.isDisputed || nonce.isDisputed) && { isDisputed: true }),
      ...((balance.isOfOne || nonce.isOfOne) && { isOfOne: true }),
    };
  }

  /** Returns true if so few nodes answered that one of several could hide anything. */
  #isOfOne(answered: number): boolean {
    return answered < Math.min(2, this.#nodes.count);
  }

  async getTransactionResponses(txHash: string): Promise<readonly (TransactionResponse | undefined)[]> {
    const isIt = receiptSchema.refine(
      (receipt) => receipt === null || receipt.transactionHash === txHash.toLowerCase(),
    );
    const needed = Math.min(2, this.#nodes.count);
    const counts = new Map<string, number>();
    // Once so many as have to agree do, one that hangs holds nothing up.
    const isEnough = (response: TransactionResponse) => {
      const key = response.kind === 'present' ? response.blockHash : response.kind;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count >= needed;
    };
    const question = async (ask: Ask): Promise<TransactionResponse> => {
      const receipt = await ask('eth_getTransactionReceipt', [txHash], isIt);
      // Requested after it, so that no block is deeper than the latest.
      const latest = await ask('eth_blockNumber', [], blockNumberSchema);
      if (receipt === null) return { kind: 'absent', head: latest };
      const { blockNumber, blockHash, status, logs } = receipt;
      const [transaction, block] = await Promise.all([
        ask(
          'eth_getTransactionByHash',
          [txHash],
          transactionSchema.refine(({ hash }) => hash === txHash.toLowerCase()),
        ),
        ask(
          'eth_getBlockByNumber',
          [quantity(blockNumber), false],
          headSchema.refine(({ number, hash }) => number === blockNumber && hash === blockHash),
        ),
      ]);
      const { from, to, value, nonce } = transaction;
      return {
        kind: 'present',
        head: latest > blockNumber ? latest : blockNumber,
        blockNumber,
        blockHash,
        at: block.timestamp,
        succeeded: status !== '0x0',
        from,
        ...(typeof to === 'string' && { to }),
        value,
        nonce,
        logs,
      };
    };
    return this.#nodes.askEach(question, 'briefly', isEnough);
  }
}
