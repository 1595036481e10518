import type { NamedApproval } from '@everything-wallet/core/callables/approvals';
import type { ApprovalsAnswer } from '@everything-wallet/core/callables/approvalsAnswer';
import { z } from 'zod';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { eventSchema } from '../chain/eventSchema.ts';
import { quantitySchema } from '../chain/quantitySchema.ts';
import { RpcError } from '../chain/RpcError.ts';
import type { RpcNodes } from '../chain/RpcNodes.ts';
import { addressTopic } from '../incoming/transferTopics.ts';
import { approvalIn } from './approvalIn.ts';
import type { ApprovalFilter } from './ApprovalFilter.ts';
import { APPROVAL, APPROVAL_FOR_ALL, PERMIT2_APPROVAL, PERMIT2_PERMIT } from './approvalTopics.ts';

/** Blocks that are asked for at once; fewer where the nodes refuse so many. Few logs name one owner, so all of a chain may be told. */
const SPANS = [1_000_000_000, 1_000_000, 100_000, 10_000, 2_000, 500, 50];

/**
 * Where too few nodes tell of so many blocks, fewer are asked for, and the word of one is taken at last rather than reading for hours: as
 * many as most public nodes tell where others refuse; more where others are silent, since those may be dead.
 */
const LONE_SPAN = { refused: 10_000, silent: 100_000 };

/** Questions of one look at most. */
const MAX_QUESTIONS = 8;

/** Looks without a failure after which more blocks are asked for at once again. */
const RECOVERED_AFTER = 10;

/** Milliseconds after which a look begins nothing more. */
const LATE_MS = 4_000;

const eventsSchema = z.array(
  eventSchema.extend({
    blockNumber: quantitySchema
      .refine((number) => number <= BigInt(Number.MAX_SAFE_INTEGER))
      .transform(Number),
    // Some nodes tell it with the log.
    blockTimestamp: quantitySchema.nullish().catch(null),
    // Of what a reorganisation has taken out, some nodes still tell.
    removed: z.boolean().nullish(),
  }),
);

/** Blocks that are read, both ends counted. */
type Range = NonNullable<ApprovalsAnswer['read']>;

/** What one look at the logs found. */
export interface LogScan {
  readonly read: Range | null;
  readonly state: ApprovalsAnswer['logs'];
  /** The fewest nodes that answered one of its questions; 0 where none was asked. */
  readonly answered: number;
}

/** Blocks that the nodes have. */
export interface Reach {
  readonly last: number;
  /** The last one that none of them is alone with; what comes after it is read again. */
  readonly shared: number;
  /** How many nodes say so. */
  readonly told: number;
}

/** Finds approvals of some accounts by their logs: what came last first, a bounded number of questions with each look. */
export class ApprovalLogs {
  readonly #nodes: RpcNodes;
  readonly #depth: number;
  readonly #needed: number;
  #span = 0;
  #looksWithout = 0;
  /** Whether those that have failed lately are waited for with the next question: it asks for less. */
  #isPatient = false;

  /** @param depth blocks after which outcomes are final: those before it are read again with each look */
  constructor(nodes: RpcNodes, depth: number) {
    this.#nodes = nodes;
    this.#depth = depth;
    this.#needed = Math.min(2, nodes.count);
  }

  /**
   * Reads what has come since the last look, and then on towards the first block.
   *
   * @param owners addresses
   * @param before what is read; null where nothing is
   * @param sieve takes what is found
   * @throws ChainUnavailableError when no node gives a usable answer
   */
  async look(
    owners: readonly string[],
    before: Range | null,
    { last: reach, shared, told: heads }: Reach,
    sieve: ApprovalFilter,
  ): Promise<LogScan> {
    const startedAt = performance.now();
    this.#recover();
    let questions = 0;
    let answered = Infinity;
    const isOver = () =>
      questions >= MAX_QUESTIONS || sieve.isFull || performance.now() - startedAt > LATE_MS;
    // Only what is final is passed: a chain that ends before it is another one, as on a developer's machine.
    const isSame = before !== null && before.last <= reach && before.first <= shared;
    const known = isSame ? { ...before, last: Math.min(before.last, shared) } : null;
    let next = known ? known.last + 1 : reach + 1;
    let first = known ? known.first : reach + 1;
    const outcome = { isRefused: false };
    /** Undefined where nothing was read; `stop` is the first block of which nothing was taken. */
    const read = async (from: number, to: number, order: 'newestFirst' | 'oldestFirst') => {
      questions += 1;
      const told = await this.#ask(owners, from, to);
      outcome.isRefused = told === 'refused';
      if (told === 'narrower' || told === 'refused') return undefined;
      const by = Math.min(told.answered, heads);
      answered = Math.min(answered, by);
      return { stop: sieve.take(told.approvals, order), told: by };
    };
    while (known && next <= reach && !isOver() && !outcome.isRefused) {
      const to = Math.min(reach, next + this.#width - 1);
      const part = await read(next, to, 'oldestFirst');
      if (part) next = part.stop ?? to + 1;
    }
    const end = (known ? next : reach + 1) - 1;
    // What one node alone says of the latest blocks is asked again.
    const isLone = known !== null && known.told >= this.#needed && answered < this.#needed;
    const last = isLone
      ? known.last
      : Math.max(Math.min(end, reach - this.#depth, shared - this.#depth), known?.last ?? 0);
    let told = Math.min(isLone ? Infinity : answered, known?.told ?? Infinity);
    // What is read stays in one piece: towards the first block once all that came since is read.
    const isCurrent = !known || next > reach;
    while (isCurrent && first > 0 && !isOver() && !outcome.isRefused) {
      const from = Math.max(0, first - this.#width);
      const part = await read(from, first - 1, 'newestFirst');
      if (!part) continue;
      first = part.stop === undefined ? from : part.stop + 1;
      told = Math.min(told, part.told);
    }
    const isWhole = first === 0 && isCurrent;
    const isAnyRead = told !== Infinity && (first <= last || first === 0);
    return {
      read: isAnyRead ? { first: Math.min(first, last), last, told } : known,
      state: outcome.isRefused ? 'refused' : isWhole ? 'whole' : 'behind',
      answered: answered === Infinity ? 0 : answered,
    };
  }

  #narrow(): void {
    this.#span += 1;
    this.#looksWithout = 0;
    this.#isPatient = true;
  }

  /** After some looks without a failure it asks for more again: what failed may have been a moment's. */
  #recover(): void {
    this.#looksWithout += 1;
    if (this.#span === 0 || this.#looksWithout < RECOVERED_AFTER) return;
    this.#span -= 1;
    this.#looksWithout = 0;
  }

  get #width(): number {
    return SPANS[this.#span] ?? 1;
  }

  /**
   * Asks every node, and takes what any of them tells: each may leave something out, and what one invents is found out when the contracts
   * are asked.
   */
  async #ask(
    owners: readonly string[],
    from: number,
    to: number,
  ): Promise<
    { readonly approvals: readonly NamedApproval[]; readonly answered: number } | 'narrower' | 'refused'
  > {
    const filter = {
      fromBlock: `0x${from.toString(16)}`,
      toBlock: `0x${to.toString(16)}`,
      topics: [[APPROVAL, APPROVAL_FOR_ALL, PERMIT2_APPROVAL, PERMIT2_PERMIT], owners.map(addressTopic)],
    };
    let refusals = 0;
    let told = 0;
    const wait = this.#isPatient ? 'briefly' : 'unlessResting';
    this.#isPatient = false;
    const answers = await this.#nodes.askEach(
      async (ask) => {
        try {
          return await ask('eth_getLogs', [filter], eventsSchema);
        } catch (error) {
          if (error instanceof RpcError) refusals += 1;
          throw error;
        }
      },
      wait,
      () => (told += 1) >= this.#needed,
    );
    const lists = answers.filter((events) => events !== undefined);
    // Some look through a whole chain for longer than is waited, and one that answers at once may tell nothing.
    const loneSpan = lists.length > 0 && refusals === 0 ? LONE_SPAN.silent : LONE_SPAN.refused;
    const exceedsLimit = lists.length < this.#needed && this.#width > loneSpan;
    if (exceedsLimit || (lists.length === 0 && refusals > 0)) {
      if (this.#span >= SPANS.length - 1) return 'refused';
      this.#narrow();
      return 'narrower';
    }
    if (lists.length === 0) throw new ChainUnavailableError();
    const own = new Set(owners.map((owner) => owner.toLowerCase()));
    const approvals = lists.flat().flatMap((event) => {
      if (event.removed === true || event.blockNumber < from || event.blockNumber > to) return [];
      const changedAt = event.blockTimestamp ? Number(event.blockTimestamp) * 1_000 : null;
      const approval = approvalIn({ ...event, data: '0x' }, { changedBlock: event.blockNumber, changedAt });
      return approval && own.has(approval.owner.toLowerCase()) ? [approval] : [];
    });
    return { approvals, answered: lists.length };
  }
}
