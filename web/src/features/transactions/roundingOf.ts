import type { AmountRounding } from '../../lib/format/formatShort.ts';
import type { Transaction } from './Transaction.ts';

/** Returns the rounding of a transaction's amount: sends are never rounded down, incoming transfers never up. */
export function roundingOf(type: Transaction['type']): AmountRounding {
  return type === 'receive' ? 'down' : 'up';
}
