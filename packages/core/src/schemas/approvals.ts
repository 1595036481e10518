import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { rpcNameSchema, uint256Schema } from './fields.ts';
import { MAX_HOLDERS } from './holdings.ts';

/** Known approvals in one question, at most. */
export const MAX_KNOWN_APPROVALS = 500;

/** A number that records and pages can store. */
const blockNumberSchema = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);

/**
 * A permission to move tokens of an account:
 * - 'allowance': units of ERC-20;
 * - 'tokenApproval': one ERC-721 token; the contract is queried for the spender;
 * - 'operator': all tokens of a contract (ERC-721, ERC-1155);
 * - 'permit2': units of ERC-20 through the Permit2 contract, which has an allowance of its own.
 */
export const namedApprovalSchema = z.strictObject({
  kind: z.enum(['allowance', 'tokenApproval', 'operator', 'permit2']),
  owner: addressSchema,
  contract: addressSchema,
  /** For 'tokenApproval' the spender of the last answer, null before one. */
  spender: addressSchema.nullable(),
  /** For 'tokenApproval' a decimal number; else null. */
  tokenId: uint256Schema.nullable(),
  /** Block of the latest known log that changed it. */
  changedBlock: blockNumberSchema,
  /** Time of that block in ms since 1970, where the log carries it; informational only. */
  changedAt: z.number().int().nonnegative().nullable().default(null),
});

/**
 * Scanned blocks, first to last inclusive, and the least number of nodes that returned the logs of each of
 * them.
 */
export const readSchema = z.strictObject({
  first: blockNumberSchema,
  last: blockNumberSchema,
  told: z.number().int().positive(),
});

/** Question about the approvals of some accounts on a network. */
export const approvalsQuestionSchema = z.strictObject({
  network: rpcNameSchema,
  addresses: z.array(addressSchema).min(1).max(MAX_HOLDERS, `must hold at most ${MAX_HOLDERS} addresses`),
  /** `read` of the previous answer for the same addresses; null to scan from the beginning. */
  read: readSchema.nullable().default(null),
  /** Approvals found by previous answers; they are checked again. */
  known: z
    .array(namedApprovalSchema)
    .max(MAX_KNOWN_APPROVALS, `must hold at most ${MAX_KNOWN_APPROVALS} approvals`)
    .default([]),
});

export type ApprovalsQuestion = z.output<typeof approvalsQuestionSchema>;
export type NamedApproval = z.output<typeof namedApprovalSchema>;
