import { maintenanceSchema } from '../documents/maintenance.ts';
import { z } from 'zod';
import { accountUseQuestionSchema, accountUseSchema, MAX_USES } from './accountUse.ts';
import { approvalsQuestionSchema } from './approvals.ts';
import type { ApprovalsAnswer } from './approvalsAnswer.ts';
import { balanceProofAnswerSchema, balanceProofQuestionSchema } from './balanceProof.ts';
import { callableContract } from './CallableContract.ts';
import { failureDetailsSchema } from './failureReason.ts';
import { getBalance } from './getBalance.ts';
import { getTokenBalance } from './getTokenBalance.ts';
import { getTokenPrices } from './getTokenPrices.ts';
import { holdingsAnswerSchema, holdingsQuestionsSchema } from './holdings.ts';
import { incomingAnswerSchema, incomingQuestionSchema } from './incomingScan.ts';
import { keepListingAnswerSchema, keepListingQuestionSchema } from './keepListing.ts';
import { nftListingsQuestionSchema } from './nftListings.ts';
import type { NftListingsAnswer } from './nftListingsAnswer.ts';
import { nftMetadataQuestionSchema, nftsQuestionSchema } from './nfts.ts';
import type { NftMetadataAnswer, NftsAnswer } from './nftsAnswer.ts';
import { pastPricesAnswerSchema, pastPricesQuestionSchema } from './pastPrices.ts';
import { recipientAnswerSchema, recipientQuestionSchema } from './recipientQuestion.ts';
import { reconcileTransactions } from './reconcileTransactions.ts';
import { swapQuoteAnswerSchema, swapQuoteQuestionSchema } from './swapQuote.ts';
import { simulationQuestionSchema } from './simulation.ts';
import type { SimulationAnswer } from './simulationAnswer.ts';
import { tokenPricesAnswerSchema, tokenPricesQuestionSchema } from './tokenPrices.ts';
import { vaultsQuestionSchema } from './vaults.ts';
import type { VaultsAnswer } from './vaultsAnswer.ts';

/** Balances, of coins and tokens each, that one call may ask for. */
export const MAX_BALANCES = 20;

/** Why one question of several has no answer, as the callable protocol says it of a whole call. */
const failureSchema = z.object({
  code: z.string(),
  message: z.string(),
  details: failureDetailsSchema.optional().catch(undefined),
});

export type PartFailure = z.infer<typeof failureSchema>;

/** One answer of several; the others are there though it is not. */
function partOf<Answer extends z.ZodType>(answer: Answer) {
  return z.union([z.object({ answer }), z.object({ failure: failureSchema })]);
}

/**
 * An answer that few pages ask for: whoever asks checks its shape by the schema beside its question, which is no part of what every wallet
 * loads.
 */
function checkedLater<Answer>() {
  return z.custom<Answer>((answer) => typeof answer === 'object' && answer !== null);
}

/**
 * What an open wallet asks again and again, in one call: the questions of getBalance, getTokenBalance, getTokenPrices and
 * reconcileTransactions. Each answer, or failure, is the one that the callable of its own would give, in the order asked.
 * Prices that are slower than the rest are absent from the answer; asked for again, and alone, they are waited for.
 *
 * `uses` asks which addresses of a recovery phrase were used (BIP-44 account discovery). It stands here and not in a function
 * of its own since it is asked seldom, and every function takes its share of a project's processors.
 * `recipient` is asked once for each that is typed into Send. It stands here since another function would need an instance
 * of its own, and this one is warm.
 * `incoming` has the server look for what came in to own accounts, which is then in the history (decision 38). A look that is much
 * slower than the rest is absent from the answer; what it finds is told to the next call.
 * `tokenPrices` asks for the prices of tokens by their contracts, and `pastPrices` for those of days gone by (decision 42); both as
 * `prices`: absent where they are slower than the rest.
 * `holdings` is everything that some accounts hold, a network each, and `proof` what proves one balance (decision 41).
 * `swapQuote` is what a swap would bring; one that is slower than the rest has to be asked for again, by itself (decision 47).
 * `simulation` is what a call would do if it were signed now, and `approvals` what others may take of some accounts' tokens on a network
 * (decision 48); `simulationAnswerSchema` and `approvalsAnswerSchema` have their shapes.
 * `nfts` is which NFTs some accounts own, `nftMetadata` what their contracts say of them, `nftListings` what is for sale, and `vaults` a
 * network's pools and what is in them; their shapes stand beside their questions.
 * `keepListing` offers a signed order to everybody, once it is checked (decision 54): the one part that changes something, which a session
 * that was ended may not.
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
    vaults: vaultsQuestionSchema.optional(),
    keepListing: keepListingQuestionSchema.optional(),
  }),
  output: z.object({
    balances: z.array(partOf(getBalance.output)),
    tokenBalances: z.array(partOf(getTokenBalance.output)),
    prices: partOf(getTokenPrices.output).optional(),
    settling: partOf(reconcileTransactions.output).optional(),
    uses: z.array(partOf(accountUseSchema)).optional(),
    recipient: partOf(recipientAnswerSchema).optional(),
    incoming: partOf(incomingAnswerSchema).optional(),
    tokenPrices: partOf(tokenPricesAnswerSchema).optional(),
    pastPrices: partOf(pastPricesAnswerSchema).optional(),
    holdings: z.array(partOf(holdingsAnswerSchema)).optional(),
    proof: partOf(balanceProofAnswerSchema).optional(),
    swapQuote: partOf(swapQuoteAnswerSchema).optional(),
    simulation: partOf(checkedLater<SimulationAnswer>()).optional(),
    approvals: partOf(checkedLater<ApprovalsAnswer>()).optional(),
    nfts: partOf(checkedLater<NftsAnswer>()).optional(),
    nftMetadata: partOf(checkedLater<NftMetadataAnswer>()).optional(),
    nftListings: partOf(checkedLater<NftListingsAnswer>()).optional(),
    vaults: partOf(checkedLater<VaultsAnswer>()).optional(),
    keepListing: partOf(keepListingAnswerSchema).optional(),
    /** What is switched off for everybody; absent where nothing is. */
    maintenance: maintenanceSchema.optional(),
  }),
});
