import { z } from 'zod';
import { EndpointError } from './EndpointError.ts';
import { postJsonRpc, postJsonRpcBatch, type RpcQuestion } from './postJsonRpc.ts';
import { quantitySchema } from './quantitySchema.ts';
import type { RpcError } from './RpcError.ts';

/** Milliseconds for which a node of another chain is left alone: twice as long each time, up to the longest. */
const ASIDE_MS = { first: 60_000, longest: 3_600_000 };

/**
 * One node of a network. It is asked for its chain id once. A node that names another chain is asked nothing else, and
 * its chain id again after a while: one wrong answer of a gateway must not cost a node for good.
 */
export class RpcEndpoint {
  readonly #url: string;
  readonly #chainId: number;
  #rightChain: Promise<boolean> | undefined;
  #wrongAnswers = 0;
  #asideUntil = -Infinity;

  constructor(url: string, chainId: number) {
    this.#url = url;
    this.#chainId = chainId;
  }

  /**
   * Asks the node and checks the answer's shape.
   *
   * @param timeoutMs milliseconds for the whole, the chain id included
   * @throws RpcError when the node answers with an error
   * @throws EndpointError when there is no usable answer
   */
  async ask<Result>(
    method: string,
    params: readonly unknown[],
    schema: z.ZodType<Result>,
    timeoutMs: number,
  ): Promise<Result> {
    const deadline = performance.now() + timeoutMs;
    await this.#checkChain(timeoutMs);
    const answer = await postJsonRpc(this.#url, method, params, deadline - performance.now());
    const result = schema.safeParse(answer);
    if (!result.success) throw new EndpointError('unknown', 'malformed result', { cause: result.error });
    return result.data;
  }

  /**
   * Asks the node several questions at once.
   *
   * @param timeoutMs milliseconds for the whole, the chain id included
   * @param mostBytes of the answer to all of them
   * @returns of each question the result, unchecked, or the error that the node answered it with
   * @throws RpcError when the node refuses the whole
   * @throws EndpointError when there is no usable answer
   */
  async askTogether(
    questions: readonly RpcQuestion[],
    timeoutMs: number,
    mostBytes?: number,
  ): Promise<readonly ({ readonly result: unknown } | RpcError)[]> {
    const deadline = performance.now() + timeoutMs;
    await this.#checkChain(timeoutMs);
    return postJsonRpcBatch(this.#url, questions, deadline - performance.now(), mostBytes);
  }

  async #checkChain(timeoutMs: number): Promise<void> {
    if (performance.now() < this.#asideUntil) throw new EndpointError('no', 'wrong chain');
    this.#rightChain ??= this.#askChain(timeoutMs);
    let isRight: boolean;
    try {
      isRight = await this.#rightChain;
    } catch (error) {
      // Not known yet: ask again next time. Whatever was to be asked has not been sent.
      this.#rightChain = undefined;
      throw new EndpointError('no', 'chain id unknown', { cause: error });
    }
    if (isRight) return;
    this.#rightChain = undefined;
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
