import { z } from 'zod';
import { namedApprovalSchema, readSchema } from './approvals.ts';
import { uint256Schema } from './fields.ts';
import { agreementSchema, reachedBlockSchema, tokenFactsSchema } from './holdings.ts';

const approvalSchema = namedApprovalSchema.extend({
  /** Name of the spender if it is a known contract; else null. */
  spenderName: z.string().nullable(),
  /** Confidence in the figures, as in holdings. */
  agreement: agreementSchema,
  /** Number of nodes that agree. */
  agreeing: z.number().int().nonnegative(),
  /**
   * In the smallest unit; 1 for 'tokenApproval' and 'operator'; null if unknown, for example when one of
   * several nodes reports that it has ended. Never 0: that is no approval.
   */
  units: uint256Schema.nullable(),
  /**
   * Part of it the owner holds: the lesser of units and balance, for 'operator' the number of tokens; null if
   * unknown.
   */
  atRisk: uint256Schema.nullable(),
  /** For 'permit2' its end in ms since 1970; null if it has no end, and for the other kinds. */
  expiresAt: z.number().int().nonnegative().nullable(),
});

/** Approvals of some accounts on a network, and how sure they are (decision 48). */
export const approvalsAnswerSchema = z.object({
  /** Block of the figures. */
  block: reachedBlockSchema,
  /** Milliseconds from the block's time to the answer, by the server's clock; never negative. */
  ageMs: z.number().int().nonnegative().nullable(),
  nodes: z.object({
    configured: z.number().int().nonnegative(),
    /**
     * Number of nodes that answered about figures, and the least number that returned logs in this scan; 0
     * where no node was queried.
     */
    answered: z.number().int().nonnegative(),
    answeredLogs: z.number().int().nonnegative(),
    /** Quorum for figures and for logs (`read.told`): two where two or more nodes are configured. */
    needed: z.number().int().positive(),
  }),
  /** Approvals in force among `known` and those found by this scan, and those not known to have ended. */
  approvals: z.array(approvalSchema),
  /**
   * Approvals that ended in a block that is not final: name them in the next question, but do not show them.
   */
  ended: z.array(namedApprovalSchema),
  /** One for each contract in `approvals`. */
  tokens: z.array(tokenFactsSchema),
  /** For the next question; null where nothing has been scanned yet. */
  read: readSchema.nullable(),
  /**
   * - 'whole': everything since the first block was scanned, by `read.told` nodes;
   * - 'behind': more blocks can be scanned at once;
   * - 'refused': the nodes return no logs, not even for a few blocks, so an empty result means nothing.
   */
  logs: z.enum(['whole', 'behind', 'refused']),
  /** Approvals of unlisted contracts that were left out for good, because one block has so many. */
  leftOut: z.number().int().nonnegative(),
});

export type ApprovalsAnswer = z.output<typeof approvalsAnswerSchema>;
export type Approval = z.output<typeof approvalSchema>;
