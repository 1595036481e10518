import { isUnlimited } from '../../isUnlimited.ts';

/** Returns the amount of an allowance; 'all' if spending never uses it up. */
export function limitAmount(amount: bigint): bigint | 'all' {
  return isUnlimited(amount) ? 'all' : amount;
}
