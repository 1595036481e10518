import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { rpcNameSchema, uint256Schema } from './fields.ts';
import { agreementSchema, MOST_HOLDERS, reachedBlockSchema, tokenFactsSchema } from './holdings.ts';

/** Approvals that one question may name. */
export const MOST_KNOWN_APPROVALS = 200;

const blockNumberSchema = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);

/**
 * Something that somebody may take of an account's tokens:
 * - 'allowance': units of ERC-20;
 * - 'tokenApproval': one ERC-721 token; whoever may take it is asked of the contract;
 * - 'operator': all tokens of a contract (ERC-721, ERC-1155);
 * - 'permit2': units of ERC-20 through the Permit2 contract, which has an allowance of its own.
 */
const namedApprovalSchema = z.strictObject({
  kind: z.enum(['allowance', 'tokenApproval', 'operator', 'permit2']),
  owner: addressSchema,
  contract: addressSchema,
  /** Of 'tokenApproval' who may take it by the last answer, and null before it. */
  spender: addressSchema.nullable(),
  /** Of 'tokenApproval' a decimal number; else null. */
  tokenId: uint256Schema.nullable(),
  /** The block of the last log that changed it, as far as is known. */
  changedBlock: blockNumberSchema,
});

/** The blocks that were read: from the first to the last, both counted. */
const readSchema = z.strictObject({ first: blockNumberSchema, last: blockNumberSchema });

/** What others may take of some accounts' tokens on a network. */
export const approvalsQuestionSchema = z.strictObject({
  network: rpcNameSchema,
  addresses: z.array(addressSchema).min(1).max(MOST_HOLDERS, `must hold at most ${MOST_HOLDERS} addresses`),
  /** `read` of the answer before, for the same addresses; null for a look from the beginning. */
  read: readSchema.nullable().default(null),
  /** What answers before have found: it is checked again. */
  known: z
    .array(namedApprovalSchema)
    .max(MOST_KNOWN_APPROVALS, `must hold at most ${MOST_KNOWN_APPROVALS} approvals`)
    .default([]),
});

const approvalSchema = namedApprovalSchema.extend({
  /** Who may take it, where the spender is a contract that is known; else null. */
  spenderName: z.string().nullable(),
  /** How sure the figures are, as those of holdings. */
  agreement: agreementSchema,
  /** Nodes that say so. */
  agreeing: z.number().int().nonnegative(),
  /** In the smallest unit; 1 of 'tokenApproval' and 'operator'; null where it is not known. None has 0: that is no approval. */
  units: uint256Schema.nullable(),
  /** What of it the owner has: the lesser of units and balance, of 'operator' how many tokens; null where that is not known. */
  atRisk: uint256Schema.nullable(),
  /** Of 'permit2' when it ends, in ms since 1970; else null. */
  expiresAt: z.number().int().nonnegative().nullable(),
});

/** What others may take of some accounts' tokens on a network, and how sure it is (decision 48). */
export const approvalsAnswerSchema = z.object({
  /** What figures are of. */
  block: reachedBlockSchema,
  nodes: z.object({
    configured: z.number().int().nonnegative(),
    /** Those that answered about figures, and the fewest that answered about logs with this look; 0 where none was asked. */
    answered: z.number().int().nonnegative(),
    answeredLogs: z.number().int().nonnegative(),
    needed: z.number().int().positive(),
  }),
  /** What is in force of `known` and of what this look found, and what is not known to be over. */
  approvals: z.array(approvalSchema),
  /** Of each contract in `approvals`, once. */
  tokens: z.array(tokenFactsSchema),
  /** For the next question; null where nothing is read yet. */
  read: readSchema.nullable(),
  /**
   * - 'whole': everything since the first block was read;
   * - 'behind': there is more that can be read at once;
   * - 'refused': the nodes tell no logs, not even of a few blocks: that nothing was found means nothing.
   */
  logs: z.enum(['whole', 'behind', 'refused']),
  /** Approvals of contracts that nobody vouches for which were left out, since there are so many. */
  leftOut: z.number().int().nonnegative(),
});

export type ApprovalsQuestion = z.output<typeof approvalsQuestionSchema>;
export type ApprovalsAnswer = z.output<typeof approvalsAnswerSchema>;
export type NamedApproval = z.output<typeof namedApprovalSchema>;
export type Approval = z.output<typeof approvalSchema>;
