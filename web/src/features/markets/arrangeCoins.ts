import type { Price } from '@everything-wallet/core/callables/getTokenPrices';
import type { Coin } from '../../catalogue/knownCoin.ts';

/** What the list can be sorted by. */
export type SortKey = 'coin' | 'price' | 'change';

/** By what, and which way. */
export interface SortOrder {
  readonly by: SortKey;
  readonly direction: 'asc' | 'desc';
}

/**
 * The coins that are looked for, as they are to stand: in the required order until the user sorts them. What has no price stands last,
 * whichever way it is sorted.
 *
 * @param search a part of the name or the symbol, in any case
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
  if (by === 'coin') return found.sort((one, other) => sign * one.name.localeCompare(other.name, 'en'));
  const figureOf = ({ symbol }: Coin) => prices?.[symbol]?.[by === 'price' ? 'usd' : 'change24h'];
  return found.sort((one, other) => {
    const [first, second] = [figureOf(one), figureOf(other)];
    if (first === undefined || second === undefined) {
      return Number(first === undefined) - Number(second === undefined);
    }
    return sign * (first - second);
  });
}

/** What pressing a column's head does: one way, the other way, and as it was. Figures begin with the greatest. */
export function nextOrder(order: SortOrder | undefined, by: SortKey): SortOrder | undefined {
  const first = by === 'coin' ? 'asc' : 'desc';
  const second = by === 'coin' ? 'desc' : 'asc';
  if (order?.by !== by) return { by, direction: first };
  return order.direction === first ? { by, direction: second } : undefined;
}
