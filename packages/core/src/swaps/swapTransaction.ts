import { boundedTime } from '../clocks/boundedTime.ts';
import type { SwapQuoteAnswer } from '../callables/swapQuote.ts';
import { buildV2Swap } from '../calls/build/buildV2Swap.ts';
import { buildV3Swap } from '../calls/build/buildV3Swap.ts';
import type { CallTransaction } from '../calls/CallTransaction.ts';
import { exchangeOf } from '../exchanges/exchangeOf.ts';
import { minReceived } from '../exchanges/minReceived.ts';
import type { Network } from '../networks/networks.ts';
import { SwapError } from './SwapError.ts';

/** An answer that says what a swap would bring. */
export type QuotedSwap = Extract<SwapQuoteAnswer, { status: 'quoted' }>;

/** What somebody wants swapped. */
export interface SwapWish {
  readonly network: Network;
  /** The contract of what is given; null for the native coin. */
  readonly sell: string | null;
  /** The contract of what is wanted; null for the native coin. */
  readonly buy: string | null;
  /** Of what is given, in its smallest unit. */
  readonly amount: bigint;
  /** By how much less may come than is expected, in basis points. */
  readonly slippageBps: number;
  /** Whose swap it is, and who receives: a checksum address (EIP-55). */
  readonly account: string;
}

/** A swap as it would be signed, and the least that it brings or fails. */
export interface SwapTransaction {
  readonly transaction: CallTransaction;
  /** In the smallest unit of what is wanted; it stands in the bytes. */
  readonly least: bigint;
  /** Who takes what is given, where that is a token. */
  readonly router: string;
}

/** How long a swap may wait for its block, in seconds: for a few blocks of the slowest network, and no longer than a price is good for. */
export const TIMEOUT_SECONDS = 5 * 60;

/**
 * Builds the swap that a quote speaks of, by the router that the network's own file names: of what the server answered only the route and
 * the amount are taken, and the route is compared with that file.
 *
 * The deadline is counted from the time of the server that answered, since the clock of a device may be hours wrong, and from no later one
 * than ten minutes ahead of the device: a server that names a time to come would have a signed swap wait for the price that suits it.
 *
 * @param deviceTime by the device's clock, in ms since 1970
 * @throws SwapError for a quote that is none of this wish or of this network, and for tokens that nobody saw arrive whole by a route of v3
 * @throws CallError for terms that are none
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
  // The least would be that of another amount, and nothing that is tried out later shows it.
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
    // These functions hold the least against what has arrived, and not against what the pair has sent.
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
