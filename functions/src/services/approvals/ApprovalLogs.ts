import type { NamedApproval } from '@everything-wallet/core/callables/approvals';
import type { ApprovalsAnswer } from '@everything-wallet/core/callables/approvalsAnswer';
import { getAddress, isAddress } from 'ethers/address';
import { z } from 'zod';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { quantitySchema } from '../chain/quantitySchema.ts';
import { RpcError } from '../chain/RpcError.ts';
import type { RpcNodes } from '../chain/RpcNodes.ts';
import { addressTopic } from '../incoming/transferTopics.ts';
import { approvalIn } from './approvalIn.ts';
import { approvalKey } from './approvalKey.ts';
import { APPROVAL, APPROVAL_FOR_ALL, PERMIT2_APPROVAL, PERMIT2_PERMIT } from './approvalTopics.ts';

/** Blocks that are asked for at once; fewer where the nodes refuse so many. Few logs name one owner, so all of a chain may be told. */
const SPANS = [1_000_000_000, 1_000_000, 100_000, 10_000, 2_000, 500, 50];

/** As many as most public nodes tell: where one alone tells so many, its word is taken rather than reading for hours. */
const USUAL_SPAN = 10_000;

/** Questions of one look at most. */
const MOST_QUESTIONS = 8;

/** Looks without a failure after which more blocks are asked for at once again. */
const RECOVERED_AFTER = 10;

/** Milliseconds after which a look begins nothing more. */
const LATE_MS = 4_000;

/** Approvals after which a look reads no further: they have to be checked as well. */
const ENOUGH = 150;

const lowerCase = (text: string) => text.toLowerCase();
const eventsSchema = z.array(
  z.object({
    address: z
      .string()
      .refine(isAddress)
      .transform((address) => getAddress(address)),
    topics: z
      .array(
        z
          .string()
          .regex(/^0x[0-9a-fA-F]{64}$/)
          .transform(lowerCase),
      )
      .max(4),
    blockNumber: quantitySchema
      .refine((number) => number <= BigInt(Number.MAX_SAFE_INTEGER))
      .transform(Number),
    // Of what a reorganisation has taken out, some nodes still tell.
    removed: z.boolean().nullish(),
  }),
);

/** Blocks that are read, both ends counted. */
type Range = NonNullable<ApprovalsAnswer['read']>;

/** What one look at the logs found. */
export interface LogLook {
  readonly found: readonly NamedApproval[];
  readonly read: Range | null;
  readonly state: ApprovalsAnswer['logs'];
  /** The fewest nodes that answered one of its questions; 0 where none was asked. */
  readonly answered: number;
}

/** Finds approvals of some accounts by their logs: what came last first, a bounded number of questions with each look. */
export class ApprovalLogs {
  readonly #nodes: RpcNodes;
  readonly #depth: number;
  #span = 0;
  #looksWithout = 0;

  /** @param depth blocks after which outcomes are final: those before it are read again with each look */
  constructor(nodes: RpcNodes, depth: number) {
    this.#nodes = nodes;
    this.#depth = depth;
  }

  /**
   * Reads what has come since the last look, and then on towards the first block.
   *
   * @param owners addresses
   * @param before what is read; null where nothing is
   * @param reach the last block that the nodes have
   * @throws ChainUnavailableError when no node gives a usable answer
   */
  async look(owners: readonly string[], before: Range | null, reach: number): Promise<LogLook> {
    const startedAt = performance.now();
    this.#recover();
    const found = new Map<string, NamedApproval>();
    let questions = 0;
    let answered = Infinity;
    const isOver = () =>
      questions >= MOST_QUESTIONS || found.size >= ENOUGH || performance.now() - startedAt > LATE_MS;
    // Only what is final is passed: a chain that ends before it is another one, as on a developer's machine.
    const known = before && before.last <= reach ? before : null;
    let next = known ? known.last + 1 : reach + 1;
    let first = known ? known.first : reach + 1;
    const read = async (from: number, to: number): Promise<'read' | 'refused' | 'narrower'> => {
      questions += 1;
      const told = await this.#ask(owners, from, to);
      if (told === 'narrower' || told === 'refused') return told;
      answered = Math.min(answered, told.answered);
      for (const approval of told.approvals) {
        const key = approvalKey(approval);
        const other = found.get(key);
        if (!other || other.changedBlock < approval.changedBlock) found.set(key, approval);
      }
      return 'read';
    };
    let isRefused = false;
    while (known && next <= reach && !isOver() && !isRefused) {
      const to = Math.min(reach, next + this.#width - 1);
      const outcome = await read(next, to);
      if (outcome === 'read') next = to + 1;
      isRefused = outcome === 'refused';
    }
    // What is read stays in one piece: towards the first block once all that came since is read.
    const isCurrent = !known || next > reach;
    while (isCurrent && first > 0 && !isOver() && !isRefused) {
      const from = Math.max(0, first - this.#width);
      const outcome = await read(from, first - 1);
      if (outcome === 'read') first = from;
      isRefused = outcome === 'refused';
    }
    const end = (known ? next : reach + 1) - 1;
    const last = Math.max(Math.min(end, reach - this.#depth), known?.last ?? 0);
    const isWhole = first === 0 && isCurrent;
    return {
      found: [...found.values()],
      read: first <= last || first === 0 ? { first: Math.min(first, last), last } : known,
      state: isRefused ? 'refused' : isWhole ? 'whole' : 'behind',
      answered: answered === Infinity ? 0 : answered,
    };
  }

  #narrow(): void {
    this.#span += 1;
    this.#looksWithout = 0;
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
    const needed = Math.min(2, this.#nodes.count);
    let told = 0;
    const answers = await this.#nodes.askEach(
      async (ask) => {
        try {
          return await ask('eth_getLogs', [filter], eventsSchema);
        } catch (error) {
          if (error instanceof RpcError) refusals += 1;
          throw error;
        }
      },
      'unlessResting',
      () => (told += 1) >= needed,
    );
    const lists = answers.filter((events) => events !== undefined);
    const isNarrow = this.#width <= USUAL_SPAN;
    const isTooMuch = lists.length === 0 || (!isNarrow && lists.length < needed);
    if (refusals > 0 && isTooMuch) {
      if (this.#span >= SPANS.length - 1) return 'refused';
      this.#narrow();
      return 'narrower';
    }
    if (lists.length === 0 && !isNarrow) {
      // Some look through a whole chain for longer than is waited.
      this.#narrow();
      return 'narrower';
    }
    if (lists.length === 0) throw new ChainUnavailableError();
    const own = new Set(owners.map(lowerCase));
    const approvals = lists.flat().flatMap((event) => {
      if (event.removed === true || event.blockNumber < from || event.blockNumber > to) return [];
      const approval = approvalIn({ ...event, data: '0x' }, event.blockNumber);
      return approval && own.has(approval.owner.toLowerCase()) ? [approval] : [];
    });
    return { approvals, answered: lists.length };
  }
}
