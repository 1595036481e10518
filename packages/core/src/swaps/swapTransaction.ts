import { boundedTime } from '../clocks/boundedTime.ts';
import type { SwapQuoteAnswer } from '../schemas/swapQuoteAnswer.ts';
import { buildV2Swap } from '../calls/build/buildV2Swap.ts';
import { buildV3Swap } from '../calls/build/buildV3Swap.ts';
import type { CallTransaction } from '../calls/CallTransaction.ts';
import { exchangeOf } from '../exchanges/exchangeOf.ts';
import { minReceived } from '../exchanges/minReceived.ts';
import type { Network } from '../networks/networks.ts';
import { SwapError } from './SwapError.ts';

/** An answer with a quote. */
export type QuotedSwap = Extract<SwapQuoteAnswer, { status: 'quoted' }>;

/** Swap that the user wants. */
export interface SwapWish {
  readonly network: Network;
  /** Contract of the sold token; null for the native coin. */
  readonly sell: string | null;
  /** Contract of the bought token; null for the native coin. */
  readonly buy: string | null;
  /** Amount to sell, in its smallest unit. */
  readonly amount: bigint;
  /** Slippage in basis points: the accepted shortfall from the expected output. */
  readonly slippageBps: number;
  /** Account that swaps and receives: a checksum address (EIP-55). */
  readonly account: string;
}

/** Swap to sign, and its minimum output. */
export interface SwapTransaction {
  readonly transaction: CallTransaction;
  /** Minimum output in the smallest unit, part of the signed bytes. */
  readonly least: bigint;
  /** Spender of the sold asset, if it is a token. */
  readonly router: string;
}

/**
 * Seconds that a swap may wait for its block: a few blocks of the slowest network, and no longer than a price
 * is valid.
 */
export const TIMEOUT_SECONDS = 5 * 60;

/**
 * Builds the swap of a quote through the router in the network's own file: only route and amount are taken
 * from the server's answer, and the route is checked against that file.
 *
 * The deadline counts from the answering server's time, since a device's clock may be hours wrong, but from
 * no later than ten minutes ahead of the device: a server with a future time would have the signed swap wait
 * for the price that suits it.
 *
 * @param deviceTime by the device's clock, in ms since 1970
 * @throws SwapError for a quote of another swap or network, and for tokens that were not seen to arrive in
 * full on a v3 route
 * @throws CallError for invalid terms
 */
export function swapTransaction(
  wish: SwapWish,
  quote: QuotedSwap,
  deviceTime: number = Date.now(),
): SwapTransaction {
  const { network, sell, buy, amount, slippageBps, account } = wish;
  const exchange = exchangeOf(network.id);
  const router = exchange?.[quote.route.exchange].router;
  if (router === undefined || !isSame(quote.router, router)) throw new SwapError('foreignRouter');
  if (!isSameToken(quote.sell, sell) || !isSameToken(quote.buy, buy)) throw new SwapError('foreignRoute');
  // The minimum would be for another amount, and no later simulation shows it.
  if (BigInt(quote.amount) !== amount) throw new SwapError('otherAmount');
  if (!isOwnRoute(wish, quote)) throw new SwapError('foreignRoute');
  const least = minReceived(BigInt(quote.amountOut), slippageBps);
  const from = boundedTime(quote.block.time + quote.ageMs, deviceTime);
  const terms = {
    chainId: network.chainId,
    router,
    path: quote.route.path,
    paysCoin: sell === null,
    receivesCoin: buy === null,
    amountIn: amount,
    amountOutMin: least,
    recipient: account,
    deadline: BigInt(Math.floor(from / 1_000) + TIMEOUT_SECONDS),
  };
  if (quote.route.exchange === 'v2') {
    // These functions compare the minimum with the received amount, not with the amount the pair has sent.
    const takesTransferFee = !quote.arrivesWhole;
    return { transaction: buildV2Swap({ ...terms, takesTransferFee }), least, router };
  }
  if (!quote.arrivesWhole) throw new SwapError('mayKeepPart');
  return { transaction: buildV3Swap({ ...terms, fees: quote.route.fees }), least, router };
}

function isOwnRoute({ network, sell, buy }: SwapWish, { route }: QuotedSwap): boolean {
  const exchange = exchangeOf(network.id);
  const [first = '', ...others] = route.path;
  const last = others.at(-1) ?? '';
  const between = others.slice(0, -1);
  const connectors = [network.wrappedCoin, ...(exchange?.dollarTokens ?? [])];
  return (
    isSame(first, sell ?? network.wrappedCoin) &&
    isSame(last, buy ?? network.wrappedCoin) &&
    between.every((contract) => connectors.some((connector) => isSame(contract, connector))) &&
    (route.exchange === 'v2' || route.fees.every((fee) => exchange?.v3.feeTiers.includes(fee)))
  );
}

function isSameToken(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : isSame(one, other);
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
