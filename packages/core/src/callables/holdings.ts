import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { networks } from '../networks/networks.ts';
import { tokenLimits } from '../tokens/tokenLimits.ts';
import { rpcNameSchema } from './fields.ts';

/** Accounts that one question may name. */
export const MAX_HOLDERS = 30;

/** Tokens that one question may name. */
export const MAX_ASKED_TOKENS = 200;

/** Networks that one call may ask about: each of them once. */
export const MAX_HOLDINGS = networks.length;

/** More digits than these no uint256 has: with more decimals nobody could hold one token. */
export const MAX_DECIMALS = 77;

/** What some accounts hold on a network. */
export const holdingsQuestionSchema = z.strictObject({
  network: rpcNameSchema,
  /** Each once, whatever its case. */
  addresses: z
    .array(addressSchema)
    .min(1)
    .max(MAX_HOLDERS, `must hold at most ${MAX_HOLDERS} addresses`)
    .refine(areDifferent, 'must hold each address once'),
  /** Contracts that are asked whatever they answer: those that somebody added, and those that discovery has found before. */
  tokens: z
    .array(addressSchema)
    .max(MAX_ASKED_TOKENS, `must hold at most ${MAX_ASKED_TOKENS} contracts`)
    .refine(areDifferent, 'must hold each contract once')
    .default([]),
  /** Whether tokens are looked for that are not named: those of the bundled list, and those that have sent something to the user. */
  discovers: z.boolean().default(false),
  /** Where the look goes on: `discoversNext` of the answer before, and 0 for one from the beginning. */
  discoversFrom: z.number().int().min(0).max(1_000_000).default(0),
});

/** Questions of one call, at most one a network. */
export const holdingsQuestionsSchema = z
  .array(holdingsQuestionSchema)
  .max(MAX_HOLDINGS, `must hold at most ${MAX_HOLDINGS} questions`)
  .refine(
    (questions) => areDifferent(questions.map(({ network }) => network)),
    'must ask about each network once',
  );

/**
 * How sure a figure is:
 * - 'agreed': enough nodes say the same, and they are more than half of those that answered;
 * - 'unconfirmed': nobody contradicts, but fewer answered than are needed: it is shown, marked, and in no total;
 * - 'disputed': the nodes differ, also of one common block: the figure is not known, and in no total;
 * - 'unknown': no node answered, or the token itself has no figure: it is no 0.
 */
export const agreementSchema = z.enum(['agreed', 'unconfirmed', 'disputed', 'unknown']);

/** What an account holds of the native coin, or of a token. */
const holdingSchema = z.object({
  address: addressSchema,
  /** Null for the native coin. */
  contract: addressSchema.nullable(),
  /** In the smallest unit, a whole decimal number; null where it is 'disputed' or 'unknown'. */
  units: z
    .string()
    .regex(/^\d{1,78}$/)
    .nullable(),
  agreement: agreementSchema,
  /** Nodes that say so; fewer than answered where one of them says otherwise. 0 where the figure is not known. */
  agreeing: z.number().int().nonnegative(),
});

/** What a contract says of itself, which may be anything; of a listed one, what the list says. */
export const tokenFactsSchema = z.object({
  contract: addressSchema,
  /** Cut, and without what cannot be seen; empty where there is none, or the nodes do not agree. */
  symbol: z.string().max(tokenLimits.symbol),
  name: z.string().max(tokenLimits.name),
  /** Null where it states none that can be used, or the nodes do not agree: amounts cannot be told then. */
  decimals: z.number().int().min(0).max(MAX_DECIMALS).nullable(),
  /** Whether the bundled list, or the network's own tokens, name this contract: any other one is unverified. */
  isListed: z.boolean(),
});

/** The block that at least half of the nodes that answered have reached; null where none says. Time in ms since 1970. */
export const reachedBlockSchema = z
  .object({ number: z.number().int().nonnegative(), time: z.number().int() })
  .nullable();

/** What some accounts hold on a network, and how sure it is (decision 41). */
export const holdingsAnswerSchema = z.object({
  block: reachedBlockSchema,
  /** Milliseconds from the block's time to the answer, by the server's clock; never negative. */
  ageMs: z.number().int().nonnegative().nullable(),
  nodes: z.object({
    configured: z.number().int().nonnegative(),
    answered: z.number().int().nonnegative(),
    /** How many have to say the same: two where three or more are configured, else one. */
    needed: z.number().int().positive(),
    /** How many say anything else than what is agreed: a figure, a fact of a token, or the block; absent where none does. */
    differing: z.number().int().positive().optional(),
  }),
  /**
   * The coin of every address and every asked token, whatever it is; of tokens that were discovered what is not known to be 0.
   */
  holdings: z.array(holdingSchema),
  /** Of each contract in `holdings`, once. */
  tokens: z.array(tokenFactsSchema),
  /** Whether the look for tokens came to its end with this answer; also where none was wanted. */
  isDiscoveryWhole: z.boolean(),
  /** Where the next look goes on: 0 where this one came to its end, or is not over and begins anew. */
  discoversNext: z.number().int().nonnegative(),
});

/** Whether no text stands twice; addresses are the same in every case. */
function areDifferent(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => text.toLowerCase())).size === texts.length;
}

export type HoldingsQuestion = z.output<typeof holdingsQuestionSchema>;
export type HoldingsAnswer = z.output<typeof holdingsAnswerSchema>;
export type Holding = HoldingsAnswer['holdings'][number];
export type TokenFacts = HoldingsAnswer['tokens'][number];
export type Agreement = z.output<typeof agreementSchema>;
