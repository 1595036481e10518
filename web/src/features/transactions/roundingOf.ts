import type { AmountRounding } from '../../lib/format/formatShort.ts';
import type { Transaction } from './Transaction.ts';

/** How the amount of a transaction is shortened: what left is never shown as less, what came never as more. */
export function roundingOf(type: Transaction['type']): AmountRounding {
  return type === 'receive' ? 'down' : 'up';
}
