import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import type { simulationTexts } from '../texts/simulationTexts.ts';
import { transactionHashSchema, uint256Schema } from './fields.ts';
import { agreementSchema, reachedBlockSchema, tokenFactsSchema } from './holdings.ts';

/** As many digits as logs of one call can add up to, which may be nonsense. */
const signedUnitsSchema = z.string().regex(/^-?\d{1,90}$/);

/**
 * Whose word a change is: 'verified' by what the contract answers about it before and after, in the same simulation; 'log' by nothing
 * but what the contract has logged, or what it answers in a run that it can tell from the chain (`eth_call`).
 */
const wordSchema = z.enum(['verified', 'log']);

/** What the sender has more, or less, of a token. */
const movementSchema = z.object({
  kind: z.enum(['erc20', 'erc721', 'erc1155']),
  contract: addressSchema,
  /** Null of ERC-20. */
  tokenId: uint256Schema.nullable(),
  /** In the smallest unit; negative where it leaves. */
  units: signedUnitsSchema,
  word: wordSchema,
  /** Whether the contract has logged another figure than the one that it answers: a fee that it kept, or a lie. */
  isLogDifferent: z.boolean(),
});

/** What somebody may take of the sender's tokens after the call. */
const approvalSchema = z.object({
  /** Of units of ERC-20, of one ERC-721 token, of all tokens of a contract (ERC-721, ERC-1155), or of units of ERC-20 through Permit2. */
  kind: z.enum(['allowance', 'tokenApproval', 'operator', 'permit2']),
  contract: addressSchema,
  /** Null of a token that nobody may take any more. */
  spender: addressSchema.nullable(),
  /** Of 'tokenApproval'; else null. */
  tokenId: uint256Schema.nullable(),
  /** Of 'allowance' and 'permit2' in the smallest unit; of the others 1, and 0 where it is taken back. */
  units: uint256Schema,
  /** What it was before; null where it is not known. */
  unitsBefore: uint256Schema.nullable(),
  /** Of 'permit2' when it ends, in seconds since 1970; null where it is not known, and of the others. */
  endsAt: uint256Schema.nullable(),
  word: wordSchema,
  isLogDifferent: z.boolean(),
});

/** Why the call would fail. */
const reasonSchema = z.object({
  /** Of the catalogue. */
  id: z.custom<keyof typeof simulationTexts>(
    (id) => typeof id === 'string' && /^simulation\.fails\.\w{1,40}$/.test(id),
  ),
  values: z.record(z.string(), z.string()),
  /** What the contract returned, its first kilobyte: 0x-prefixed hex. */
  data: z.string().regex(/^0x([0-9a-f]{2})*$/),
});

const outcomeSchema = z.object({
  succeeds: z.boolean(),
  /** Null where it succeeds. */
  reason: reasonSchema.nullable(),
  /** Null where no node tells. */
  gasUsed: uint256Schema.nullable(),
  /** Wei that the sender has more, or less, without what the gas costs; null where no node tells. */
  coin: z.object({ units: signedUnitsSchema, word: wordSchema }).nullable(),
  movements: z.array(movementSchema),
  approvals: z.array(approvalSchema),
  /** Whether enough nodes looked at everything; else only what was named, and the coin, was looked at. */
  isWhole: z.boolean(),
});

/** Somebody whom a call names, or would allow something: the contract that is called, a recipient, a spender. */
const partySchema = z.object({
  address: addressSchema,
  /** Whether a contract stands there; what an account has delegated to (EIP-7702) is none. Null where it is not known. */
  hasCode: z.boolean().nullable(),
  /** Whether that contract was not there a day ago; null where it is not known: few nodes have states so old. */
  isYoung: z.boolean().nullable(),
});

/** What a call would do, and how sure it is (decision 48). */
export const simulationAnswerSchema = z.object({
  /** Of exactly what was simulated (`simulatedDigest`). */
  digest: transactionHashSchema,
  /** On top of which it was run; the pending one's transactions are included where the nodes have them. */
  block: reachedBlockSchema,
  nodes: z.object({
    configured: z.number().int().nonnegative(),
    answered: z.number().int().nonnegative(),
    /** How many have to say the same. */
    needed: z.number().int().positive(),
    agreeing: z.number().int().nonnegative(),
  }),
  /** 'unknown' where it could not be simulated; neither this nor 'disputed' is ever shown as safe. */
  agreement: agreementSchema,
  /** Null where it is 'disputed' or 'unknown'. */
  outcome: outcomeSchema.nullable(),
  /** Of each contract of a token that the question, its call, or the outcome names. */
  tokens: z.array(tokenFactsSchema),
  /** Without the sender. What nodes say of them needs two that agree, as the outcome does. */
  parties: z.array(partySchema),
});

export type SimulationAnswer = z.output<typeof simulationAnswerSchema>;
export type SimulationOutcome = z.output<typeof outcomeSchema>;
