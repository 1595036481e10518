import { sameAddress } from '../../../accounts/sameAddress.ts';
import { PERMIT2 } from '../../permit2.ts';
import type { CallFrame } from '../../reading/CallReader.ts';

/** True for a call of Permit2: on another contract, calls of the same names are unknown. */
export function isPermit2({ contract }: CallFrame): boolean {
  return sameAddress(contract, PERMIT2);
}
