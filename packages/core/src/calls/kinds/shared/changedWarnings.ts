import type { WarningContext } from '../../WarningContext.ts';
import type { CallWarning } from '../../CallWarning.ts';

/** Warns of an approval that changes a current allowance to another amount other than 0. */
export function changedWarnings(
  { contract, spender }: { readonly contract: string; readonly spender: string },
  amount: bigint,
  { allowance: before = 0n }: WarningContext,
): CallWarning[] {
  const isChanged = before !== 0n && amount !== 0n && before !== amount;
  return isChanged ? [{ type: 'approvalChanged', contract, spender, before }] : [];
}
