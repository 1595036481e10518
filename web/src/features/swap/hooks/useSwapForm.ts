import type { SwapQuoteAnswer } from '@everything-wallet/core/schemas/swapQuoteAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { QuotedSwap, SwapWish } from '@everything-wallet/core/swaps/swapTransaction';
import { useEffect } from 'react';
import { gasOfStep } from '../../../lib/fees/gasOfStep.ts';
import { useGasPrice } from '../../../lib/fees/useGasPrice.ts';
import { buildSwap, type BuiltSwap } from '../buildSwap.ts';
import type { TimedQuote } from '../sequence/nextSwapStep.ts';
import { swapCosts, type SwapCosts } from '../swapCosts.ts';
import type { SwapPair } from '../SwapPair.ts';
import { swapProblem, type SwapProblem } from '../swapProblem.ts';
import type { SwapSender } from '../swapRequests.ts';
import type { SwapToken } from '../SwapToken.ts';
import { useSwapFields, type SwapFields } from './useSwapFields.ts';
import { QUOTE_MS, useSwapQuote, type SwapQuestion, type SwapQuoting } from './useSwapQuote.ts';

/** Swap that the user asks for. */
export interface FormedSwap {
  readonly sell: SwapToken;
  readonly buy: SwapToken;
  readonly amount: bigint;
  readonly slippageBps: number;
  /** Shown quote, while it is valid. */
  readonly quote: TimedQuote | undefined;
}

/** Account, tokens and pair of the swap form. */
export interface SwapFormOptions {
  readonly network: Network;
  readonly sender: SwapSender;
  readonly tokens: readonly SwapToken[];
  /** Tokens of the swap, by `tokenKey`. */
  readonly pair: SwapPair;
  /** True while a step is being prepared. */
  readonly isBusy: boolean;
  readonly onNoExchange: () => void;
}

/** Swap form as it is typed, with its quote and its costs. */
export interface SwapFormState extends Omit<SwapFields, 'typeAmount'> {
  /** Amount to receive, in the smallest unit. */
  readonly amountOut: bigint | undefined;
  readonly quoting: SwapQuoting;
  readonly quote: QuotedSwap | undefined;
  /** Swap by the quote; undefined without one. */
  readonly built: BuiltSwap | undefined;
  readonly costs: SwapCosts;
  readonly problem: SwapProblem | undefined;
  /** True where there is no route yet. */
  readonly isComing: boolean;
  /** Swap to begin; undefined while it cannot be signed. */
  readonly ready: (() => FormedSwap) | undefined;
  /** Types the highest amount; undefined while it is not known. */
  readonly typeMax: (() => void) | undefined;
}

/**
 * Holds the amount of the swap form, and quotes the swap.
 *
 * @param slippageBps undefined while it cannot be read
 */
export function useSwapForm(options: SwapFormOptions, slippageBps: number | undefined): SwapFormState {
  const { network, sender, tokens, isBusy, onNoExchange } = options;
  const fields = useSwapFields(options);
  const { from, to, amount, isWrapping } = fields;
  const quoting = useSwapQuote(isWrapping ? undefined : questionOf(network, fields), isBusy);
  const gasPrice = useGasPrice(network, sender.address);
  const { quote, missing } = readAnswer(quoting.answer);
  const isAbsent = missing === 'noExchange';
  useEffect(() => {
    // It would close the dialog, and what is typed or being signed in it.
    if (isAbsent && !isBusy) onNoExchange();
  }, [isAbsent, isBusy, onNoExchange]);

  const wish = wishOf(options, fields, slippageBps);
  const built = wish && quote ? buildSwap(wish, quote) : undefined;
  // Coin is wrapped one to one, without a quote.
  const given = isWrapping ? { gas: gasOfStep.wrap, amountOut: amount } : quotedNumbers(quote);
  const costs = swapCosts(given.gas, gasPrice);
  const problem = swapProblem(typedSwap(fields, tokens), costs, sender);
  const isBuilt = isWrapping || (built !== undefined && 'least' in built);
  const max = from && maxOf(from, costs);
  const isReady = problem === undefined && isBuilt;

  return {
    control: fields.control,
    from,
    to,
    amount,
    amountOut: given.amountOut,
    isWrapping,
    quoting,
    quote,
    built,
    costs,
    problem,
    isComing: missing === 'noRoute' || missing === 'noExchange',
    ready:
      isReady && wish && from && to
        ? () => ({
            sell: from,
            buy: to,
            amount: wish.amount,
            slippageBps: wish.slippageBps,
            quote: timedQuote(quote, quoting.msSinceAsked),
          })
        : undefined,
    typeMax: max === undefined ? undefined : () => fields.typeAmount(max),
    handleSubmit: fields.handleSubmit,
  };
}

/** Quote of an answer, or the reason why it has no quote. */
function readAnswer(answer: SwapQuoteAnswer | undefined) {
  return {
    quote: answer?.status === 'quoted' ? answer : undefined,
    missing: answer?.status === 'none' ? answer.reason : undefined,
  };
}

function quotedNumbers(quote: QuotedSwap | undefined) {
  return { gas: quote && BigInt(quote.gas), amountOut: quote && BigInt(quote.amountOut) };
}

function typedSwap({ from, amount, isWrapping }: SwapFields, [coin]: readonly SwapToken[]) {
  return from && coin && amount !== undefined ? { from, coin, amount, isWrapping } : undefined;
}

function questionOf(network: Network, { from, to, amount }: SwapFields): SwapQuestion | undefined {
  if (!from || !to || amount === undefined) return undefined;
  return { network: network.rpcName, sell: from.contract, buy: to.contract, amount: amount.toString() };
}

function wishOf(
  { network, sender }: SwapFormOptions,
  { from, to, amount }: SwapFields,
  slippageBps: number | undefined,
): SwapWish | undefined {
  if (!from || !to || amount === undefined || slippageBps === undefined) return undefined;
  return { network, sell: from.contract, buy: to.contract, amount, slippageBps, account: sender.address };
}

/** The quote while it is valid. */
function timedQuote(quote: QuotedSwap | undefined, msSinceAsked: () => number): TimedQuote | undefined {
  return quote && msSinceAsked() < QUOTE_MS ? { quoted: quote, msSinceAsked } : undefined;
}

/** Highest amount of a token, less the fee if it is the coin; undefined without a balance, and while the fee is unknown. */
function maxOf({ balance, contract }: SwapToken, { reserve }: SwapCosts): bigint | undefined {
  if (balance === undefined || balance === 0n) return undefined;
  if (contract !== null) return balance;
  if (reserve === undefined) return undefined;
  return balance > reserve ? balance - reserve : 0n;
}
