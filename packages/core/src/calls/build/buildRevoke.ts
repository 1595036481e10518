import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface RevokeTerms {
  readonly chainId: number;
  /** Contract of the token. */
  readonly token: string;
  readonly spender: string;
}

/**
 * Builds ERC-20 `approve` of 0, which revokes an allowance.
 *
 * @throws CallError for an invalid address
 */
export function buildRevoke({ chainId, token, spender }: RevokeTerms): CallTransaction {
  const values = [checkedAddress(spender), 0n];
  return {
    chainId,
    to: checkedAddress(token),
    value: 0n,
    data: encodeFunction('approve(address,uint256)', values),
  };
}
