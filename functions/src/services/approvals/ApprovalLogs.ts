import type { NamedApproval } from '@everything-wallet/core/schemas/approvals';
import type { ApprovalsAnswer } from '@everything-wallet/core/schemas/approvalsAnswer';
import { z } from 'zod';
import { BlockSpan } from '../chain/BlockSpan.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { logFilter } from '../chain/logFilter.ts';
import { RpcError } from '../chain/RpcError.ts';
import { scanLogs, type BlockRange, type LogRequest } from '../chain/scanLogs.ts';
import type { QuorumClient } from '../chain/QuorumClient.ts';
import { addressTopic } from '../abi/word.ts';
import { approvalIn } from './approvalIn.ts';
import type { ApprovalFilter } from './ApprovalFilter.ts';
import { APPROVAL, APPROVAL_FOR_ALL, PERMIT2_APPROVAL, PERMIT2_PERMIT } from '../abi/approvalTopics.ts';
import { countSchema, eventSchema, quantitySchema } from '../chain/rpcSchemas.ts';

/** Block ranges of one request, in order of trial. Few logs name one owner, so nodes may return those of a whole chain. */
const SPANS = [1_000_000_000, 1_000_000, 100_000, 10_000, 2_000, 500, 50];

/**
 * Block ranges from which on one node's answer suffices, because smaller ranges would take hours: the limit of most
 * public nodes if the others refuse, more if they do not answer, since they may be down.
 */
const LONE_SPAN = { refused: 10_000, silent: 100_000 };

/** Maximum requests of one scan. */
const MAX_QUESTIONS = 8;

/** Milliseconds after which a scan starts no more requests. */
const LATE_MS = 4_000;

const eventsSchema = z.array(
  eventSchema.extend({
    blockNumber: countSchema,
    // Only some nodes include it.
    blockTimestamp: quantitySchema.nullish().catch(null),
    // Some nodes still return logs that a reorg removed.
    removed: z.boolean().nullish(),
  }),
);

/** Range of scanned blocks, inclusive. */
type Range = NonNullable<ApprovalsAnswer['read']>;

/** Result of one scan of the logs. */
export interface ApprovalLogResult {
  readonly read: Range | null;
  readonly state: ApprovalsAnswer['logs'];
  /** Fewest nodes that answered one of its requests; 0 without requests. */
  readonly answered: number;
}

/** Blocks that the nodes have. */
export interface Reach {
  readonly last: number;
  /** Last block that at least two nodes have; later blocks are read again. */
  readonly shared: number;
  /** Number of nodes that answered. */
  readonly answered: number;
}

/** Progress of one scan. */
interface LogReading {
  /** Fewest nodes that answered one of its requests; Infinity before the first answer. */
  answered: number;
  isRefused: boolean;
  readonly isOver: () => boolean;
  readonly read: (
    request: LogRequest,
    order: 'newestFirst' | 'oldestFirst',
  ) => Promise<
    | {
        /** End of the blocks that were read, if before the end of the range. */
        readonly stop: number | undefined;
        /** Number of nodes that answered. */
        readonly answered: number;
      }
    | 'narrower'
    | 'refused'
  >;
}

/** Finds approvals of accounts by their logs: newest first, with a bounded number of requests in each scan. */
export class ApprovalLogs {
  readonly #nodes: QuorumClient;
  readonly #depth: number;
  readonly #needed: number;
  readonly #span = new BlockSpan(SPANS);
  /** True if the next request, for a smaller range, also waits for nodes that failed lately. */
  #isPatient = false;

  /** @param depth confirmations after which a block is final; later blocks are read again in each scan */
  constructor(nodes: QuorumClient, depth: number) {
    this.#nodes = nodes;
    this.#depth = depth;
    this.#needed = nodes.needed;
  }

  /**
   * Reads the blocks since the last scan, and then backwards towards the first block.
   *
   * @param owners addresses
   * @param before range that was read; null before the first scan
   * @param sieve receives the approvals
   * @throws ChainUnavailableError if no node gives a usable answer
   */
  async scan(
    owners: readonly string[],
    before: Range | null,
    { last: reach, shared, answered: heads }: Reach,
    sieve: ApprovalFilter,
  ): Promise<ApprovalLogResult> {
    this.#span.beginScan();
    const reading = this.#begin(owners, heads, sieve);
    const known = knownRange(before, reach, shared);
    const { next } = known
      ? await this.#scan({ from: known.last + 1, to: reach }, 'oldestFirst', reading)
      : { next: reach + 1 };
    // The latest blocks are read again if only one node answered.
    const isLone = known !== null && known.told >= this.#needed && reading.answered < this.#needed;
    const last = isLone
      ? known.last
      : Math.max(Math.min(next - 1, reach - this.#depth, shared - this.#depth), known?.last ?? 0);
    const newerAnswered = Math.min(isLone ? Infinity : reading.answered, known?.told ?? Infinity);
    // The range stays contiguous: older blocks follow once all newer ones are read.
    const isCurrent = !known || next > reach;
    const start = known ? known.first : reach + 1;
    const older = isCurrent
      ? await this.#scan({ from: 0, to: start - 1 }, 'newestFirst', reading)
      : { next: start - 1, answered: Infinity };
    const first = older.next + 1;
    const answered = Math.min(newerAnswered, older.answered);
    const isWhole = first === 0 && isCurrent;
    const isAnyRead = answered !== Infinity && (first <= last || first === 0);
    return {
      read: isAnyRead ? { first: Math.min(first, last), last, told: answered } : known,
      state: reading.isRefused ? 'refused' : isWhole ? 'whole' : 'behind',
      answered: reading.answered === Infinity ? 0 : reading.answered,
    };
  }

  /** @param heads number of nodes that answered with their heads */
  #begin(owners: readonly string[], heads: number, sieve: ApprovalFilter): LogReading {
    const startedAt = performance.now();
    let questions = 0;
    const reading: LogReading = {
      answered: Infinity,
      isRefused: false,
      isOver: () =>
        reading.isRefused ||
        questions >= MAX_QUESTIONS ||
        sieve.isFull ||
        performance.now() - startedAt > LATE_MS,
      read: async (request, order) => {
        questions += 1;
        const response = await this.#ask(owners, request);
        reading.isRefused = response === 'refused';
        if (response === 'narrower' || response === 'refused') return response;
        const by = Math.min(response.answered, heads);
        reading.answered = Math.min(reading.answered, by);
        return { stop: sieve.take(response.approvals, order), answered: by };
      },
    };
    return reading;
  }

  /** @returns the first unread block, and the fewest nodes that answered, Infinity if nothing was read */
  async #scan(
    blocks: BlockRange,
    order: 'newestFirst' | 'oldestFirst',
    reading: LogReading,
  ): Promise<{ readonly next: number; readonly answered: number }> {
    let fewest = Infinity;
    const { next } = await scanLogs({
      ...{ blocks, order, span: this.#span, isOver: reading.isOver },
      read: async (request) => {
        const part = await reading.read(request, order);
        if (part === 'refused') return { kind: 'end' };
        if (part === 'narrower') return { kind: 'shrink', of: 'everyScan' };
        fewest = Math.min(fewest, part.answered);
        return { kind: 'read', stop: part.stop };
      },
    });
    return { next, answered: fewest };
  }

  /**
   * Queries every node, and unites their logs: each may omit some, and the contracts are read later, which exposes
   * invented ones.
   */
  async #ask(
    owners: readonly string[],
    { range: { from, to }, place }: LogRequest,
  ): Promise<
    { readonly approvals: readonly NamedApproval[]; readonly answered: number } | 'narrower' | 'refused'
  > {
    const topics = [[APPROVAL, APPROVAL_FOR_ALL, PERMIT2_APPROVAL, PERMIT2_PERMIT], owners.map(addressTopic)];
    const filter = logFilter({ from, to }, { topics });
    let refusals = 0;
    const wait = this.#isPatient ? 'briefly' : 'unlessResting';
    this.#isPatient = false;
    const answers = await this.#nodes.ask(
      async (ask) => {
        try {
          return await ask('eth_getLogs', [filter], eventsSchema);
        } catch (error) {
          if (error instanceof RpcError) refusals += 1;
          throw error;
        }
      },
      { wait },
    );
    const lists = answers.given;
    // Some nodes need longer than the timeout for a whole chain, and one that answers at once may return nothing.
    const loneSpan = lists.length > 0 && refusals === 0 ? LONE_SPAN.silent : LONE_SPAN.refused;
    const exceedsLimit = lists.length < this.#needed && this.#span.blocksAt(place) > loneSpan;
    if (exceedsLimit || (lists.length === 0 && refusals > 0)) {
      if (this.#span.isSmallest(place)) return 'refused';
      this.#isPatient = true;
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

/** Returns the stored range if it is still valid. It has only final blocks, so a shorter chain is another one, such as a restarted local chain. */
function knownRange(before: Range | null, reach: number, shared: number): Range | null {
  const isSame = before !== null && before.last <= reach && before.first <= shared;
  return isSame ? { ...before, last: Math.min(before.last, shared) } : null;
}
