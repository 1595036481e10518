import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress, checkedAmount } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface TokenTransferTerms {
  readonly chainId: number;
  /** The token's contract. */
  readonly token: string;
  readonly to: string;
  /** In the token's smallest unit. */
  readonly amount: bigint;
}

/**
 * Builds ERC-20 `transfer`.
 *
 * @throws CallError for an address or amount that is none
 */
export function buildTokenTransfer({ chainId, token, to, amount }: TokenTransferTerms): CallTransaction {
  const values = [checkedAddress(to), checkedAmount(amount)];
  return {
    chainId,
    to: checkedAddress(token),
    value: 0n,
    data: encodeFunction('transfer(address,uint256)', values),
  };
}
