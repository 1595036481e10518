import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { swapTransaction, type QuotedSwap } from '@everything-wallet/core/swaps/swapTransaction';
import { worthLossBps } from '@everything-wallet/core/swaps/worthLossBps';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { NextStep } from '../../../lib/callSequence/NextStep.ts';
import { problemStep } from '../../../lib/callSequence/problemStep.ts';
import { startStopwatch } from '../../../lib/time/startStopwatch.ts';
import type { Text } from '../../../lib/text/useText.ts';
import { askAllowance } from '../../../lib/calls/askAllowance.ts';
import { askGasPrice } from '../../../lib/fees/askGasPrice.ts';
import { askPrice } from '../api/askPrice.ts';
import { askSwapQuote } from '../api/askSwapQuote.ts';
import { quoteNotices } from '../quoteNotices.ts';
import { percentOf } from '../slippage.ts';
import { slippageNotices } from '../slippageNotices.ts';
import { approveRequest, revokeRequest, swapRequest, wrapRequest, type SwapSender } from '../swapRequests.ts';
import { isWrap } from '../isWrap.ts';
import { changeNotices } from './changeNotices.ts';
import { sentMeanwhile } from './sentMeanwhile.ts';
import { sequenceWish } from './sequenceWish.ts';
import type { ShownStep } from './ShownStep.ts';
import type { SwapSequence, SwapStep } from './SwapSequence.ts';

/** Next step of a swap. */
export type NextSwapStep = NextStep<ShownStep>;

interface StepContext {
  readonly sender: SwapSender;
  readonly t: Text;
  /** True if its approval has just been made: then no other one is requested. */
  readonly isApproved: boolean;
  /** True if the last step was signed and the server had no record of it. */
  readonly isUnanswered: boolean;
  /** Quote on the screen, if still valid. */
  readonly quote: TimedQuote | undefined;
}

/** Quote, with the milliseconds since its request. */
export interface TimedQuote {
  readonly quoted: QuotedSwap;
  readonly msSinceAsked: () => number;
}

/** Minimum shortfall against market prices that causes a warning, in basis points. */
const MUCH_LESS_BPS = 500;

/**
 * Determines the next step of a swap from fresh data: earlier transactions, the allowance and the quote.
 *
 * @throws CallableError | FirestoreError where that cannot be queried
 */
export async function nextSwapStep(
  begun: SwapSequence,
  { sender, t, isApproved, isUnanswered, quote: known }: StepContext,
): Promise<NextSwapStep> {
  const found = await sentMeanwhile(begun, { isUnanswered });
  if (found) return { type: 'alreadySent', step: { sequence: found, before: begun } };
  let sequence = begun;
  const wish = sequenceWish(sequence);
  const { network, sell, buy, amount } = wish;
  const sign = async (
    name: SwapStep,
    request: CallRequest,
    router: string | null,
    least: bigint | null = null,
  ): Promise<NextSwapStep> => {
    const step = {
      name,
      tx_hash: null,
      shown_at: await serverTime(begun),
      least: least?.toString() ?? null,
      data: request.data.toLowerCase(),
    };
    return {
      type: 'sign',
      step: { sequence: { ...sequence, router, step }, before: begun },
      requests: [request],
    };
  };
  if (isWrap(network.wrappedCoin, sell, buy)) {
    return sign('swap', wrapRequest(wish, sender), null, amount);
  }
  const msSinceAsked = known?.msSinceAsked ?? startStopwatch();
  const quote =
    known?.quoted ??
    (await askSwapQuote({
      network: network.rpcName,
      sell,
      buy,
      amount: amount.toString(),
      slippageBps: sequence.slippage_bps,
      ...approvedExchange(sequence),
    }));
  if (quote.status === 'none') return problemStep('swap.live.problem.quote');
  const { router, least, transaction } = swapTransaction(wish, quote);
  sequence = { ...begun, first_least: begun.first_least ?? least.toString() };
  const worth = worthNotices(sequence, quote, t);
  if (sell !== null) {
    const need = await askAllowance({
      network,
      owner: sequence.account,
      token: sell,
      spender: router,
      amount,
    });
    if (need === 'unknown') return problemStep('swap.live.problem.allowance');
    if (need === 'refused') return problemStep('swap.live.problem.refused');
    if (need !== 'covered' && isApproved) return problemStep('swap.live.problem.notYet');
    if (need === 'revokeFirst')
      return sign('revoke', revokeRequest(network, { token: sell, spender: router }, sender), router);
    if (need === 'approve')
      return sign('approve', approveRequest(wish, { token: sell, spender: router }, sender), router);
  }
  const request = swapRequest(wish, quote, sender, {
    notices: [
      ...slippageNotices(sequence.slippage_bps, t),
      ...changeNotices(sequence, quote, t),
      ...quoteNotices(quote, t),
      ...(await worth),
    ],
    msSinceQuoted: msSinceAsked,
  });
  const step = {
    name: 'swap' as const,
    tx_hash: null,
    shown_at: timeOf(quote),
    least: least.toString(),
    data: transaction.data.toLowerCase(),
  };
  return {
    type: 'sign',
    step: { sequence: { ...sequence, router, step }, before: begun },
    requests: [request],
  };
}

/** Revokes the approval of a swap. @throws as `nextSwapStep` */
export async function revocationStep(
  sequence: SwapSequence,
  { sender, isUnanswered }: Pick<StepContext, 'sender' | 'isUnanswered'>,
): Promise<NextSwapStep> {
  const found = await sentMeanwhile(sequence, { isUnanswered });
  if (found) return { type: 'alreadySent', step: { sequence: found, before: sequence } };
  const { network, sell } = sequenceWish(sequence);
  if (sell === null || sequence.router === null) return problemStep('swap.live.problem.unexpected');
  const request = revokeRequest(network, { token: sell, spender: sequence.router }, sender);
  const [shownAt, data] = [await serverTime(sequence), request.data.toLowerCase()];
  const step = { name: 'takeBack' as const, tx_hash: null, shown_at: shownAt, least: null, data };
  return {
    type: 'sign',
    step: { sequence: { ...sequence, step }, before: sequence },
    requests: [request],
  };
}

/** Returns the exchange whose router was approved: with the other one, an approval would be left behind. Empty without an approval. */
function approvedExchange({ network, router, sell, step }: SwapSequence): { exchange?: 'v2' | 'v3' } {
  const exchange = exchangeOf(network);
  const hasApproval = sell.contract !== null && step !== null && step.name !== 'revoke';
  if (!exchange || router === null || !hasApproval) return {};
  if (sameAddress(exchange.v2.router, router)) return { exchange: 'v2' };
  return sameAddress(exchange.v3.router, router) ? { exchange: 'v3' } : {};
}

/** Reads the server's time, in milliseconds since 1970: records of later steps are written after it. */
async function serverTime({ account, network }: SwapSequence): Promise<number> {
  const { answeredAt } = await askGasPrice(account, networkById(network).rpcName);
  return answeredAt ?? Date.now();
}

function timeOf({ block, ageMs }: QuotedSwap): number {
  return block.time + ageMs;
}

/**
 * Warns if the swap is worth much less than at market prices, or if a token has no market price: the pool may be small or manipulated. The price of
 * an unlisted token is not used: anyone can raise it.
 */
async function worthNotices(sequence: SwapSequence, quote: QuotedSwap, t: Text): Promise<readonly string[]> {
  const { sell, buy, amount } = sequence;
  const network = networkById(sequence.network);
  const [ofSold, ofBought] = await Promise.all([
    askPrice(network, sell.contract),
    askPrice(network, buy.contract),
  ]);
  if (ofSold === undefined || ofBought === undefined) return [];
  if (ofSold === null || ofBought === null || sell.is_unpriced || buy.is_unpriced)
    return [t('swap.live.worthUnknown')];
  const loss = worthLossBps(
    { units: BigInt(amount), decimals: sell.decimals, usd: ofSold },
    { units: BigInt(quote.amountOut), decimals: buy.decimals, usd: ofBought },
  );
  if (loss === undefined || loss < MUCH_LESS_BPS) return [];
  return [t('swap.live.worthLess', { percent: percentOf(loss) })];
}
