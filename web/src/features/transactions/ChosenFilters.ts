import type { HistoryFilter } from './historyFilters.ts';

export const directions = ['in', 'out', 'own'] as const;

/** Direction of a transfer, seen from the selected account, or else from all of the user's. */
type Direction = (typeof directions)[number];

/** Selected filters of the history; undefined, or an empty text, filters nothing. */
export interface ChosenFilters {
  readonly type: HistoryFilter;
  /** Address in lower case. */
  readonly account: string | undefined;
  /** Network id. */
  readonly network: string | undefined;
  /** As `historyAsset` formats it, for example 'polygon:MATIC'. */
  readonly asset: string | undefined;
  readonly direction: Direction | undefined;
  /** First and last day, 'YYYY-MM-DD' in the user's own time zone. */
  readonly from: string | undefined;
  readonly until: string | undefined;
  readonly text: string;
}

/** Filters beside the four required ones, in display order. */
export type NarrowingName = 'account' | 'network' | 'asset' | 'direction' | 'dates' | 'text';

/** Removes one of those filters, or all. */
export function withoutFilter(filters: ChosenFilters, name: NarrowingName | 'all'): ChosenFilters {
  const isRemoved = (other: NarrowingName) => name === 'all' || name === other;
  return {
    type: filters.type,
    account: isRemoved('account') ? undefined : filters.account,
    network: isRemoved('network') ? undefined : filters.network,
    asset: isRemoved('asset') ? undefined : filters.asset,
    direction: isRemoved('direction') ? undefined : filters.direction,
    from: isRemoved('dates') ? undefined : filters.from,
    until: isRemoved('dates') ? undefined : filters.until,
    text: isRemoved('text') ? '' : filters.text,
  };
}
