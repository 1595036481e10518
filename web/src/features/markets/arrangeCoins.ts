import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import type { Coin } from '../../catalogue/knownCoin.ts';
import { language } from '../../lib/language/language.ts';

/** Sort keys of the list. */
export type SortKey = 'coin' | 'price' | 'change';

/** Sort key and direction. */
export interface SortOrder {
  readonly by: SortKey;
  readonly direction: 'asc' | 'desc';
}

/**
 * Filters and sorts the coins: in the required order until the user sorts them. Coins without a price are last in both
 * directions.
 *
 * @param search part of the name or the symbol, in any case
 */
export function arrangeCoins(
  coins: readonly Coin[],
  prices: Readonly<Record<string, Price>> | undefined,
  search: string,
  order: SortOrder | undefined,
): readonly Coin[] {
  const wanted = search.trim().toLowerCase();
  const found = coins.filter(
    ({ name, symbol }) => name.toLowerCase().includes(wanted) || symbol.toLowerCase().includes(wanted),
  );
  if (!order) return found;
  const { by, direction } = order;
  const sign = direction === 'asc' ? 1 : -1;
  if (by === 'coin') return found.sort((one, other) => sign * one.name.localeCompare(other.name, language));
  const figureOf = ({ symbol }: Coin) => prices?.[symbol]?.[by === 'price' ? 'usd' : 'change24h'];
  return found.sort((one, other) => {
    const [first, second] = [figureOf(one), figureOf(other)];
    if (first === undefined || second === undefined) {
      return Number(first === undefined) - Number(second === undefined);
    }
    return sign * (first - second);
  });
}

/**
 * Returns the next sort order after a press on a column head: one way, the other way, and none. Numbers begin with the largest.
 */
export function nextOrder(order: SortOrder | undefined, by: SortKey): SortOrder | undefined {
  const first = by === 'coin' ? 'asc' : 'desc';
  const second = by === 'coin' ? 'desc' : 'asc';
  if (order?.by !== by) return { by, direction: first };
  return order.direction === first ? { by, direction: second } : undefined;
}
