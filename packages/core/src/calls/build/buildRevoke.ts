import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface RevokeTerms {
  readonly chainId: number;
  /** The token's contract. */
  readonly token: string;
  readonly spender: string;
}

/**
 * Builds ERC-20 `approve` of nothing, which takes an allowance back.
 *
 * @throws CallError for an address that is none
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
