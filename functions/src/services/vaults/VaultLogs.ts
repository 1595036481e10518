import { z } from 'zod';
import { agreeOn } from '../chain/agreeOn.ts';
import { eventSchema } from '../chain/eventSchema.ts';
import { hashSchema } from '../chain/hashSchema.ts';
import { namesBlockRange } from '../chain/namesBlockRange.ts';
import { quantitySchema } from '../chain/quantitySchema.ts';
import { RpcError } from '../chain/RpcError.ts';
import type { RpcNodes } from '../chain/RpcNodes.ts';
import { addressTopic, TRANSFER } from '../incoming/transferTopics.ts';
import type { VaultEvent } from './VaultEvent.ts';
import { DEPOSIT, WITHDRAW } from './vaultTopics.ts';

/** Blocks that are asked for at once; fewer where the nodes refuse so many. Few logs of a vault name one owner. */
const SPANS = [1_000_000_000, 1_000_000, 100_000, 10_000];

/** Questions of one look at most, and of all looks: where nodes tell so few blocks that more are needed, the chain is not read at all. */
const MOST_QUESTIONS = { look: 8, whole: 200 };

/** For how long it is not tried again then, in ms. */
const REST_MS = 30 * 60_000;

/** Logs of some accounts that an instance remembers, and sets of accounts. */
const MOST_REMEMBERED = { events: 5_000, owners: 300 };

const wordsSchema = z
  .string()
  .regex(/^0x([0-9a-fA-F]{64}){1,2}$/)
  .transform((data) => (data.slice(2).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`)));

const numberSchema = quantitySchema
  .refine((number) => number <= BigInt(Number.MAX_SAFE_INTEGER))
  .transform(Number);

const eventsSchema = z.array(
  eventSchema.extend({
    data: wordsSchema,
    transactionHash: hashSchema.toLowerCase(),
    blockNumber: numberSchema,
    logIndex: numberSchema,
    removed: z.boolean().nullish(),
  }),
);

interface Read {
  /** The first block that is not read for good. */
  readonly next: number;
  readonly events: readonly VaultEvent[];
  /** Which of `SPANS` is asked for: what these accounts have much of narrows nobody else's. */
  readonly span: number;
  /** Until when these are not read. */
  readonly restsUntil: number;
}

/** Reads what vaults have logged of some accounts, from the first block on, and goes on with the next look. */
export class VaultLogs {
  readonly #nodes: RpcNodes;
  readonly #depth: number;
  readonly #needed: number;
  readonly #now: () => number;
  readonly #read = new Map<string, Read>();
  /** Which of `SPANS` the nodes take at most, as they have said of a range. */
  #span = 0;

  /** @param depth blocks after which outcomes are final: those before it are not read again */
  constructor(nodes: RpcNodes, depth: number, now: () => number) {
    this.#nodes = nodes;
    this.#depth = depth;
    this.#needed = Math.min(2, nodes.count);
    this.#now = now;
  }

  /**
   * @param last the last block that is read
   * @param until when no other question is begun, by `performance.now()`
   * @returns every event of these accounts, as enough nodes tell it alike; undefined where that is not known (yet)
   */
  async look(
    vaults: readonly string[],
    owners: readonly string[],
    last: number,
    until: number,
  ): Promise<readonly VaultEvent[] | undefined> {
    if (vaults.length === 0 || owners.length === 0) return [];
    const key = [...vaults, ...owners].map((address) => address.toLowerCase()).join();
    const known = this.#read.get(key);
    // A chain that ends before what was read is another one.
    const before = known && known.next <= last + 1 ? known : { next: 0, events: [] };
    let { next, events } = before;
    let { span, restsUntil } = known ?? { span: 0, restsUntil: -Infinity };
    span = Math.max(span, this.#span);
    for (let questions = 0; next <= last; questions += 1) {
      if (questions >= MOST_QUESTIONS.look || performance.now() > until) break;
      if (this.#now() < restsUntil) break;
      const to = Math.min(last, next + widthOf(span) - 1);
      const { told, isRangeRefused } = await this.#ask(vaults, owners, next, to);
      if (told) {
        events = [...events, ...told];
        next = to + 1;
      } else if (span === SPANS.length - 1) {
        break;
      } else {
        span += 1;
        if (isRangeRefused) this.#span = Math.max(this.#span, span);
      }
      if ((last - next) / widthOf(span) > MOST_QUESTIONS.whole) {
        restsUntil = this.#now() + REST_MS;
        [span, this.#span] = [0, 0];
      }
    }
    const final = Math.min(next, Math.max(0, last - this.#depth + 1));
    this.#remember(key, {
      next: final,
      events: events.filter(({ block }) => block < final),
      span,
      restsUntil,
    });
    return next > last ? events : undefined;
  }

  #remember(key: string, read: Read): void {
    this.#read.delete(key);
    const isTooMuch = read.events.length > MOST_REMEMBERED.events;
    this.#read.set(key, isTooMuch ? { ...read, next: 0, events: [] } : read);
    const [oldest] = this.#read.keys();
    if (this.#read.size > MOST_REMEMBERED.owners && oldest !== undefined) this.#read.delete(oldest);
  }

  /** Asks every node, and takes what enough of them tell alike: what one leaves out, or invents, would be money that nobody has earned. */
  async #ask(
    vaults: readonly string[],
    owners: readonly string[],
    from: number,
    to: number,
  ): Promise<{ readonly told: readonly VaultEvent[] | undefined; readonly isRangeRefused: boolean }> {
    const range = { address: vaults, fromBlock: quantity(from), toBlock: quantity(to) };
    const own = owners.map(addressTopic);
    const questions = [
      { ...range, topics: [[DEPOSIT, TRANSFER], null, own] },
      { ...range, topics: [TRANSFER, own] },
      { ...range, topics: [WITHDRAW, null, null, own] },
    ].map((filter) => ({ method: 'eth_getLogs', params: [filter] }));
    const told = new Map<string, readonly VaultEvent[]>();
    let isRangeRefused = false;
    const answers = await this.#nodes.askEach(async (_, askTogether) => {
      const results = await askTogether(questions);
      const refusal = results.find((result) => result instanceof RpcError);
      if (refusal) {
        isRangeRefused ||= namesBlockRange(refusal);
        throw refusal;
      }
      const lists = results.map((result) =>
        eventsSchema.safeParse('result' in result ? result.result : undefined),
      );
      if (!lists.every((list) => list.success)) return undefined;
      const events = readEvents(
        lists.flatMap((list) => list.data),
        from,
        to,
      );
      const says = JSON.stringify(events, (_key, value: unknown) =>
        typeof value === 'bigint' ? value.toString() : value,
      );
      told.set(says, events);
      return says;
    }, 'unlessResting');
    const verdict = agreeOn(answers, this.#needed);
    return { told: verdict.agreement === 'agreed' ? told.get(verdict.value) : undefined, isRangeRefused };
  }
}

/** Each event once, in the order of the chain; a transfer to oneself is told by two of the questions. */
function readEvents(logs: z.output<typeof eventsSchema>, from: number, to: number): readonly VaultEvent[] {
  const events = new Map<string, VaultEvent>();
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
  return `0x${topic.slice(-40)}`;
}

function widthOf(span: number): number {
  return SPANS[span] ?? 1;
}

function quantity(number: number): string {
  return `0x${number.toString(16)}`;
}
