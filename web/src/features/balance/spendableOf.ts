import type { Balance } from './hooks/useBalance.ts';

/**
 * What a balance lets be spent, in wei; undefined where it is not known.
 *
 * Where nodes differ what was known last may be too little by now, or too much: then the answer about the fee says what there is, or that
 * nodes differ.
 */
export function spendableOf({ wei, isDisputed }: Pick<Balance, 'wei' | 'isDisputed'>): bigint | undefined {
  return isDisputed ? undefined : wei;
}
