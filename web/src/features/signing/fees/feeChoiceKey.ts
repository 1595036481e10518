import type { FeeChoice } from './useFeeChoice.ts';

/** Key of the chosen fees: another choice is simulated again. */
export function feeChoiceKey({ option, typed }: Pick<FeeChoice, 'option' | 'typed'>): string {
  return option === 'custom' ? `${typed.maxFee} ${typed.tip}` : option;
}
