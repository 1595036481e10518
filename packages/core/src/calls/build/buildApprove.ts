import { CallError } from '../CallError.ts';
import type { CallTransaction } from '../CallTransaction.ts';
import { isUnlimited } from '../isUnlimited.ts';
import { checkedAddress, checkedAmount } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface ApproveTerms {
  readonly chainId: number;
  /** The token's contract. */
  readonly token: string;
  readonly spender: string;
  /** In the token's smallest unit. */
  readonly amount: bigint;
  /** What the person was shown that the spender takes, in the same unit. */
  readonly named: bigint;
}

/**
 * Builds ERC-20 `approve` of an exact amount; `buildRevoke` takes one back.
 *
 * @throws CallError for an allowance without limit or above what was named, and for an address or amount that is none
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
