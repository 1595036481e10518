import type { HistoryFilter } from './historyFilters.ts';

export const directions = ['in', 'out', 'own'] as const;

/** Which way coins went, seen from the account that is chosen, or else from all of the user's. */
type Direction = (typeof directions)[number];

/** What the history is narrowed to; what is undefined, or an empty text, narrows nothing. */
export interface ChosenFilters {
  readonly type: HistoryFilter;
  /** Address in lower case. */
  readonly account: string | undefined;
  /** Network id. */
  readonly network: string | undefined;
  /** As historyAsset has it, for example 'polygon:MATIC'. */
  readonly asset: string | undefined;
  readonly direction: Direction | undefined;
  /** First and last day, 'YYYY-MM-DD' in the person's own time zone. */
  readonly from: string | undefined;
  readonly until: string | undefined;
  readonly text: string;
}

/** The filters beside the four required ones, in the order in which they are shown. */
export type NarrowingName = 'account' | 'network' | 'asset' | 'direction' | 'dates' | 'text';

/** Those filters with one, or all, taken off. */
export function withoutFilter(filters: ChosenFilters, name: NarrowingName | 'all'): ChosenFilters {
  const isGone = (other: NarrowingName) => name === 'all' || name === other;
  return {
    type: filters.type,
    account: isGone('account') ? undefined : filters.account,
    network: isGone('network') ? undefined : filters.network,
    asset: isGone('asset') ? undefined : filters.asset,
    direction: isGone('direction') ? undefined : filters.direction,
    from: isGone('dates') ? undefined : filters.from,
    until: isGone('dates') ? undefined : filters.until,
    text: isGone('text') ? '' : filters.text,
  };
}
