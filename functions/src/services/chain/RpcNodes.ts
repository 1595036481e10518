import type { z } from 'zod';
import { ChainUnavailableError } from './ChainUnavailableError.ts';
import { endpointsOf } from './endpointsOf.ts';
import { EndpointError } from './EndpointError.ts';
import { neededOf } from './neededOf.ts';
import type { NodeAnswer } from './NodeAnswer.ts';
import type { NodeLimits } from './NodeLimits.ts';
import { NotAskedError } from './NotAskedError.ts';
import { Deadline } from './Deadline.ts';
import type { RpcQuestion } from './postJsonRpc.ts';
import { quorum } from './quorum.ts';
import type { RpcEndpoint } from './RpcEndpoint.ts';
import { RpcError } from './RpcError.ts';

/** Milliseconds for which a node that failed is tried last, so that a dead first node does not delay every call. */
const REST_AFTER_FAILURE_MS = 30_000;

/** Queries one node; `maxBytes` as for `BatchQuery`. */
export type Ask = <Result>(
  method: string,
  params: readonly unknown[],
  schema: z.ZodType<Result>,
  maxBytes?: number,
) => Promise<Result>;

/**
 * Sends several requests to one node at once; returns for each the unchecked result, or the node's error.
 * `maxBytes` limits the bytes read where untrusted contracts decide the length.
 */
export type BatchQuery = (
  questions: readonly RpcQuestion[],
  maxBytes?: number,
) => Promise<readonly ({ readonly result: unknown } | RpcError)[]>;

interface Node {
  readonly endpoint: RpcEndpoint;
  failedAt: number;
}

function isResting({ failedAt }: Node): boolean {
  return performance.now() - failedAt < REST_AFTER_FAILURE_MS;
}

function noteLate(node: Node): void {
  node.failedAt = performance.now();
  node.endpoint.count('late');
}

/** The nodes of a network: asked in turn until one answers, or all at once. */
export class RpcNodes {
  readonly #nodes: readonly Node[];
  readonly #limits: NodeLimits;

  /** @param endpoints in order of preference */
  constructor(endpoints: readonly RpcEndpoint[], limits: NodeLimits) {
    this.#nodes = endpoints.map((endpoint) => ({ endpoint, failedAt: -Infinity }));
    this.#limits = limits;
  }

  /** Creates nodes with the connections of a list of URLs (`endpointsOf`), which rest for these questions alone. */
  static of(chainId: number, urls: readonly string[], limits: NodeLimits): RpcNodes {
    return new RpcNodes(endpointsOf(chainId, urls), limits);
  }

  /** Returns the same nodes for questions that may fail at a node that otherwise works: only these rest then. */
  withOwnHealth(limits = this.#limits): RpcNodes {
    const endpoints = this.#nodes.map(({ endpoint }) => endpoint);
    return new RpcNodes(endpoints, limits);
  }

  /** Number of nodes. */
  get count(): number {
    return this.#nodes.length;
  }

  /** Number of nodes that must agree where a quorum of two decides. */
  get needed(): number {
    return neededOf(this.count);
  }

  /**
   * Returns true if a node failed a recent request.
   *
   * @param nodeIndex index of the node in the list
   */
  isResting(nodeIndex: number): boolean {
    const node = this.#nodes[nodeIndex];
    return node === undefined || isResting(node);
  }

  /**
   * Counts, for the log, nodes that contradict the quorum or each other.
   *
   * @param nodeIndexes their indexes in the list
   */
  countDisagreeing(nodeIndexes: readonly number[]): void {
    for (const nodeIndex of nodeIndexes) this.#nodes[nodeIndex]?.endpoint.count('disagreeing');
  }

  /**
   * Asks the nodes in order until one answers.
   *
   * @param options.isAnswer whether an error answers the question; any other error moves on to the next node
   * @throws RpcError if an error answers the question, or every node gave an error
   * @throws ChainUnavailableError otherwise
   */
  async askInTurn<Result>(
    method: string,
    params: readonly unknown[],
    schema: z.ZodType<Result>,
    { isAnswer = () => false }: { readonly isAnswer?: (error: RpcError) => boolean } = {},
  ): Promise<Result> {
    const deadline = performance.now() + this.#limits.totalMs;
    const failures: (RpcError | EndpointError)[] = [];
    for (const node of this.#inOrder()) {
      const remaining = deadline - performance.now();
      if (remaining <= 0) break;
      try {
        const timeout = Math.min(remaining, this.#limits.perUrlMs);
        return await node.endpoint.ask(method, params, schema, timeout);
      } catch (error) {
        if (error instanceof RpcError && isAnswer(error)) throw error;
        if (!(error instanceof RpcError || error instanceof EndpointError)) throw error;
        failures.push(error);
        if (error instanceof EndpointError) node.failedAt = performance.now();
      }
    }
    const [first, ...others] = failures;
    if (first instanceof RpcError && others.every((failure) => failure instanceof RpcError)) throw first;
    throw new ChainUnavailableError({ cause: first });
  }

  /**
   * Asks the nodes in order, one after the other, until one gives a response other than undefined.
   *
   * @param until deadline, by `performance.now()`
   */
  async askFirst<Result>(
    question: (ask: Ask, batchQuery: BatchQuery) => Promise<Result | undefined>,
    until: number,
  ): Promise<Result | undefined> {
    for (const node of this.#inOrder()) {
      const answer = await this.#askOne(node, question, until);
      if (answer !== undefined) return answer;
    }
    return undefined;
  }

  /**
   * Queries two nodes at the same time, so that neither alone can hide anything, and the next one if one of
   * them gives no usable response. Adds a third response if `areSame` finds that the two differ.
   *
   * A node that does not answer in time rests for a while, and resting nodes are asked only if no other one
   * answers: then, and where only one is configured, there is one response.
   *
   * @param options.areSame whether two responses agree
   * @param options.atLeast responses after which resting nodes are not asked; with 2 they get `stragglersMs`
   * @param options.secondNodeMs wait for the second response, if another than usual
   * @returns at least one response; nodes by their index in the list
   * @throws ChainUnavailableError if no node gives a usable response
   */
  async askTwo<Result>(
    question: (ask: Ask) => Promise<Result>,
    {
      areSame = () => true,
      atLeast = 1,
      secondNodeMs = this.#limits.secondNodeMs ?? this.#limits.stragglersMs,
    }: {
      readonly areSame?: (one: Result, other: Result) => boolean;
      readonly atLeast?: 1 | 2;
      readonly secondNodeMs?: number;
    } = {},
  ): Promise<NodeAnswer<Result>[]> {
    const deadline = performance.now() + this.#limits.totalMs;
    const answers: NodeAnswer<Result>[] = [];
    const newDeadline = () => new Deadline(secondNodeMs);
    const askNext = async (queue: Node[], stragglersDeadline: Deadline): Promise<void> => {
      for (let node = queue.shift(); node; node = queue.shift()) {
        const asking = this.#askOne(node, question, deadline);
        const inTime = await stragglersDeadline.inTime(asking.then((answer) => ({ answer })));
        if (!inTime) {
          if (!isResting(node)) noteLate(node);
          return;
        }
        if (inTime.answer === undefined) continue;
        answers.push({ node: this.#nodes.indexOf(node), answer: inTime.answer });
        stragglersDeadline.start();
        return;
      }
    };
    const askPair = async (queue: Node[]): Promise<void> => {
      const stragglersDeadline = newDeadline();
      await Promise.all([askNext(queue, stragglersDeadline), askNext(queue, stragglersDeadline)]).finally(
        () => stragglersDeadline.dispose(),
      );
    };
    const resting = this.#nodes.filter(isResting);
    const awake = this.#nodes.filter((node) => !resting.includes(node));
    await askPair(awake);
    if (answers.length === 0) await askPair(resting);
    else if (answers.length < atLeast) {
      const stragglersDeadline = new Deadline(this.#limits.stragglersMs);
      stragglersDeadline.start();
      await askNext(resting, stragglersDeadline).finally(() => stragglersDeadline.dispose());
    }
    const [one, other] = answers;
    if (one && other && !areSame(one.answer, other.answer)) {
      const stragglersDeadline = newDeadline();
      stragglersDeadline.start();
      await askNext(awake, stragglersDeadline).finally(() => stragglersDeadline.dispose());
    }
    if (answers.length === 0) throw new ChainUnavailableError();
    return answers;
  }

  /**
   * Queries every node at the same time; undefined for one without a usable answer.
   *
   * @param question with the node's index in the list
   * @param wait 'briefly' to wait only a little for the others once one has answered; 'unlessResting' to also
   * not wait for a node that failed recently
   * @param suffices returns true for an answer after which the others get only a little more time
   * @param until deadline in any case, by `performance.now()`
   */
  async askEach<Result>(
    question: (ask: Ask, batchQuery: BatchQuery, node: number) => Promise<Result>,
    wait?: 'briefly' | 'unlessResting',
    suffices: (answer: Result) => boolean = () => true,
    until = Infinity,
  ): Promise<(Result | undefined)[]> {
    const deadline = Math.min(performance.now() + this.#limits.totalMs, until);
    const stragglersDeadline = new Deadline(wait === undefined ? Infinity : this.#limits.stragglersMs);
    const awaited = new Set(
      wait === 'unlessResting' ? this.#nodes.filter((node) => !isResting(node)) : this.#nodes,
    );
    let isEnough = false;
    return Promise.all(
      this.#nodes.map(async (node, index) => {
        const answer = this.#askOne(node, (ask, batchQuery) => question(ask, batchQuery, index), deadline);
        const inTime = await stragglersDeadline.inTime(answer);
        awaited.delete(node);
        isEnough ||= inTime !== undefined && suffices(inTime);
        if (isEnough) stragglersDeadline.start();
        if (isEnough && awaited.size === 0) stragglersDeadline.expire();
        return inTime;
      }),
    ).finally(() => stragglersDeadline.dispose());
  }

  /**
   * Queries every node at the same time, until more than half of all give the same value.
   *
   * After the first response, the others get `secondNodeMs`, or `stragglersMs` once only nodes that failed
   * recently are left; of two nodes, one that failed recently is not awaited. A node that does not answer in
   * time rests for a while.
   *
   * @param valueOf the part that must be equal; without it, each node is awaited
   * @returns at least one response; nodes by their index in the list
   * @throws ChainUnavailableError if no node gives a usable response
   */
  async askUntilMajority<Result>(
    question: (ask: Ask) => Promise<Result>,
    valueOf?: (answer: Result) => bigint | string | null,
  ): Promise<NodeAnswer<Result>[]> {
    const deadline = performance.now() + this.#limits.totalMs;
    const stragglersDeadline = new Deadline(this.#limits.secondNodeMs ?? this.#limits.stragglersMs);
    const forResting = new Deadline(this.#nodes.length > 2 ? this.#limits.stragglersMs : 0);
    const awaited = new Set(this.#nodes.filter((node) => !isResting(node)));
    const answers: NodeAnswer<Result>[] = [];
    let isOver = false;
    await Promise.all(
      this.#nodes.map(async (node, nodeIndex) => {
        const asking = this.#askOne(node, question, deadline);
        const inTime = await forResting.inTime(
          stragglersDeadline.inTime(asking.then((answer) => ({ answer }))),
        );
        if (!inTime && !isOver && awaited.has(node)) noteLate(node);
        awaited.delete(node);
        if (inTime?.answer !== undefined) answers.push({ node: nodeIndex, answer: inTime.answer });
        if (answers.length === 0) return;
        stragglersDeadline.start();
        if (awaited.size === 0) forResting.start();
        const values = valueOf ? answers.map((given) => valueOf(given.answer)) : [];
        if (2 * quorum(values, 1).agreeing <= this.count) return;
        isOver = true;
        stragglersDeadline.expire();
      }),
    ).finally(() => {
      stragglersDeadline.dispose();
      forResting.dispose();
    });
    if (answers.length === 0) throw new ChainUnavailableError();
    return answers;
  }

  /**
   * Queries some nodes at the same time, including those that failed recently.
   *
   * @param nodeIndexes their indexes in the list
   * @returns the responses that arrive within `secondNodeMs`; never rejects for a node's response
   */
  async askThese<Result>(
    nodeIndexes: readonly number[],
    question: (ask: Ask) => Promise<Result>,
  ): Promise<NodeAnswer<Result>[]> {
    const deadline = performance.now() + (this.#limits.secondNodeMs ?? this.#limits.stragglersMs);
    const answers = await Promise.all(
      this.#nodes.map(async (node, nodeIndex) => {
        if (!nodeIndexes.includes(nodeIndex)) return [];
        const answer = await this.#askOne(node, question, deadline);
        return answer === undefined ? [] : [{ node: nodeIndex, answer }];
      }),
    );
    return answers.flat();
  }

  async #askOne<Result>(
    node: Node,
    question: (ask: Ask, batchQuery: BatchQuery) => Promise<Result>,
    deadline: number,
  ): Promise<Result | undefined> {
    const timeLeft = () => {
      const left = Math.min(deadline - performance.now(), this.#limits.perUrlMs);
      // The caller's time ran out while waiting for a turn, which is no node's fault.
      if (left <= 0) throw new NotAskedError();
      return left;
    };
    try {
      return await question(
        async (method, params, schema, maxBytes) =>
          node.endpoint.ask(method, params, schema, timeLeft(), maxBytes),
        async (questions, maxBytes) => node.endpoint.batchQuery(questions, timeLeft(), maxBytes),
      );
    } catch (error) {
      if (!(error instanceof EndpointError || error instanceof RpcError)) throw error;
      if (error instanceof EndpointError && !(error instanceof NotAskedError))
        node.failedAt = performance.now();
      return undefined;
    }
  }

  #inOrder(): Node[] {
    return this.#nodes.toSorted((a, b) => Number(isResting(a)) - Number(isResting(b)));
  }
}
