import type { TextId } from '../../texts/texts.ts';

/** A count or an amount as people read it. */
interface StatValue {
  /** For example '12' or '0.35 ETH'. */
  readonly text: string;
  /** The same to its last digit. */
  readonly exact: string;
  readonly isTest: boolean;
}

/** One card of the dashboard (docs/product.md §3, Dashboard stat). */
export interface DashboardStat {
  readonly title: TextId;
  /** Whether it counts coins: such a card is masked while amounts are hidden. */
  readonly isAmount: boolean;
  readonly value: StatValue;
  /** Amounts in other currencies: they cannot be added to the value. */
  readonly others: readonly StatValue[];
  /** The last 30 days compared with the 30 days before, for example '+3', '−0.1 ETH' or '0'. */
  readonly change: string;
  /** The same to its last digit. */
  readonly exactChange: string;
  readonly trend: 'up' | 'down' | 'neutral';
}
