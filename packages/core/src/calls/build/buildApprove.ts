import { CallError } from '../CallError.ts';
import type { CallTransaction } from '../CallTransaction.ts';
import { isUnlimited } from '../isUnlimited.ts';
import { checkedAddress, checkedAmount } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface ApproveTerms {
  readonly chainId: number;
  /** Contract of the token. */
  readonly token: string;
  readonly spender: string;
  /** In the token's smallest unit. */
  readonly amount: bigint;
  /** Amount the user was shown, in the same unit. */
  readonly named: bigint;
}

/**
 * Builds ERC-20 `approve` of an exact amount; `buildRevoke` revokes it.
 *
 * @throws CallError for an allowance without limit or above the named amount, and for an invalid address or
 * amount
 */
export function buildApprove({ chainId, token, spender, amount, named }: ApproveTerms): CallTransaction {
  if (isUnlimited(amount)) throw new CallError('unlimitedApproval');
  if (amount > named) throw new CallError('aboveNamed');
  const values = [checkedAddress(spender), checkedAmount(amount)];
  return {
    chainId,
    to: checkedAddress(token),
    value: 0n,
    data: encodeFunction('approve(address,uint256)', values),
  };
}
