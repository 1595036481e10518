import { pastDays, type PricedAsset, type PricePoint } from '@everything-wallet/core/schemas/pastPrices';
import { pricedSymbolOf } from '@everything-wallet/core/tokens/pricedSymbolOf';
import { withDeadline } from '../../errors/withDeadline.ts';
import type { PastPrices } from './PastPrices.ts';
import type { PriceBoard } from './PriceBoard.ts';
import type { PricedMoment } from './PricedMoment.ts';
import type { PriceOfNow } from './priceNow.ts';
import type { PriceSource } from './PriceSource.ts';
import { priceSpan, type PriceSpan } from './priceSpan.ts';
import type { TokenPrices } from './TokenPrices.ts';

const HOUR_MS = 60 * 60_000;

/** Timeout for prices in ms: every use of them can do without. */
const TIMEOUT_MS = 1_500;

interface Prices {
  readonly coins: Pick<PriceBoard, 'getPrices'>;
  readonly tokens: Pick<TokenPrices, 'getPrices'>;
  readonly past: Pick<PastPrices, 'getSeries'>;
}

interface Quotes {
  readonly source: PriceSource['name'];
  /** In the requested order. */
  readonly series: readonly (readonly PricePoint[])[];
}

/**
 * Returns unit prices at some moments, within an hour of each: current prices for recent moments, else the
 * past prices of 30 days, in the requested order. Undefined if unknown, or not known in time; nothing is
 * thrown.
 *
 * @param userId the caller
 * @param now ms since 1970
 */
export async function pricesThen(
  market: Prices,
  moments: readonly PricedMoment[],
  userId: string,
  now = Date.now(),
): Promise<readonly (PriceOfNow | undefined)[]> {
  const wanted = moments.map((moment) => {
    const { network, contract, at } = moment;
    const symbol = pricedSymbolOf(network);
    const coin = symbol === undefined ? undefined : { symbol };
    const asset = contract === undefined ? coin : { network: network.rpcName, contract };
    return { at, asset, span: priceSpan(moment, now) };
  });
  const prices: (PriceOfNow | undefined)[] = moments.map(() => undefined);
  await Promise.all(
    ['now' as const, ...pastDays].map(async (span) => {
      const assets = new Map<string, PricedAsset>();
      for (const each of wanted)
        if (each.asset && each.span === span) assets.set(keyOf(each.asset), each.asset);
      if (assets.size === 0) return;
      const request = ask(market, [...assets.values()], span, { userId, now });
      const quotes = await withDeadline(request, TIMEOUT_MS).catch(() => undefined);
      const series = new Map([...assets.keys()].map((key, index) => [key, quotes?.series[index] ?? []]));
      for (const [index, each] of wanted.entries()) {
        if (!each.asset || each.span !== span || !quotes) continue;
        const usd = nearest(series.get(keyOf(each.asset)) ?? [], each.at);
        if (usd !== undefined) prices[index] = { usd, source: quotes.source };
      }
    }),
  );
  return prices;
}

async function ask(
  { coins, tokens, past }: Prices,
  assets: readonly PricedAsset[],
  span: PriceSpan,
  { userId, now }: { readonly userId: string; readonly now: number },
): Promise<Quotes> {
  if (span !== 'now') {
    const { source, series } = await past.getSeries(assets, span, userId);
    return { source, series: series.map((each) => each?.points ?? []) };
  }
  const symbols = assets.flatMap((asset) => ('symbol' in asset ? [asset.symbol] : []));
  const contracts = assets.flatMap((asset) => ('symbol' in asset ? [] : [asset]));
  // Where one kind is not known, the other may be.
  const [ofCoins, ofTokens] = await Promise.all([
    symbols.length === 0 ? undefined : coins.getPrices(symbols).catch(() => undefined),
    contracts.length === 0 ? undefined : tokens.getPrices(contracts, userId).catch(() => undefined),
  ]);
  const pointOf = (usd: number | undefined, ageMs = 0): PricePoint[] =>
    usd === undefined ? [] : [[now - ageMs, usd]];
  return {
    source: ofCoins?.source ?? ofTokens?.source ?? 'sample',
    series: assets.map((asset) =>
      'symbol' in asset
        ? pointOf(ofCoins?.prices[asset.symbol]?.usd, ofCoins?.ageMs)
        : pointOf(ofTokens?.prices[contracts.indexOf(asset)]?.usd, ofTokens?.ageMs),
    ),
  };
}

/** The price that is nearest to a moment, and not an hour away from it. */
function nearest(points: readonly PricePoint[], at: number): number | undefined {
  const [best] = points.toSorted(([one], [other]) => Math.abs(one - at) - Math.abs(other - at));
  return best && Math.abs(best[0] - at) <= HOUR_MS ? best[1] : undefined;
}

function keyOf(asset: PricedAsset): string {
  return 'symbol' in asset ? asset.symbol : `${asset.network} ${asset.contract.toLowerCase()}`;
}
