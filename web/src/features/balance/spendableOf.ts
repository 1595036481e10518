import type { Balance } from './hooks/useBalance.ts';

/**
 * Returns the spendable amount of a balance, in wei; undefined if it is unknown.
 *
 * While nodes disagree, the last known balance may be too low or too high: then the response for the fee has the amount, or
 * reports the disagreement.
 */
export function spendableOf({ wei, isDisputed }: Pick<Balance, 'wei' | 'isDisputed'>): bigint | undefined {
  return isDisputed ? undefined : wei;
}
