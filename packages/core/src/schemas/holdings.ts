import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { networks } from '../networks/networks.ts';
import { tokenLimits } from '../tokens/tokenLimits.ts';
import { rpcNameSchema } from './fields.ts';

/** Accounts in one question, at most. */
export const MAX_HOLDERS = 30;

/** Tokens in one question, at most. */
export const MAX_ASKED_TOKENS = 200;

/** Networks in one call, at most: each of them once. */
export const MAX_HOLDINGS = networks.length;

/** A uint256 has no more digits: with more decimals, not even one whole token could exist. */
export const MAX_DECIMALS = 77;

/** Question about the holdings of some accounts on a network. */
export const holdingsQuestionSchema = z.strictObject({
  network: rpcNameSchema,
  /** Each once, in any case. */
  addresses: z
    .array(addressSchema)
    .min(1)
    .max(MAX_HOLDERS, `must hold at most ${MAX_HOLDERS} addresses`)
    .refine(areDifferent, 'must hold each address once'),
  /** Contracts that are always queried: those the user added and those discovered before. */
  tokens: z
    .array(addressSchema)
    .max(MAX_ASKED_TOKENS, `must hold at most ${MAX_ASKED_TOKENS} contracts`)
    .refine(areDifferent, 'must hold each contract once')
    .default([]),
  /** True to discover other tokens: those of the bundled list, and those transferred to the user. */
  discovers: z.boolean().default(false),
  /** Cursor of the discovery: `discoversNext` of the previous answer, 0 to start from the beginning. */
  discoversFrom: z.number().int().min(0).max(1_000_000).default(0),
});

/** Questions of one call, at most one per network. */
export const holdingsQuestionsSchema = z
  .array(holdingsQuestionSchema)
  .max(MAX_HOLDINGS, `must hold at most ${MAX_HOLDINGS} questions`)
  .refine(
    (questions) => areDifferent(questions.map(({ network }) => network)),
    'must ask about each network once',
  );

/**
 * Confidence in a figure:
 * - 'agreed': a quorum of nodes returned it, and they are more than half of those that answered;
 * - 'unconfirmed': no node contradicts, but fewer answered than the quorum: it is shown, marked, and in no
 *   total;
 * - 'disputed': the nodes differ at a common block too: the figure is unknown, and in no total;
 * - 'unknown': no node answered, or the token itself has no figure: this is not 0.
 */
export const agreementSchema = z.enum(['agreed', 'unconfirmed', 'disputed', 'unknown']);

/** Balance of an account in native coin or a token. */
const holdingSchema = z.object({
  address: addressSchema,
  /** Null for the native coin. */
  contract: addressSchema.nullable(),
  /** In the smallest unit, a whole decimal number; null if 'disputed' or 'unknown'. */
  units: z
    .string()
    .regex(/^\d{1,78}$/)
    .nullable(),
  agreement: agreementSchema,
  /** Number of nodes that agree; lower than `answered` where a node differs. 0 if the figure is unknown. */
  agreeing: z.number().int().nonnegative(),
});

/** Facts a contract states about itself, which can be anything; for a listed token, those of the list. */
export const tokenFactsSchema = z.object({
  contract: addressSchema,
  /** Cut to its limit, without invisible characters; empty if it has no symbol, or if the nodes disagree. */
  symbol: z.string().max(tokenLimits.symbol),
  name: z.string().max(tokenLimits.name),
  /** Null where the contract states no usable number, or the nodes disagree: amounts are unknown then. */
  decimals: z.number().int().min(0).max(MAX_DECIMALS).nullable(),
  /** True if the bundled list or the network's own tokens include this contract: any other is unverified. */
  isListed: z.boolean(),
});

/**
 * Block that at least half of the answering nodes have reached; null if none reports it. Time in ms since
 * 1970.
 */
export const reachedBlockSchema = z
  .object({ number: z.number().int().nonnegative(), time: z.number().int() })
  .nullable();

/** Holdings of some accounts on a network, and how sure they are (decision 41). */
export const holdingsAnswerSchema = z.object({
  block: reachedBlockSchema,
  /** Milliseconds from the block's time to the answer, by the server's clock; never negative. */
  ageMs: z.number().int().nonnegative().nullable(),
  nodes: z.object({
    configured: z.number().int().nonnegative(),
    answered: z.number().int().nonnegative(),
    /** Quorum: two where three or more nodes are configured, else one. */
    needed: z.number().int().positive(),
    /**
     * Number of nodes that differ from the agreed result in a figure, a token's facts or the block; absent if
     * none does.
     */
    differing: z.number().int().positive().optional(),
  }),
  /** Coin of every address and every requested token, even 0; discovered tokens unless known to be 0. */
  holdings: z.array(holdingSchema),
  /** One for each contract in `holdings`. */
  tokens: z.array(tokenFactsSchema),
  /** True if the discovery of tokens ended with this answer; also where none was requested. */
  isDiscoveryWhole: z.boolean(),
  /** Cursor of the next discovery: 0 where this one ended or starts over. */
  discoversNext: z.number().int().nonnegative(),
});

/** True if no text occurs twice; addresses are compared in any case. */
function areDifferent(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => text.toLowerCase())).size === texts.length;
}

export type HoldingsQuestion = z.output<typeof holdingsQuestionSchema>;
export type HoldingsAnswer = z.output<typeof holdingsAnswerSchema>;
export type Holding = HoldingsAnswer['holdings'][number];
export type TokenFacts = HoldingsAnswer['tokens'][number];
export type Agreement = z.output<typeof agreementSchema>;
