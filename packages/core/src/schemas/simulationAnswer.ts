import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import type { simulationTexts } from '../texts/en/simulationTexts.ts';
import { transactionHashSchema, uint256Schema } from './fields.ts';
import { agreementSchema, reachedBlockSchema, tokenFactsSchema } from './holdings.ts';

/** Longest sum of the logs of one call, which may be nonsense. */
const signedUnitsSchema = z.string().regex(/^-?\d{1,90}$/);

/**
 * Source of a change: 'verified' by the contract's answers before and after it in the same simulation; 'log'
 * by the contract's logs alone, or by its answers in a run that it can detect (`eth_call`).
 */
const wordSchema = z.enum(['verified', 'log']);

/** Change of the sender's balance of a token. */
const movementSchema = z.object({
  kind: z.enum(['erc20', 'erc721', 'erc1155']),
  contract: addressSchema,
  /** Null for ERC-20. */
  tokenId: uint256Schema.nullable(),
  /** In the smallest unit; negative if it decreases. */
  units: signedUnitsSchema,
  word: wordSchema,
  /** True if the contract logged another amount than its balance shows: a fee that it retained, or a lie. */
  isLogDifferent: z.boolean(),
});

/** What the recipient of a token transfer receives: of some tokens less than is sent. */
const receiptSchema = z.object({
  contract: addressSchema,
  recipient: addressSchema,
  /** Change of the recipient's balance, in the smallest unit. */
  units: signedUnitsSchema,
  word: wordSchema,
});

/** Approval of the sender's tokens after the call. */
const approvalSchema = z.object({
  /**
   * Units of ERC-20, one ERC-721 token, all tokens of a contract (ERC-721, ERC-1155), or units of ERC-20
   * through Permit2.
   */
  kind: z.enum(['allowance', 'tokenApproval', 'operator', 'permit2']),
  contract: addressSchema,
  /** Null for a token whose approval was revoked. */
  spender: addressSchema.nullable(),
  /** For 'tokenApproval'; else null. */
  tokenId: uint256Schema.nullable(),
  /** For 'allowance' and 'permit2' in the smallest unit; for the others 1, or 0 if revoked. */
  units: uint256Schema,
  /** Value before the call; null if unknown. */
  unitsBefore: uint256Schema.nullable(),
  /** For 'permit2' its end in seconds since 1970; null if unknown, and for the other kinds. */
  endsAt: uint256Schema.nullable(),
  word: wordSchema,
  isLogDifferent: z.boolean(),
});

/** Reason why the call would fail. */
const reasonSchema = z.object({
  /** Text id. */
  id: z.custom<keyof typeof simulationTexts>(
    (id) => typeof id === 'string' && /^simulation\.fails\.\w{1,40}$/.test(id),
  ),
  values: z.record(z.string(), z.string()),
  /** First kilobyte of the contract's return data: 0x-prefixed hex. */
  data: z.string().regex(/^0x([0-9a-f]{2})*$/),
});

const outcomeSchema = z.object({
  succeeds: z.boolean(),
  /** Null if it succeeds. */
  reason: reasonSchema.nullable(),
  /** Null if no node reports it. */
  gasUsed: uint256Schema.nullable(),
  /** Change of the sender's coin in wei, without the network fee; null if no node reports it. */
  coin: z.object({ units: signedUnitsSchema, word: wordSchema }).nullable(),
  movements: z.array(movementSchema),
  approvals: z.array(approvalSchema),
  receipts: z.array(receiptSchema).default([]),
  /**
   * True if a quorum of nodes reported all changes; else only the watched items and the coin were compared.
   */
  isWhole: z.boolean(),
});

/** An address the call names or approves: the called contract, a recipient, a spender. */
const partySchema = z.object({
  address: addressSchema,
  /** True if it is a contract; an account with a delegation (EIP-7702) is not. Null if unknown. */
  hasCode: z.boolean().nullable(),
  /** True if the contract is less than a day old; null if unknown: few nodes have states that old. */
  isYoung: z.boolean().nullable(),
});

const runFields = {
  /** Digest of the exact call that was simulated (`simulatedDigest`); of a later one, `sequenceDigests`. */
  digest: transactionHashSchema,
  nodes: z.object({
    configured: z.number().int().nonnegative(),
    answered: z.number().int().nonnegative(),
    /** Quorum of nodes. */
    needed: z.number().int().positive(),
    agreeing: z.number().int().nonnegative(),
  }),
  /** 'unknown' if it could not be simulated; never show this or 'disputed' as safe. */
  agreement: agreementSchema,
  /** Null if 'disputed' or 'unknown'. */
  outcome: outcomeSchema.nullable(),
};

/** Effects of a call, or of several in order, and how sure they are (decision 48). */
export const simulationAnswerSchema = z.object({
  ...runFields,
  /** Block the call ran on top of; pending transactions are included where the nodes have them. */
  block: reachedBlockSchema,
  /** Later calls of the question, each with its own effects; absent without any. */
  next: z.array(z.object(runFields)).optional(),
  /** One for each token contract in the question, its calls or their outcomes. */
  tokens: z.array(tokenFactsSchema),
  /** Without the sender. Their facts need a quorum of two, like the outcome. */
  parties: z.array(partySchema),
});

export type SimulationAnswer = z.output<typeof simulationAnswerSchema>;
export type SimulationOutcome = z.output<typeof outcomeSchema>;
