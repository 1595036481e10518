import type { CallWarning } from '../../CallWarning.ts';
import { isUnlimited } from '../../isUnlimited.ts';

/** Warns of an allowance that spending never uses up. */
export function unlimitedWarnings(contract: string, spender: string, amount: bigint): CallWarning[] {
  return isUnlimited(amount) ? [{ type: 'unlimitedApproval', contract, spender }] : [];
}
