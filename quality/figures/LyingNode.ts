import { AbiCoder, Interface } from 'ethers';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const multicall = new Interface([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])',
]);

/** One read of a multicall, and the chain's answer. */
interface Part {
  readonly target: string;
  readonly callData: string;
  readonly success: boolean;
  readonly returnData: string;
}

/** Replaces the answer of one read; undefined for the truth. */
export type Lie = (part: Part) => { readonly success: boolean; readonly returnData: string } | undefined;

interface Question {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/**
 * Forwards requests to a local chain, and changes answers as configured, decoding and encoding with an
 * independent library.
 */
export class LyingNode {
  lie: Lie | undefined;
  /** Replaces a whole answer. */
  change: (method: string, result: unknown) => unknown = (_, result) => result;
  /** Blocks that it is behind the chain. */
  behind = 0;
  /** Methods that it does not have. */
  without: readonly string[] = [];
  /** Largest block range of a log query. */
  maxBlocks = Infinity;
  /** True to accept requests and never answer. */
  isSilent = false;
  /** Requests that it was sent, but for its chain id. */
  requests = 0;
  readonly #chainUrl: string;
  readonly #server: Server;

  private constructor(chainUrl: string) {
    this.#chainUrl = chainUrl;
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        this.#answer(Buffer.concat(chunks).toString()).then(
          (text) => text !== undefined && response.end(text),
          () => response.destroy(),
        );
      });
    });
  }

  static async start(chainUrl: string): Promise<LyingNode> {
    const node = new LyingNode(chainUrl);
    await once(node.#server.listen(0, '127.0.0.1'), 'listening');
    return node;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  end(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(body: string): Promise<string | undefined> {
    const requested = JSON.parse(body) as Question | Question[];
    const questions = [requested].flat();
    if (!questions.some(({ method }) => method === 'eth_chainId')) this.requests += 1;
    if (this.isSilent) return undefined;
    const answers = await Promise.all(questions.map(async (question) => this.#answerOne(question)));
    return JSON.stringify(Array.isArray(requested) ? answers : answers[0]);
  }

  async #answerOne(question: Question): Promise<object> {
    const { id, method } = question;
    if (this.without.includes(method))
      return { jsonrpc: '2.0', id, error: { code: -32_601, message: 'Method not found' } };
    if (method === 'eth_getLogs' && blocksOf(question.params) > this.maxBlocks)
      return { jsonrpc: '2.0', id, error: { code: -32_005, message: 'block range too large' } };
    const params = await this.#asSeen(question.params);
    const { result, error } = await this.#ask(method, params);
    if (error !== undefined) return { jsonrpc: '2.0', id, error };
    const [call] = params as [{ data?: string }?];
    const isAggregate =
      method === 'eth_call' && call?.data?.startsWith('0x82ad56cb') === true && result !== '0x';
    const reported = isAggregate && this.lie ? tell(call.data ?? '', String(result), this.lie) : result;
    return { jsonrpc: '2.0', id, result: this.change(method, reported) };
  }

  /** Replaces the latest block in the parameters. */
  async #asSeen(params: readonly unknown[]): Promise<readonly unknown[]> {
    if (this.behind === 0 || !params.includes('latest')) return params;
    const head = BigInt(String((await this.#ask('eth_blockNumber', [])).result)) - BigInt(this.behind);
    return params.map((param) => (param === 'latest' ? `0x${head.toString(16)}` : param));
  }

  async #ask(method: string, params: readonly unknown[]): Promise<{ result?: unknown; error?: unknown }> {
    const response = await fetch(this.#chainUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    return (await response.json()) as { result?: unknown; error?: unknown };
  }
}

/** Replaces answers in a result of Multicall3. */
function tell(data: string, result: string, lie: Lie): string {
  const [calls] = multicall.decodeFunctionData('aggregate3', data) as unknown as [
    [string, boolean, string][],
  ];
  const [answers] = multicall.decodeFunctionResult('aggregate3', result) as unknown as [[boolean, string][]];
  const reported = calls.map(([target, , callData], index) => {
    const [success, returnData] = answers[index] ?? [false, '0x'];
    const part = lie({ target, callData, success, returnData }) ?? { success, returnData };
    return [part.success, part.returnData];
  });
  return multicall.encodeFunctionResult('aggregate3', [reported]);
}

/** Returns the number of blocks of a log query. */
function blocksOf([filter]: readonly unknown[]): number {
  const { fromBlock = '0x0', toBlock = '0x0' } = filter as { fromBlock?: string; toBlock?: string };
  return Number(toBlock) - Number(fromBlock) + 1;
}

/** ABI bytes of one value. */
export function abi(type: string, value: unknown): string {
  return AbiCoder.defaultAbiCoder().encode([type], [value]);
}
