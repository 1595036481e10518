import type { ServerResponse } from 'node:http';
import { startFakeServer, type FakeServer } from '../../functions/src/testing/startFakeServer.ts';
import type { EventChain } from './EventChain.ts';
import type { BlockLie } from './blockLies.ts';

/** Ways of a node to fail. */
export type NodeFault = 'status429' | 'status500' | 'silent' | 'broken' | 'sometimes';

interface Question {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** Properties of a node. */
interface NodeOptions {
  readonly chainId: number;
  readonly hasBlockReceipts?: boolean;
  readonly maxLogs?: number;
  readonly random: () => number;
}

const METHOD_NOT_FOUND = { code: -32_601, message: 'the method does not exist' };

/** A JSON-RPC node of a simulated chain, which lags, fails or lies as configured. */
export class EventNode {
  /** Blocks that it is behind. */
  behind = 0;
  fault: NodeFault | undefined;
  lie: BlockLie | undefined;
  /** The branch that it still follows after a reorg: its blocks from a number on. */
  stale: { readonly from: number; readonly hashes: readonly string[] } | undefined;
  readonly #chain: EventChain;
  readonly #chainId: number;
  readonly #hasBlockReceipts: boolean;
  readonly #maxLogs: number;
  readonly #random: () => number;
  #server: FakeServer | undefined;

  /** @param options.maxLogs the longest list of logs that it answers with */
  constructor(
    chain: EventChain,
    { chainId, hasBlockReceipts = true, maxLogs = Infinity, random }: NodeOptions,
  ) {
    this.#chain = chain;
    this.#chainId = chainId;
    this.#hasBlockReceipts = hasBlockReceipts;
    this.#maxLogs = maxLogs;
    this.#random = random;
  }

  static async start(...parts: ConstructorParameters<typeof EventNode>): Promise<EventNode> {
    const node = new EventNode(...parts);
    node.#server = await startFakeServer((body, response) => node.#answer(body, response));
    return node;
  }

  get url(): string {
    return this.#server?.url ?? '';
  }

  async end(): Promise<void> {
    await this.#server?.[Symbol.asyncDispose]();
  }

  /** Stops failing, lagging and lying. */
  recover(): void {
    this.behind = 0;
    this.fault = undefined;
    this.lie = undefined;
    this.stale = undefined;
  }

  #answer(body: string, response: ServerResponse): void {
    const fault = this.fault === 'sometimes' ? (this.#random() < 0.3 ? 'status500' : undefined) : this.fault;
    if (fault === 'silent') return;
    if (fault === 'broken') {
      response.destroy();
      return;
    }
    if (fault !== undefined) {
      response.statusCode = fault === 'status429' ? 429 : 500;
      response.end('later');
      return;
    }
    const asked = JSON.parse(body) as Question | Question[];
    const answers = [asked].flat().map((question) => this.#answerOne(question));
    response.end(JSON.stringify(Array.isArray(asked) ? answers : answers[0]));
  }

  #answerOne({ id, method, params }: Question): object {
    const result = this.#resultOf(method, params);
    if (result === undefined) return { jsonrpc: '2.0', id, error: METHOD_NOT_FOUND };
    const seen = this.lie ? this.lie(method, structuredClone(result), this.#random) : result;
    return { jsonrpc: '2.0', id, result: seen };
  }

  /** Returns the true result; undefined for an error. */
  #resultOf(method: string, [param, isFull]: readonly unknown[]): unknown {
    switch (method) {
      case 'eth_chainId':
        return `0x${this.#chainId.toString(16)}`;
      case 'eth_getBlockByNumber': {
        const answers = this.#at(param === 'latest' ? this.#head : Number(param));
        if (!answers) return null;
        const { transactions, ...header } = answers.body;
        return isFull === true
          ? answers.body
          : { ...header, transactions: transactions.map(({ hash }) => hash) };
      }
      case 'eth_getLogs': {
        const { blockHash } = param as { readonly blockHash: string };
        const logs = this.#chain.answersOf(blockHash)?.logs;
        return logs && logs.length <= this.#maxLogs ? logs : undefined;
      }
      case 'eth_getBlockReceipts':
        return this.#hasBlockReceipts ? (this.#at(Number(param))?.receipts ?? null) : undefined;
      case 'eth_getTransactionReceipt':
        return this.#receiptOf(String(param));
      default:
        return undefined;
    }
  }

  get #head(): number {
    const newest = this.stale ? this.stale.from + this.stale.hashes.length - 1 : this.#chain.head;
    return Math.max(0, newest - this.behind);
  }

  #at(number: number) {
    if (number > this.#head) return undefined;
    const hash =
      this.stale && number >= this.stale.from
        ? this.stale.hashes[number - this.stale.from]
        : this.#chain.hashAt(number);
    return hash === undefined ? undefined : this.#chain.answersOf(hash);
  }

  /** Searches the last blocks, the newest first. */
  #receiptOf(txHash: string): unknown {
    for (let number = this.#head; number >= Math.max(0, this.#head - 100); number -= 1) {
      const receipt = this.#at(number)?.receipts.find(({ transactionHash }) => transactionHash === txHash);
      if (receipt) return receipt;
    }
    return null;
  }
}
