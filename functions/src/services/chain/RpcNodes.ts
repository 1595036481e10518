import type { z } from 'zod';
import { ChainUnavailableError } from './ChainUnavailableError.ts';
import { EndpointError } from './EndpointError.ts';
import { NotAskedError } from './NotAskedError.ts';
import { Deadline } from './Deadline.ts';
import type { RpcQuestion } from './postJsonRpc.ts';
import { RpcEndpoint } from './RpcEndpoint.ts';
import { RpcError } from './RpcError.ts';

/** Milliseconds for which a node that failed is tried last, so that a dead first node does not delay every call. */
const REST_AFTER_FAILURE_MS = 30_000;

/** In milliseconds. */
interface NodeLimits {
  /** For one node's answer. */
  readonly perUrlMs: number;
  /** For all that is asked for one answer of ours. */
  readonly totalMs: number;
  /** How long the other nodes are waited for once one has answered what all are asked. */
  readonly stragglersMs: number;
  /** How long a second answer is waited for once one node has answered what two are asked. */
  readonly secondMs?: number;
}

/** Puts a question to one node. */
export type Ask = <Result>(
  method: string,
  params: readonly unknown[],
  schema: z.ZodType<Result>,
) => Promise<Result>;

/**
 * Puts several questions to one node at once; of each the result, unchecked, or the error that it answered. Where a stranger decides how
 * much is answered, `mostBytes` says how much of it is read.
 */
export type BatchQuery = (
  questions: readonly RpcQuestion[],
  mostBytes?: number,
) => Promise<readonly ({ readonly result: unknown } | RpcError)[]>;

/** What one node answers, and its place in the list. */
export interface NodeAnswer<Answer> {
  readonly node: number;
  readonly answer: Answer;
}

interface Node {
  readonly endpoint: RpcEndpoint;
  failedAt: number;
}

function isResting({ failedAt }: Node): boolean {
  return performance.now() - failedAt < REST_AFTER_FAILURE_MS;
}

interface AskOptions {
  readonly isAnswer?: (error: RpcError) => boolean;
}

/** The nodes of a network: asked in turn until one answers, or all at once. */
export class RpcNodes {
  readonly #nodes: readonly Node[];
  readonly #limits: NodeLimits;

  /**
   * @param chainId EIP-155; nodes of another chain are not used
   * @param urls in order of preference
   */
  constructor(chainId: number, urls: readonly string[], limits: NodeLimits) {
    this.#nodes = urls.map((url) => ({ endpoint: new RpcEndpoint(url, chainId), failedAt: -Infinity }));
    this.#limits = limits;
  }

  /** How many there are. */
  get count(): number {
    return this.#nodes.length;
  }

  /** @param place of a node in the list; whether it has answered all that it was asked lately */
  isAwake(place: number): boolean {
    const node = this.#nodes[place];
    return node !== undefined && !isResting(node);
  }

  /**
   * Counts, for the log, nodes that contradict what the others agree on, or each other.
   *
   * @param places theirs in the list
   */
  countDisagreeing(places: readonly number[]): void {
    for (const place of places) this.#nodes[place]?.endpoint.count('disagreeing');
  }

  /**
   * Asks the nodes in order until one answers.
   *
   * @param options.isAnswer whether an error answers the question; any other one is put to the next node
   * @throws RpcError when an error answers the question, or every node gave an error
   * @throws ChainUnavailableError otherwise
   */
  async askInTurn<Result>(
    method: string,
    params: readonly unknown[],
    schema: z.ZodType<Result>,
    { isAnswer = () => false }: AskOptions = {},
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
   * What two nodes answer, of which none alone must be able to hide something: asked at the same time, and the next one where one
   * of them has no usable answer. Another one's answer is added where `areSame` says that they differ.
   *
   * One that does not answer in time rests for a while, and what rests is asked only where no other one answers: then, and where one
   * alone is configured, there is one answer.
   *
   * @param areSame whether two answers say the same
   * @param atLeast how many must have answered for those that rest not to be asked; with 2 they are given `stragglersMs`
   * @returns at least one; nodes by their place in the list
   * @throws ChainUnavailableError when no node gives a usable answer
   */
  async askTwo<Result>(
    question: (ask: Ask) => Promise<Result>,
    areSame: (one: Result, other: Result) => boolean = () => true,
    atLeast: 1 | 2 = 1,
  ): Promise<NodeAnswer<Result>[]> {
    const deadline = performance.now() + this.#limits.totalMs;
    const told: NodeAnswer<Result>[] = [];
    const newDeadline = () => new Deadline(this.#limits.secondMs ?? this.#limits.stragglersMs);
    const askNext = async (queue: Node[], patience: Deadline): Promise<void> => {
      for (let node = queue.shift(); node; node = queue.shift()) {
        const asking = this.#askOne(node, question, deadline);
        const inTime = await patience.inTime(asking.then((answer) => ({ answer })));
        if (!inTime) {
          if (!isResting(node)) {
            node.failedAt = performance.now();
            node.endpoint.count('late');
          }
          return;
        }
        if (inTime.answer === undefined) continue;
        told.push({ node: this.#nodes.indexOf(node), answer: inTime.answer });
        patience.begin();
        return;
      }
    };
    const askPair = async (queue: Node[]): Promise<void> => {
      const patience = newDeadline();
      await Promise.all([askNext(queue, patience), askNext(queue, patience)]).finally(() => patience.end());
    };
    const resting = this.#nodes.filter(isResting);
    const awake = this.#nodes.filter((node) => !resting.includes(node));
    await askPair(awake);
    if (told.length === 0) await askPair(resting);
    else if (told.length < atLeast) {
      const patience = new Deadline(this.#limits.stragglersMs);
      patience.begin();
      await askNext(resting, patience).finally(() => patience.end());
    }
    const [one, other] = told;
    if (one && other && !areSame(one.answer, other.answer)) {
      const patience = newDeadline();
      patience.begin();
      await askNext(awake, patience).finally(() => patience.end());
    }
    if (told.length === 0) throw new ChainUnavailableError();
    return told;
  }

  /**
   * Puts the same questions to each node, at the same time; undefined for one without a usable answer.
   *
   * @param question with the node's place in the list
   * @param wait 'briefly' where the others are not waited for long once one has answered; 'unlessResting' where besides one that
   *   has failed lately is not waited for at all then
   * @param suffices whether an answer is one after which the others are not waited for long
   * @param until when it is over in any case, by `performance.now()`
   */
  async askEach<Result>(
    question: (ask: Ask, batchQuery: BatchQuery, node: number) => Promise<Result>,
    wait?: 'briefly' | 'unlessResting',
    suffices: (answer: Result) => boolean = () => true,
    until = Infinity,
  ): Promise<(Result | undefined)[]> {
    const deadline = Math.min(performance.now() + this.#limits.totalMs, until);
    const patience = new Deadline(wait === undefined ? Infinity : this.#limits.stragglersMs);
    const awaited = new Set(
      wait === 'unlessResting' ? this.#nodes.filter((node) => !isResting(node)) : this.#nodes,
    );
    let isEnough = false;
    return Promise.all(
      this.#nodes.map(async (node, place) => {
        const answer = this.#askOne(node, (ask, batchQuery) => question(ask, batchQuery, place), deadline);
        const inTime = await patience.inTime(answer);
        awaited.delete(node);
        isEnough ||= inTime !== undefined && suffices(inTime);
        if (isEnough) patience.begin();
        if (isEnough && awaited.size === 0) patience.giveUp();
        return inTime;
      }),
    ).finally(() => patience.end());
  }

  /**
   * What each node answers to a question of which one node alone must not decide the answer: what gas costs, whether there is a
   * contract. None where those that answer do not know the method.
   *
   * @throws ChainUnavailableError when no node gives a usable answer
   */
  async askAll<Result>(
    method: string,
    params: readonly unknown[],
    schema: z.ZodType<Result>,
  ): Promise<Result[]> {
    const answers = await this.askEach(async (ask) => {
      try {
        return [await ask(method, params, schema)];
      } catch (error) {
        if (error instanceof RpcError) return [];
        throw error;
      }
    }, 'briefly');
    const given = answers.filter((answer) => answer !== undefined);
    if (given.length === 0) throw new ChainUnavailableError();
    return given.flat();
  }

  /**
   * Puts one question to each node, at the same time, until no other answer would change what most say.
   *
   * Once one has answered, the others are given `secondMs`, or `stragglersMs` once only those that have failed lately are left; of two
   * nodes one that has is not waited for. One that does not answer in time rests for a while.
   *
   * @param isSettled whether some answers are enough
   * @returns at least one; nodes by their place in the list
   * @throws ChainUnavailableError when no node gives a usable answer
   */
  async askUntil<Result>(
    question: (ask: Ask) => Promise<Result>,
    isSettled: (told: readonly NodeAnswer<Result>[]) => boolean,
  ): Promise<NodeAnswer<Result>[]> {
    const deadline = performance.now() + this.#limits.totalMs;
    const patience = new Deadline(this.#limits.secondMs ?? this.#limits.stragglersMs);
    const forResting = new Deadline(this.#nodes.length > 2 ? this.#limits.stragglersMs : 0);
    const awaited = new Set(this.#nodes.filter((node) => !isResting(node)));
    const told: NodeAnswer<Result>[] = [];
    let isOver = false;
    await Promise.all(
      this.#nodes.map(async (node, place) => {
        const asking = this.#askOne(node, question, deadline);
        const inTime = await forResting.inTime(patience.inTime(asking.then((answer) => ({ answer }))));
        if (!inTime && !isOver && awaited.has(node)) {
          node.failedAt = performance.now();
          node.endpoint.count('late');
        }
        awaited.delete(node);
        if (inTime?.answer !== undefined) told.push({ node: place, answer: inTime.answer });
        if (told.length === 0) return;
        patience.begin();
        if (awaited.size === 0) forResting.begin();
        if (!isSettled(told)) return;
        isOver = true;
        patience.giveUp();
      }),
    ).finally(() => {
      patience.end();
      forResting.end();
    });
    if (told.length === 0) throw new ChainUnavailableError();
    return told;
  }

  /**
   * Puts one question to some nodes, at the same time, those that have failed lately as well.
   *
   * @param places theirs in the list
   * @returns what those say that answer within `secondMs`; never fails for what nodes answer
   */
  async askThese<Result>(
    places: readonly number[],
    question: (ask: Ask) => Promise<Result>,
  ): Promise<NodeAnswer<Result>[]> {
    const deadline = performance.now() + (this.#limits.secondMs ?? this.#limits.stragglersMs);
    const told = await Promise.all(
      this.#nodes.map(async (node, place) => {
        if (!places.includes(place)) return [];
        const answer = await this.#askOne(node, question, deadline);
        return answer === undefined ? [] : [{ node: place, answer }];
      }),
    );
    return told.flat();
  }

  async #askOne<Result>(
    node: Node,
    question: (ask: Ask, batchQuery: BatchQuery) => Promise<Result>,
    deadline: number,
  ): Promise<Result | undefined> {
    const timeLeft = () => {
      const left = Math.min(deadline - performance.now(), this.#limits.perUrlMs);
      // Whoever has waited for their turn until it was over is told nothing, and no node is why.
      if (left <= 0) throw new NotAskedError();
      return left;
    };
    try {
      return await question(
        async (method, params, schema) => node.endpoint.ask(method, params, schema, timeLeft()),
        async (questions, mostBytes) => node.endpoint.batchQuery(questions, timeLeft(), mostBytes),
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
