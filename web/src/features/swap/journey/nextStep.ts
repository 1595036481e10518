import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import { transactionId } from '@everything-wallet/core/documents/transaction';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import {
  TIMEOUT_SECONDS,
  swapTransaction,
  type QuotedSwap,
} from '@everything-wallet/core/swaps/swapTransaction';
import { worthLossBps } from '@everything-wallet/core/swaps/worthLossBps';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { startStopwatch } from '../../../lib/time/startStopwatch.ts';
import type { Text } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import { askAllowance } from '../../../lib/calls/askAllowance.ts';
import { askGasPrice } from '../../../lib/fees/askGasPrice.ts';
import { askPrice } from '../api/askPrice.ts';
import { askSwapQuote } from '../api/askSwapQuote.ts';
import { findStepRecord } from '../api/findStepRecord.ts';
import { isRecorded } from '../api/isRecorded.ts';
import { quoteNotices } from '../quoteNotices.ts';
import { percentOf } from '../slippage.ts';
import { slippageNotices } from '../slippageNotices.ts';
import { approveRequest, revokeRequest, swapRequest, wrapRequest, type SwapSender } from '../swapRequests.ts';
import { isWrap } from '../isWrap.ts';
import { changeNotices } from './changeNotices.ts';
import { isStepRecord } from './isStepRecord.ts';
import { journeyWish } from './journeyWish.ts';
import type { SwapJourney, SwapStep } from './SwapJourney.ts';
import { swapJourneys } from './swapJourneys.ts';

/** Next step of a swap: something to sign, a transaction found in the meantime, or a problem. */
export type NextStep =
  | { readonly type: 'sign'; readonly journey: SwapJourney; readonly request: CallRequest }
  | { readonly type: 'found'; readonly journey: SwapJourney }
  | { readonly type: 'problem'; readonly text: TextId };

interface StepContext {
  readonly sender: SwapSender;
  readonly t: Text;
  /** True if its approval has just been made: then no other one is requested. */
  readonly isApproved: boolean;
  /** True if the last step was signed and the server had no record of it. */
  readonly isUnheard: boolean;
  /** Quote on the screen, if still valid. */
  readonly quote: TimedQuote | undefined;
}

/** Quote, with the milliseconds since its request. */
export interface TimedQuote {
  readonly quoted: QuotedSwap;
  readonly msSinceAsked: () => number;
}

const NONE: ReadonlySet<string> = new Set();

/** Maximum lag of a block's time, in ms. */
const NEXT_BLOCK_MS = 60_000;

/** Minimum shortfall against market prices that causes a warning, in basis points. */
const MUCH_LESS_BPS = 500;

/**
 * Determines the next step of a swap from fresh data: earlier transactions, the allowance and the quote.
 *
 * @throws CallableError | FirestoreError where that cannot be queried
 */
export async function nextStep(
  begun: SwapJourney,
  { sender, t, isApproved, isUnheard, quote: known }: StepContext,
): Promise<NextStep> {
  const found = await sentMeanwhile(begun, { isUnheard });
  if (found) return { type: 'found', journey: found };
  let journey = begun;
  const wish = journeyWish(journey);
  const { network, sell, buy, amount } = wish;
  const shown = async (
    name: SwapStep,
    { data }: CallRequest,
    router: string | null,
    least: bigint | null = null,
  ): Promise<SwapJourney> => ({
    ...journey,
    router,
    step: {
      name,
      tx_hash: null,
      shown_at: await serverTime(journey),
      least: least?.toString() ?? null,
      data: data.toLowerCase(),
    },
  });
  if (isWrap(network.wrappedCoin, sell, buy)) {
    const request = wrapRequest(wish, sender);
    return { type: 'sign', journey: await shown('swap', request, null, amount), request };
  }
  const msSinceAsked = known?.msSinceAsked ?? startStopwatch();
  const quote =
    known?.quoted ??
    (await askSwapQuote({
      network: network.rpcName,
      sell,
      buy,
      amount: amount.toString(),
      slippageBps: journey.slippage_bps,
      ...approvedExchange(journey),
    }));
  if (quote.status === 'none') return { type: 'problem', text: 'swap.live.problem.quote' };
  const { router, least, transaction } = swapTransaction(wish, quote);
  journey = { ...begun, first_least: begun.first_least ?? least.toString() };
  const worth = worthNotices(journey, quote, t);
  if (sell !== null) {
    const need = await askAllowance({
      network,
      owner: journey.account,
      token: sell,
      spender: router,
      amount,
    });
    if (need === 'unknown') return { type: 'problem', text: 'swap.live.problem.allowance' };
    if (need === 'refused') return { type: 'problem', text: 'swap.live.problem.refused' };
    if (need !== 'covered' && isApproved) return { type: 'problem', text: 'swap.live.problem.notYet' };
    if (need === 'revokeFirst') {
      const request = revokeRequest(network, { token: sell, spender: router }, sender);
      return { type: 'sign', journey: await shown('revoke', request, router), request };
    }
    if (need === 'approve') {
      const request = approveRequest(wish, { token: sell, spender: router }, sender);
      return { type: 'sign', journey: await shown('approve', request, router), request };
    }
  }
  return {
    type: 'sign',
    journey: {
      ...journey,
      router,
      step: {
        name: 'swap',
        tx_hash: null,
        shown_at: timeOf(quote),
        least: least.toString(),
        data: transaction.data.toLowerCase(),
      },
    },
    request: swapRequest(wish, quote, sender, {
      notices: [
        ...slippageNotices(journey.slippage_bps, t),
        ...changeNotices(journey, quote, t),
        ...quoteNotices(quote, t),
        ...(await worth),
      ],
      msSinceQuoted: msSinceAsked,
    }),
  };
}

/** Revokes the approval of a swap. @throws as `nextStep` */
export async function takeBackStep(
  journey: SwapJourney,
  { sender, isUnheard }: Pick<StepContext, 'sender' | 'isUnheard'>,
): Promise<NextStep> {
  const found = await sentMeanwhile(journey, { isUnheard });
  if (found) return { type: 'found', journey: found };
  const { network, sell } = journeyWish(journey);
  if (sell === null || journey.router === null)
    return { type: 'problem', text: 'swap.live.problem.unexpected' };
  const request = revokeRequest(network, { token: sell, spender: journey.router }, sender);
  const [shownAt, data] = [await serverTime(journey), request.data.toLowerCase()];
  return {
    type: 'sign',
    journey: { ...journey, step: { name: 'takeBack', tx_hash: null, shown_at: shownAt, least: null, data } },
    request,
  };
}

/**
 * Finds a step that was shown and sent without confirmation to this page, as when it was closed at that moment; undefined without one.
 *
 * @param known whether to search for a signed step as well: by its hash, and by its effect where the hash is not recorded
 * @throws FirestoreError when the server cannot be reached
 */
export async function sentMeanwhile(
  journey: SwapJourney,
  { isUnheard }: Pick<StepContext, 'isUnheard'>,
): Promise<SwapJourney | undefined> {
  const { step, user_id: userId, network } = journey;
  if (!step || (step.tx_hash !== null && !isUnheard)) return undefined;
  const { chainId } = networkById(network);
  if (step.tx_hash !== null && (await isRecorded(transactionId(userId, chainId, step.tx_hash))))
    return journey;
  // A transaction of another stored swap belongs to that swap; a revocation has the same effect, whichever swap sent it.
  const others = step.name === 'swap' ? hashesOfOthers(journey) : NONE;
  const found = await findStepRecord(
    userId,
    { since: step.shown_at, until: endOf(journey) },
    (record) => !others.has(record.tx_hash.toLowerCase()) && isStepRecord(journey, step.name, record),
  );
  return found ? { ...journey, step: { ...step, tx_hash: found } } : undefined;
}

/** Latest transaction hashes of other stored swaps. */
function hashesOfOthers({ id, user_id: userId }: SwapJourney): ReadonlySet<string> {
  const others = swapJourneys.ofUser(userId).filter((other) => other.id !== id);
  return new Set(others.flatMap(({ step }) => step?.tx_hash ?? []));
}

/** Time at which the exchange rejects the step; undefined for a step valid at any time. */
function endOf({ step, router }: SwapJourney): number | undefined {
  if (step?.name !== 'swap' || router === null) return undefined;
  return step.shown_at + TIMEOUT_SECONDS * 1_000 + NEXT_BLOCK_MS;
}

/** Returns the exchange whose router was approved: with the other one, an approval would be left behind. Empty without an approval. */
function approvedExchange({ network, router, sell, step }: SwapJourney): { exchange?: 'v2' | 'v3' } {
  const exchange = exchangeOf(network);
  const hasApproval = sell.contract !== null && step !== null && step.name !== 'revoke';
  if (!exchange || router === null || !hasApproval) return {};
  if (sameAddress(exchange.v2.router, router)) return { exchange: 'v2' };
  return sameAddress(exchange.v3.router, router) ? { exchange: 'v3' } : {};
}

/** Reads the server's time, in milliseconds since 1970: records of later steps are written after it. */
async function serverTime({ account, network }: SwapJourney): Promise<number> {
  const { answeredAt } = await askGasPrice(account, networkById(network).rpcName);
  return answeredAt ?? Date.now();
}

function timeOf({ block, ageMs }: QuotedSwap): number {
  return block.time + ageMs;
}

/** Warns where market prices are much better: the pool may be small or its price manipulated, without an alternative. */
async function worthNotices(journey: SwapJourney, quote: QuotedSwap, t: Text): Promise<readonly string[]> {
  const { sell, buy, amount } = journey;
  const network = networkById(journey.network);
  const [ofSold, ofBought] = await Promise.all([
    askPrice(network, sell.contract),
    askPrice(network, buy.contract),
  ]);
  if (ofSold === undefined || ofBought === undefined) return [];
  const loss = worthLossBps(
    { units: BigInt(amount), decimals: sell.decimals, usd: ofSold },
    { units: BigInt(quote.amountOut), decimals: buy.decimals, usd: ofBought },
  );
  if (loss === undefined || loss < MUCH_LESS_BPS) return [];
  return [t('swap.live.worthLess', { percent: percentOf(loss) })];
}
