import { mapConcurrently } from '@everything-wallet/core/concurrency/mapConcurrently';
import { z } from 'zod';
import { AnswerTooLargeError } from './AnswerTooLargeError.ts';
import { BatchRefusedError } from './BatchRefusedError.ts';
import { BatchSize } from './BatchSize.ts';
import { EndpointError } from './EndpointError.ts';
import { failureEventOf } from './failureEventOf.ts';
import { inGroups } from './inGroups.ts';
import { instanceCounts } from './instanceCounts.ts';
import type { NodeEvent } from './NodeCounts.ts';
import { NotAskedError } from './NotAskedError.ts';
import { postJsonRpc, postJsonRpcBatch, type RpcQuestion } from './postJsonRpc.ts';
import { RpcError } from './RpcError.ts';
import { quantitySchema } from './rpcSchemas.ts';

/** Batches of one question that a node is sent at the same time. */
const MAX_CONCURRENT_BATCHES = 4;

/** Block time, from which a node's lag follows. */
const timeSchema = z.object({ timestamp: quantitySchema });

/** Milliseconds for which a node of another chain is left alone: twice as long each time, up to the longest. */
const ASIDE_MS = { first: 60_000, longest: 3_600_000 };

/**
 * One node of a network. Its chain id is requested once. A node that names another chain gets no other
 * requests, and its chain id is requested again after a while: one wrong response of a gateway must not
 * exclude a node for good.
 */
export class RpcEndpoint {
  readonly #url: string;
  readonly #chainId: number;
  #rightChain: Promise<boolean> | undefined;
  readonly #batchSize = new BatchSize();
  #wrongAnswers = 0;
  #asideUntil = -Infinity;

  constructor(url: string, chainId: number) {
    this.#url = url;
    this.#chainId = chainId;
  }

  /**
   * Queries the node and checks the result's shape.
   *
   * @param timeoutMs milliseconds in total, including the chain id
   * @param maxBytes of the response
   * @throws RpcError if the node answers with an error
   * @throws EndpointError if there is no usable response
   */
  async ask<Result>(
    method: string,
    params: readonly unknown[],
    schema: z.ZodType<Result>,
    timeoutMs: number,
    maxBytes?: number,
  ): Promise<Result> {
    const deadline = performance.now() + timeoutMs;
    await this.#checkChain(timeoutMs);
    return this.#counted(async () => {
      const answer = await postJsonRpc(this.#url, method, params, deadline - performance.now(), maxBytes);
      this.#countHead({ method, params }, answer);
      const result = schema.safeParse(answer);
      if (!result.success) throw new EndpointError('unknown', 'malformed result', { cause: result.error });
      return result.data;
    });
  }

  /**
   * Sends several requests to the node, in as many batches as it takes to have them accepted.
   *
   * @param timeoutMs milliseconds in total, including the chain id
   * @param maxBytes of all responses together
   * @returns for each request the unchecked result, or the node's error
   * @throws RpcError if the node refuses the whole batch
   * @throws EndpointError if there is no usable response
   */
  async batchQuery(
    questions: readonly RpcQuestion[],
    timeoutMs: number,
    maxBytes?: number,
  ): Promise<readonly ({ readonly result: unknown } | RpcError)[]> {
    const deadline = performance.now() + timeoutMs;
    await this.#checkChain(timeoutMs);
    for (;;) {
      const size = Math.min(this.#batchSize.max, questions.length);
      try {
        return await this.#askInBatches(questions, size, deadline, maxBytes);
      } catch (error) {
        if (!(error instanceof BatchRefusedError) || !this.#batchSize.lower(size)) throw error;
      }
    }
  }

  /**
   * Sends as many requests at once as the node takes; one batch after the other if the bytes of all responses
   * are bounded.
   */
  async #askInBatches(
    questions: readonly RpcQuestion[],
    size: number,
    deadline: number,
    maxBytes: number | undefined,
  ): Promise<readonly ({ readonly result: unknown } | RpcError)[]> {
    if (size >= questions.length) return this.#askBatch(questions, deadline, maxBytes);
    let bytesLeft = maxBytes;
    const concurrency = maxBytes === undefined ? MAX_CONCURRENT_BATCHES : 1;
    const answers = await mapConcurrently(inGroups(questions, size), concurrency, async (group) => {
      if (deadline <= performance.now()) throw new NotAskedError();
      const batch = await this.#askBatch(group, deadline, bytesLeft);
      if (bytesLeft !== undefined) bytesLeft -= JSON.stringify(batch).length;
      if (bytesLeft !== undefined && bytesLeft <= 0) throw new AnswerTooLargeError();
      return batch;
    });
    return answers.flat();
  }

  async #askBatch(
    questions: readonly RpcQuestion[],
    deadline: number,
    maxBytes: number | undefined,
  ): Promise<readonly ({ readonly result: unknown } | RpcError)[]> {
    return this.#counted(async () => {
      const timeoutMs = deadline - performance.now();
      const answers = await postJsonRpcBatch(this.#url, questions, timeoutMs, maxBytes);
      for (const [place, answer] of answers.entries()) {
        const question = questions[place];
        if (question && 'result' in answer) this.#countHead(question, answer.result);
      }
      const limited = answers.find(
        (answer) => answer instanceof RpcError && failureEventOf(answer) === 'rateLimited',
      );
      if (limited) this.count('rateLimited');
      return answers;
    });
  }

  /** Counts an event of this node, for the log. */
  count(event: NodeEvent): void {
    instanceCounts.count(this.#chainId, this.#url, event);
  }

  async #counted<Answer>(exchange: () => Promise<Answer>): Promise<Answer> {
    this.count('asked');
    try {
      const answer = await exchange();
      this.count('answered');
      return answer;
    } catch (error) {
      this.count(failureEventOf(error));
      throw error;
    }
  }

  #countHead({ method, params }: RpcQuestion, answer: unknown): void {
    if (method !== 'eth_getBlockByNumber' || params[0] !== 'latest') return;
    const head = timeSchema.safeParse(answer);
    if (head.success) instanceCounts.countHead(this.#chainId, this.#url, head.data.timestamp);
  }

  async #checkChain(timeoutMs: number): Promise<void> {
    if (performance.now() < this.#asideUntil) {
      this.count('failed');
      throw new EndpointError('no', 'wrong chain');
    }
    this.#rightChain ??= this.#askChain(timeoutMs);
    let isRight: boolean;
    try {
      isRight = await this.#rightChain;
    } catch (error) {
      // Not known yet: ask again next time. The pending request has not been sent.
      this.#rightChain = undefined;
      this.count('asked');
      this.count(failureEventOf(error));
      throw new EndpointError('no', 'chain id unknown', { cause: error });
    }
    if (isRight) return;
    this.#rightChain = undefined;
    this.count('failed');
    throw new EndpointError('no', 'wrong chain');
  }

  async #askChain(timeoutMs: number): Promise<boolean> {
    const answer = quantitySchema.safeParse(await postJsonRpc(this.#url, 'eth_chainId', [], timeoutMs));
    if (!answer.success) throw new EndpointError('no', 'malformed chain id');
    const isRight = answer.data === BigInt(this.#chainId);
    if (isRight) this.#wrongAnswers = 0;
    else this.#setAside();
    return isRight;
  }

  #setAside(): void {
    const rest = ASIDE_MS.first * 2 ** this.#wrongAnswers;
    this.#wrongAnswers += 1;
    this.#asideUntil = performance.now() + Math.min(rest, ASIDE_MS.longest);
  }
}
