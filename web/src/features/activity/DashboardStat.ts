import type { TextId } from '../../texts/texts.ts';

/** A count or an amount, formatted. */
interface StatValue {
  /** For example '12' or '0.35 ETH'. */
  readonly text: string;
  /** The same with all digits. */
  readonly exact: string;
  readonly isTest: boolean;
}

/** One card of the dashboard (docs/product.md §3, Dashboard stat). */
export interface DashboardStat {
  readonly title: TextId;
  /** True if it counts coins: such a card is masked while amounts are hidden. */
  readonly isAmount: boolean;
  readonly value: StatValue;
  /** Amounts in other currencies, which cannot be added to the value. */
  readonly others: readonly StatValue[];
  /** Difference between the last 30 days and the 30 days before, for example '+3', '−0.1 ETH' or '0'. */
  readonly change: string;
  /** The same with all digits. */
  readonly exactChange: string;
  readonly trend: 'up' | 'down' | 'neutral';
}
