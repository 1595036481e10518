import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { rpcNameSchema, uint256Schema } from './fields.ts';
import { MAX_HOLDERS } from './holdings.ts';

/** Approvals that one question may name. */
export const MAX_KNOWN_APPROVALS = 500;

/** What records and pages keep as a number. */
const blockNumberSchema = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);

/**
 * Something that somebody may take of an account's tokens:
 * - 'allowance': units of ERC-20;
 * - 'tokenApproval': one ERC-721 token; whoever may take it is asked of the contract;
 * - 'operator': all tokens of a contract (ERC-721, ERC-1155);
 * - 'permit2': units of ERC-20 through the Permit2 contract, which has an allowance of its own.
 */
export const namedApprovalSchema = z.strictObject({
  kind: z.enum(['allowance', 'tokenApproval', 'operator', 'permit2']),
  owner: addressSchema,
  contract: addressSchema,
  /** Of 'tokenApproval' who may take it by the last answer, and null before it. */
  spender: addressSchema.nullable(),
  /** Of 'tokenApproval' a decimal number; else null. */
  tokenId: uint256Schema.nullable(),
  /** The block of the latest known log that changed it. */
  changedBlock: blockNumberSchema,
  /** The time of that block in ms since 1970, where the log told it; it decides nothing. */
  changedAt: z.number().int().nonnegative().nullable().default(null),
});

/** The blocks that were read, from the first to the last, both counted, and how many nodes told the logs of each of them at least. */
export const readSchema = z.strictObject({
  first: blockNumberSchema,
  last: blockNumberSchema,
  told: z.number().int().positive(),
});

/** What others may take of some accounts' tokens on a network. */
export const approvalsQuestionSchema = z.strictObject({
  network: rpcNameSchema,
  addresses: z.array(addressSchema).min(1).max(MAX_HOLDERS, `must hold at most ${MAX_HOLDERS} addresses`),
  /** `read` of the answer before, for the same addresses; null for a look from the beginning. */
  read: readSchema.nullable().default(null),
  /** What answers before have found: it is checked again. */
  known: z
    .array(namedApprovalSchema)
    .max(MAX_KNOWN_APPROVALS, `must hold at most ${MAX_KNOWN_APPROVALS} approvals`)
    .default([]),
});

export type ApprovalsQuestion = z.output<typeof approvalsQuestionSchema>;
export type NamedApproval = z.output<typeof namedApprovalSchema>;
