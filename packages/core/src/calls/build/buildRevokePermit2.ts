import type { CallTransaction } from '../CallTransaction.ts';
import { PERMIT2 } from '../permit2.ts';
import { checkedAddress } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface RevokePermit2Terms {
  readonly chainId: number;
  /** The token's contract. */
  readonly token: string;
  readonly spender: string;
}

/**
 * Builds Permit2's own `approve` of nothing, which takes back what a spender may take through it; what Permit2 itself may take of the
 * token stays, and is taken back by `buildRevoke`.
 *
 * @throws CallError for an address that is none
 */
export function buildRevokePermit2({ chainId, token, spender }: RevokePermit2Terms): CallTransaction {
  const values = [checkedAddress(token), checkedAddress(spender), 0n, 0n];
  return {
    chainId,
    to: PERMIT2,
    value: 0n,
    data: encodeFunction('approve(address,address,uint160,uint48)', values),
  };
}
