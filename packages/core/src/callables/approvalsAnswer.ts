import { z } from 'zod';
import { namedApprovalSchema, readSchema } from './approvals.ts';
import { uint256Schema } from './fields.ts';
import { agreementSchema, reachedBlockSchema, tokenFactsSchema } from './holdings.ts';

const approvalSchema = namedApprovalSchema.extend({
  /** Who may take it, where the spender is a contract that is known; else null. */
  spenderName: z.string().nullable(),
  /** How sure the figures are, as those of holdings. */
  agreement: agreementSchema,
  /** Nodes that say so. */
  agreeing: z.number().int().nonnegative(),
  /**
   * In the smallest unit; 1 of 'tokenApproval' and 'operator'; null where it is not known, as where one node of several says that it is
   * over. None has 0: that is no approval.
   */
  units: uint256Schema.nullable(),
  /** What of it the owner has: the lesser of units and balance, of 'operator' how many tokens; null where that is not known. */
  atRisk: uint256Schema.nullable(),
  /** Of 'permit2' when it ends, in ms since 1970; null where it never does, and of the others. */
  expiresAt: z.number().int().nonnegative().nullable(),
});

/** What others may take of some accounts' tokens on a network, and how sure it is (decision 48). */
export const approvalsAnswerSchema = z.object({
  /** What figures are of. */
  block: reachedBlockSchema,
  /** Milliseconds from the block's time to the answer, by the server's clock; never negative. */
  ageMs: z.number().int().nonnegative().nullable(),
  nodes: z.object({
    configured: z.number().int().nonnegative(),
    /** Those that answered about figures, and the fewest that answered about logs with this look; 0 where none was asked. */
    answered: z.number().int().nonnegative(),
    answeredLogs: z.number().int().nonnegative(),
    /** How many have to say the same, and how many have to tell the logs (`read.told`): two where two or more are configured. */
    needed: z.number().int().positive(),
  }),
  /** What is in force of `known` and of what this look found, and what is not known to be over. */
  approvals: z.array(approvalSchema),
  /** What is over by a block that is not final: to be named with the next question, and shown to nobody. */
  ended: z.array(namedApprovalSchema),
  /** Of each contract in `approvals`, once. */
  tokens: z.array(tokenFactsSchema),
  /** For the next question; null where nothing is read yet. */
  read: readSchema.nullable(),
  /**
   * - 'whole': everything since the first block was read, by `read.told` nodes;
   * - 'behind': there is more that can be read at once;
   * - 'refused': the nodes tell no logs, not even of a few blocks: that nothing was found means nothing.
   */
  logs: z.enum(['whole', 'behind', 'refused']),
  /** Approvals of contracts that nobody vouches for which were left out for good, since one block has so many. */
  leftOut: z.number().int().nonnegative(),
});

export type ApprovalsAnswer = z.output<typeof approvalsAnswerSchema>;
export type Approval = z.output<typeof approvalSchema>;
