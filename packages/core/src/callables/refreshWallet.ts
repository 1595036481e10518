import { maintenanceSchema } from '../documents/maintenance.ts';
import { z } from 'zod';
import { accountUseQuestionSchema, accountUseSchema, MAX_USES } from '../schemas/accountUse.ts';
import { approvalsQuestionSchema } from '../schemas/approvals.ts';
import type { ApprovalsAnswer } from '../schemas/approvalsAnswer.ts';
import { balanceProofAnswerSchema, balanceProofQuestionSchema } from '../schemas/balanceProof.ts';
import { callableContract } from './CallableContract.ts';
import { failureDetailsSchema } from './failureReason.ts';
import { getBalance } from './getBalance.ts';
import { getTokenBalance } from './getTokenBalance.ts';
import { getTokenPrices } from './getTokenPrices.ts';
import { holdingsAnswerSchema, holdingsQuestionsSchema } from '../schemas/holdings.ts';
import { incomingAnswerSchema, incomingQuestionSchema } from '../schemas/incomingScan.ts';
import { nftListingsQuestionSchema } from '../schemas/nftListings.ts';
import type { NftListingsAnswer } from '../schemas/nftListingsAnswer.ts';
import { nftMetadataQuestionSchema, nftsQuestionSchema } from '../schemas/nfts.ts';
import type { NftMetadataAnswer, NftsAnswer } from '../schemas/nftsAnswer.ts';
import { pastPricesAnswerSchema, pastPricesQuestionSchema } from '../schemas/pastPrices.ts';
import { recipientAnswerSchema, recipientQuestionSchema } from '../schemas/recipientQuestion.ts';
import { reconcileTransactions } from './reconcileTransactions.ts';
import { swapQuoteQuestionSchema } from '../schemas/swapQuote.ts';
import type { SwapQuoteAnswer } from '../schemas/swapQuoteAnswer.ts';
import { simulationQuestionSchema } from '../schemas/simulation.ts';
import type { SimulationAnswer } from '../schemas/simulationAnswer.ts';
import { tokenPricesAnswerSchema, tokenPricesQuestionSchema } from '../schemas/tokenPrices.ts';
import { poolsQuestionSchema } from '../schemas/pools.ts';
import type { PoolsAnswer } from '../schemas/poolsAnswer.ts';

/** Balances in one call, at most, of coins and of tokens each. */
export const MAX_BALANCES = 20;

/** Reason why one part of a call has no answer, as the callable protocol reports it for a whole call. */
const failureSchema = z.object({
  code: z.string(),
  message: z.string(),
  details: failureDetailsSchema.optional().catch(undefined),
});

export type PartFailure = z.infer<typeof failureSchema>;

/** Answer of one part, or its failure; the others are unaffected. */
function partSchema<Answer extends z.ZodType>(answer: Answer) {
  return z.union([z.object({ answer }), z.object({ failure: failureSchema })]);
}

/**
 * Answer that only a few pages request: they check its shape with the schema beside its question, so that not
 * every wallet loads that schema.
 */
function uncheckedSchema<Answer>() {
  return z.custom<Answer>((answer) => typeof answer === 'object' && answer !== null);
}

/**
 * Combines the requests an open wallet repeats in one call: the questions of getBalance, getTokenBalance,
 * getTokenPrices and reconcileTransactions. Each part returns the answer or failure of its own callable, in
 * the order of the question. Prices that are slower than the rest are absent from the answer; a repeated
 * question for prices alone waits for them. `prices` stays for releases that browsers have stored (ADR 100).
 *
 * - `uses`: which addresses of a recovery phrase were used (BIP-44 account discovery). It is rare, and a
 *   function of its own would take a share of the project's processors.
 * - `recipient`: once for each recipient typed into Send. Another function would need an instance of its own;
 *   this one is warm.
 * - `incoming`: scans for incoming transfers, which then appear in the history (decision 38). A scan that is
 *   much slower than the rest is absent from the answer; the next call returns its result.
 * - `tokenPrices` and `pastPrices`: prices of tokens by contract, and past prices (decision 42); absent where
 *   they are slower than the rest, like `prices`.
 * - `holdings` and `proof`: all holdings of some accounts, one network each, and the proof of one balance
 *   (decision 41).
 * - `swapQuote`: a quote, its shape in `swapQuoteAnswerSchema`; a slow one has to be requested again, alone
 *   (decision 47).
 * - `simulation` and `approvals`: the effects of a call if signed now, and the approvals of some accounts on
 *   a network (decision 48); shapes in `simulationAnswerSchema` and `approvalsAnswerSchema`.
 * - `nfts`, `nftMetadata`, `nftListings`, `vaults`: NFTs of some accounts, their metadata, NFTs for sale, and
 *   a network's pools with positions; the shapes are beside their questions.
 */
export const refreshWallet = callableContract({
  name: 'refreshWallet',
  input: z.strictObject({
    balances: z
      .array(getBalance.input)
      .max(MAX_BALANCES, `must hold at most ${MAX_BALANCES} questions`)
      .default([]),
    tokenBalances: z
      .array(getTokenBalance.input)
      .max(MAX_BALANCES, `must hold at most ${MAX_BALANCES} questions`)
      .default([]),
    prices: getTokenPrices.input.optional(),
    settling: reconcileTransactions.input.optional(),
    uses: z
      .array(accountUseQuestionSchema)
      .max(MAX_USES, `must hold at most ${MAX_USES} questions`)
      .optional(),
    recipient: recipientQuestionSchema.optional(),
    incoming: incomingQuestionSchema.optional(),
    tokenPrices: tokenPricesQuestionSchema.optional(),
    pastPrices: pastPricesQuestionSchema.optional(),
    holdings: holdingsQuestionsSchema.optional(),
    proof: balanceProofQuestionSchema.optional(),
    swapQuote: swapQuoteQuestionSchema.optional(),
    simulation: simulationQuestionSchema.optional(),
    approvals: approvalsQuestionSchema.optional(),
    nfts: nftsQuestionSchema.optional(),
    nftMetadata: nftMetadataQuestionSchema.optional(),
    nftListings: nftListingsQuestionSchema.optional(),
    vaults: poolsQuestionSchema.optional(),
  }),
  output: z.object({
    balances: z.array(partSchema(getBalance.output)),
    tokenBalances: z.array(partSchema(getTokenBalance.output)),
    prices: partSchema(getTokenPrices.output).optional(),
    settling: partSchema(reconcileTransactions.output).optional(),
    uses: z.array(partSchema(accountUseSchema)).optional(),
    recipient: partSchema(recipientAnswerSchema).optional(),
    incoming: partSchema(incomingAnswerSchema).optional(),
    tokenPrices: partSchema(tokenPricesAnswerSchema).optional(),
    pastPrices: partSchema(pastPricesAnswerSchema).optional(),
    holdings: z.array(partSchema(holdingsAnswerSchema)).optional(),
    proof: partSchema(balanceProofAnswerSchema).optional(),
    swapQuote: partSchema(uncheckedSchema<SwapQuoteAnswer>()).optional(),
    simulation: partSchema(uncheckedSchema<SimulationAnswer>()).optional(),
    approvals: partSchema(uncheckedSchema<ApprovalsAnswer>()).optional(),
    nfts: partSchema(uncheckedSchema<NftsAnswer>()).optional(),
    nftMetadata: partSchema(uncheckedSchema<NftMetadataAnswer>()).optional(),
    nftListings: partSchema(uncheckedSchema<NftListingsAnswer>()).optional(),
    vaults: partSchema(uncheckedSchema<PoolsAnswer>()).optional(),
    /** Features that are switched off; absent if none is. */
    maintenance: maintenanceSchema.optional(),
  }),
});
