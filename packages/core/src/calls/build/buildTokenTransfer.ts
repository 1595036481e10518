import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress, checkedAmount } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface TokenTransferTerms {
  readonly chainId: number;
  /** Contract of the token. */
  readonly token: string;
  readonly to: string;
  /** In the token's smallest unit. */
  readonly amount: bigint;
}

/**
 * Builds ERC-20 `transfer`.
 *
 * @throws CallError for an invalid address or amount
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
