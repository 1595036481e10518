import type { CallTransaction } from '../CallTransaction.ts';
import { PERMIT2 } from '../permit2.ts';
import { checkedAddress } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface RevokePermit2Terms {
  readonly chainId: number;
  /** Contract of the token. */
  readonly token: string;
  readonly spender: string;
}

/**
 * Builds Permit2's own `approve` of 0, which revokes a spender's allowance there. Permit2's own allowance of
 * the token remains; `buildRevoke` revokes it.
 *
 * @throws CallError for an invalid address
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
