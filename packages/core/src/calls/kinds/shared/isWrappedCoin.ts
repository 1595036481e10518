import { sameAddress } from '../../../accounts/sameAddress.ts';
import type { CallFrame } from '../../reading/CallReader.ts';

/** True on the network's own wrapped coin: hundreds of other contracts have a `deposit()`, of unknown effect. */
export function isWrappedCoin({ contract, facts }: CallFrame): boolean {
  return facts.wrappedCoin !== undefined && sameAddress(contract, facts.wrappedCoin);
}
