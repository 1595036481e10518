import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress, checkedAmount } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface PoolWithdrawalTerms {
  readonly chainId: number;
  readonly vault: string;
  /** In the smallest unit of the vault's asset. */
  readonly assets: bigint;
  /** Account that receives the assets. */
  readonly receiver: string;
  /** Owner of the redeemed shares. */
  readonly owner: string;
}

/**
 * Builds ERC-4626 `withdraw`: shares of a vault become assets.
 *
 * @throws CallError for an invalid address or amount
 */
export function buildPoolWithdrawal(terms: PoolWithdrawalTerms): CallTransaction {
  const { chainId, vault, assets, receiver, owner } = terms;
  const values = [checkedAmount(assets), checkedAddress(receiver), checkedAddress(owner)];
  return {
    chainId,
    to: checkedAddress(vault),
    value: 0n,
    data: encodeFunction('withdraw(uint256,address,address)', values),
  };
}
