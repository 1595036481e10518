import { Limiter } from '@everything-wallet/core/concurrency/Limiter';
import { z } from 'zod';
import { LruMap } from '../../cache/LruMap.ts';
import { AnswerTooLargeError } from '../chain/AnswerTooLargeError.ts';
import { BlockSpan } from '../chain/BlockSpan.ts';
import { EndpointError } from '../chain/EndpointError.ts';
import { namesBlockRange } from '../chain/namesBlockRange.ts';
import { logFilter } from '../chain/logFilter.ts';
import { RpcError } from '../chain/RpcError.ts';
import { scanLogs, type BlockRange } from '../chain/scanLogs.ts';
import type { QuorumClient } from '../chain/QuorumClient.ts';
import { addressTopic } from '../abi/word.ts';
import { TRANSFER } from '../abi/transferTopics.ts';
import type { PoolEvent } from './PoolEvent.ts';
import { DEPOSIT, WITHDRAW } from '../abi/vaultTopics.ts';
import { countSchema, eventSchema, lowerHashSchema } from '../chain/rpcSchemas.ts';
import { addressInWord } from '../abi/addressInWord.ts';
import { wordsIn } from '../abi/wordsIn.ts';

/** Blocks requested at once; fewer if the nodes refuse so many. Few logs of a vault name one owner. */
const SPANS = [1_000_000_000, 1_000_000, 100_000, 10_000];

/**
 * Maximum requests per scan, and of all scans: if nodes accept so few blocks that more are needed, the chain
 * is not read at all.
 */
const MAX_QUESTIONS = { scan: 8, whole: 200 };

/** Milliseconds without a new attempt after that. */
const REST_MS = 30 * 60_000;

/** Maximum logs cached per account set, in total, and account sets: one log is two thirds of a kB. */
const MAX_CACHED = { ofSome: 5_000, events: 20_000, owners: 300 };

/** Maximum bytes read of a node's response, some 1,500 logs: a requested address may have millions. */
const MAX_ANSWER = 1_048_576;

/** Requests at the same time: one slow address does not delay the others, and all fit into memory. */
const MAX_CONCURRENT = 4;

const wordsSchema = z
  .string()
  .regex(/^0x([0-9a-fA-F]{64}){1,2}$/)
  .transform(wordsIn);

const eventsSchema = z.array(
  eventSchema.extend({
    data: wordsSchema,
    transactionHash: lowerHashSchema,
    blockNumber: countSchema,
    logIndex: countSchema,
    removed: z.boolean().nullish(),
  }),
);

/**
 * Reasons to request fewer blocks: a node refuses ranges as long for every caller; it refuses these accounts,
 * or has too many logs of them; or it answered before, and timed out. A silent node is no such reason.
 */
type Narrowing = 'range' | 'these' | 'late';

interface Read {
  /** The first block that is not read for good. */
  readonly next: number;
  readonly events: readonly PoolEvent[];
  /** Index into `SPANS`: these accounts' many logs do not narrow the span of others. */
  readonly span: number;
  /** Time until which these are not read. */
  readonly restsUntil: number;
}

/**
 * Reads the logs of vaults about some accounts, from the first block on, and continues with the next scan.
 */
export class PoolLogs {
  readonly #nodes: QuorumClient;
  readonly #depth: number;
  readonly #now: () => number;
  readonly #read = new LruMap<string, Read>(MAX_CACHED.owners, {
    max: MAX_CACHED.events,
    of: ({ events }) => events.length,
  });
  readonly #span = new BlockSpan(SPANS);
  readonly #limiter = new Limiter({ concurrency: MAX_CONCURRENT });

  /**
   * @param nodes used for nothing else: one that is slow for logs, or returns too many, rests here, and is
   * still asked for holdings
   * @param depth blocks after which outcomes are final: earlier ones are not read again
   */
  constructor(nodes: QuorumClient, depth: number, now: () => number) {
    this.#nodes = nodes;
    this.#depth = depth;
    this.#now = now;
  }

  /**
   * @param last the last block to read
   * @param until time after which no request begins, by `performance.now()`
   * @returns every event of these accounts on which enough nodes agree; undefined if not known (yet)
   */
  async scan(
    vaults: readonly string[],
    owners: readonly string[],
    last: number,
    until: number,
  ): Promise<readonly PoolEvent[] | undefined> {
    if (vaults.length === 0 || owners.length === 0) return [];
    const key = [...vaults, ...owners].map((address) => address.toLowerCase()).join();
    const known = this.#read.peek(key);
    // A chain that ends before the blocks already read is another one.
    const before = known && known.next <= last + 1 ? known : { next: 0, events: [] };
    const events = [...before.events];
    let restsUntil = known?.restsUntil ?? -Infinity;
    let requests = 0;
    const isOver = (next: number, place: number) => {
      if (requests > 0 && this.#exceedsLimit(last - next, place)) {
        restsUntil = this.#now() + REST_MS;
        if (this.#exceedsLimit(last - next, this.#span.place)) this.#span.reset();
      }
      return requests >= MAX_QUESTIONS.scan || performance.now() > until || this.#now() < restsUntil;
    };
    const { next, place } = await scanLogs({
      blocks: { from: before.next, to: last },
      order: 'oldestFirst',
      span: this.#span,
      place: Math.max(known?.span ?? 0, this.#span.place),
      isOver,
      read: async (request) => {
        const answer = await this.#inTurn(until, async () => this.#ask(vaults, owners, request.range));
        if (!answer) return { kind: 'end' };
        requests += 1;
        const { events: more, narrowing } = answer;
        if (more) {
          events.push(...more);
          return { kind: 'read' };
        }
        if (narrowing === undefined || this.#span.isSmallest(request.place)) return { kind: 'end' };
        // One moment of a slow node is no reason to leave them alone for half an hour.
        const isTooSmall = this.#exceedsLimit(last - request.range.from, request.place + 1);
        if (narrowing === 'late' && isTooSmall) return { kind: 'end' };
        return { kind: 'shrink', of: narrowing === 'range' ? 'everyScan' : 'thisScan' };
      },
    });
    const final = Math.min(next, Math.max(0, last - this.#depth + 1));
    this.#remember(key, {
      next: final,
      events: events.filter(({ block }) => block < final),
      // After the rest, the largest span is tried again.
      span: this.#now() < restsUntil ? 0 : place,
      restsUntil,
    });
    return next > last ? events : undefined;
  }

  #remember(key: string, read: Read): void {
    const isFlood = read.events.length > MAX_CACHED.ofSome;
    this.#read.set(key, isFlood ? { ...read, next: 0, events: [] } : read);
  }

  /** Returns true if so many blocks take more requests than a chain gets. */
  #exceedsLimit(blocks: number, place: number): boolean {
    return blocks / this.#span.blocksAt(place) > MAX_QUESTIONS.whole;
  }

  /** Runs a task as soon as few enough others run; returns undefined if that is too late. */
  async #inTurn<Result>(until: number, task: () => Promise<Result>): Promise<Result | undefined> {
    const signal = AbortSignal.timeout(Math.max(0, Math.ceil(until - performance.now())));
    try {
      return await this.#limiter.run(task, { signal });
    } catch (error) {
      if (signal.aborted && error === signal.reason) return undefined;
      throw error;
    }
  }

  /**
   * Asks every node, and accepts what enough of them report identically: an omitted or invented log would
   * count as earnings.
   */
  async #ask(
    vaults: readonly string[],
    owners: readonly string[],
    { from, to }: BlockRange,
  ): Promise<{
    readonly events: readonly PoolEvent[] | undefined;
    readonly narrowing: Narrowing | undefined;
  }> {
    const own = owners.map(addressTopic);
    const questions = [
      [[DEPOSIT, TRANSFER], null, own],
      [TRANSFER, own],
      [WITHDRAW, null, null, own],
    ].map((topics) => ({
      method: 'eth_getLogs',
      params: [logFilter({ from, to }, { address: vaults, topics })],
    }));
    const signs = new Set<Narrowing>();
    const answers = await this.#nodes.ask(
      async (_, batchQuery, node) => {
        const wasResting = this.#nodes.isResting(node);
        const results = await batchQuery(questions, MAX_ANSWER).catch((error: unknown) => {
          if (!wasResting && isLate(error)) signs.add('late');
          if (error instanceof RpcError) signs.add(namesBlockRange(error) ? 'range' : 'these');
          if (!(error instanceof AnswerTooLargeError)) throw error;
          // No failure of the node's, of which nothing else is to suffer.
          signs.add('these');
          return undefined;
        });
        if (!results) return undefined;
        const refusal = results.find((result) => result instanceof RpcError);
        if (refusal) {
          signs.add(namesBlockRange(refusal) ? 'range' : 'these');
          throw refusal;
        }
        const lists = results.map((result) =>
          eventsSchema.safeParse('result' in result ? result.result : undefined),
        );
        if (!lists.every((list) => list.success)) return undefined;
        return readEvents(
          lists.flatMap((list) => list.data),
          from,
          to,
        );
      },
      { enough: 'one' },
    );
    return {
      events: answers.agreedObject((events) => events),
      narrowing: (['range', 'these', 'late'] as const).find((sign) => signs.has(sign)),
    };
  }
}

/** Returns true if a node timed out. */
function isLate(error: unknown): boolean {
  const cause = error instanceof EndpointError ? error.cause : undefined;
  return cause instanceof DOMException && cause.name === 'TimeoutError';
}

/** Returns each event once, in the order of the chain; two of the requests return a transfer to oneself. */
function readEvents(logs: z.output<typeof eventsSchema>, from: number, to: number): readonly PoolEvent[] {
  const events = new Map<string, PoolEvent>();
  for (const log of logs) {
    const { address, topics, data, transactionHash, blockNumber, logIndex, removed } = log;
    if (removed === true || blockNumber < from || blockNumber > to) continue;
    const [topic, first, second, third] = topics;
    const about = { vault: address, hash: transactionHash, block: blockNumber, index: logIndex };
    const [assets, shares] = data;
    const place = `${blockNumber} ${logIndex}`;
    if (topic === TRANSFER && data.length === 1 && assets !== undefined) {
      const moved = { kind: 'transfer', assets: 0n, shares: assets } as const;
      events.set(place, { ...about, ...moved, owner: addressIn(first), to: addressIn(second) });
    } else if ((topic === DEPOSIT || topic === WITHDRAW) && assets !== undefined && shares !== undefined) {
      const kind = topic === DEPOSIT ? 'deposit' : 'withdraw';
      const owner = addressIn(topic === DEPOSIT ? second : third);
      events.set(place, { ...about, kind, assets, shares, owner, to: owner });
    }
  }
  return [...events.values()].toSorted((one, other) => one.block - other.block || one.index - other.index);
}

function addressIn(topic = ''): string {
  return addressInWord(topic);
}
