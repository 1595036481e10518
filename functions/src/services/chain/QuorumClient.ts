import { commonBlock } from './commonBlock.ts';
import { neededOf, type QuorumRule } from './neededOf.ts';
import { NodeResponses } from './NodeResponses.ts';
import { RpcNodes, type Ask, type BatchQuery } from './RpcNodes.ts';

/** Timeouts in ms, as for `RpcNodes`. */
interface QuorumLimits {
  readonly perUrlMs: number;
  readonly totalMs: number;
  readonly stragglersMs: number;
}

/**
 * Point from which the remaining nodes get only `stragglersMs`: after one response ('one'), after `needed` responses, or
 * after `needed` responses with the same key. Responses without a key do not count.
 */
type Enough<Response> = 'one' | 'needed' | ((response: Response) => string | undefined);

/** The part of a network's nodes that is used. */
type QuorumNodes = Pick<RpcNodes, 'askEach' | 'count' | 'isResting' | 'countDisagreeing'>;

/**
 * Asks every node of a network the same question, with timeouts, and compares the responses. A reader adds what
 * to ask, and which parts of a response must be equal.
 */
export class QuorumClient {
  /** Number of equal answers required. */
  readonly needed: number;
  readonly #nodes: QuorumNodes;
  readonly #blockSeconds: number;

  /** @param blockSeconds the network's block time */
  constructor(nodes: QuorumNodes, blockSeconds: number, rule?: QuorumRule) {
    this.#nodes = nodes;
    this.#blockSeconds = blockSeconds;
    this.needed = neededOf(nodes.count, rule);
  }

  /**
   * Creates a client on a network's connections, which rest after a failure for this client alone: a question that others
   * can make slow must not leave one node to decide another.
   *
   * @param urls of the network's nodes
   * @param options.isSecondAwaited of two nodes, waits for the second one up to its timeout, unless it failed
   * lately: otherwise the faster node would decide alone
   */
  static of(
    { chainId, blockSeconds }: { readonly chainId: number; readonly blockSeconds: number },
    urls: readonly string[],
    limits: QuorumLimits,
    { rule, isSecondAwaited = true }: { readonly rule?: QuorumRule; readonly isSecondAwaited?: boolean } = {},
  ): QuorumClient {
    const { perUrlMs, totalMs } = limits;
    const stragglersMs = isSecondAwaited && urls.length === 2 ? perUrlMs : limits.stragglersMs;
    const nodes = RpcNodes.of(chainId, urls, { perUrlMs, totalMs, stragglersMs });
    return new QuorumClient(nodes, blockSeconds, rule);
  }

  /** Number of nodes. */
  get count(): number {
    return this.#nodes.count;
  }

  /**
   * Queries every node at the same time. A node that failed lately is asked, and not awaited.
   *
   * @param question with the node's index in the list
   * @param options.enough responses after which the others get little more time
   * @param options.wait 'briefly' to also wait for nodes that failed lately
   * @param options.until deadline in any case, by `performance.now()`
   */
  async ask<Response>(
    question: (ask: Ask, batchQuery: BatchQuery, node: number) => Promise<Response | undefined>,
    {
      enough = 'needed',
      wait = 'unlessResting',
      until,
    }: {
      readonly enough?: Enough<Response>;
      readonly wait?: 'unlessResting' | 'briefly';
      readonly until?: number | undefined;
    } = {},
  ): Promise<NodeResponses<Response>> {
    const votes = new Map<string, number>();
    const suffices = (response: Response | undefined) => {
      if (response === undefined) return false;
      if (enough === 'one') return true;
      const key = enough === 'needed' ? '' : enough(response);
      if (key === undefined) return false;
      const count = (votes.get(key) ?? 0) + 1;
      votes.set(key, count);
      return count >= this.needed;
    };
    return this.responses(await this.#nodes.askEach(question, wait, suffices, until));
  }

  /** Wraps responses that were read elsewhere; empty by default. */
  responses<Response>(all?: readonly (Response | undefined)[]): NodeResponses<Response> {
    return new NodeResponses(all ?? Array.from({ length: this.count }, () => undefined), this.needed);
  }

  /** Returns the latest block that all current nodes have; undefined if none is reported. */
  commonBlock(numbers: readonly number[]): number | undefined {
    return commonBlock(numbers, this.#blockSeconds);
  }

  /** Returns the block at which nodes that differ are compared; undefined if their blocks are already the same. */
  comparedBlock(numbers: readonly number[]): number | undefined {
    return new Set(numbers).size === 1 ? undefined : this.commonBlock(numbers);
  }

  /** Returns true if a node failed a recent request. */
  isResting(node: number): boolean {
    return this.#nodes.isResting(node);
  }

  /** Counts, for the log, nodes that contradict the quorum. */
  countDisagreeing(nodes: readonly number[]): void {
    this.#nodes.countDisagreeing(nodes);
  }
}
