import { sameAddress } from '../../../accounts/sameAddress.ts';
import type { CallWarning } from '../../CallWarning.ts';
import { zeroWarnings } from './zeroWarnings.ts';

/** Warns of a transfer to the zero address, or to the contract of its own token. */
export function transferWarnings({
  to,
  contract,
}: {
  readonly to: string;
  readonly contract: string;
}): CallWarning[] {
  return [
    ...zeroWarnings(to),
    ...(sameAddress(to, contract) ? ([{ type: 'toOwnContract', contract }] as const) : []),
  ];
}
