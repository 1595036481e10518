import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress, checkedAmount } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface VaultWithdrawalTerms {
  readonly chainId: number;
  readonly vault: string;
  /** In the smallest unit of what the vault holds. */
  readonly assets: bigint;
  /** Who gets the assets. */
  readonly receiver: string;
  /** Whose shares are given back. */
  readonly owner: string;
}

/**
 * Builds ERC-4626 `withdraw`: shares of a vault become assets.
 *
 * @throws CallError for an address or amount that is none
 */
export function buildVaultWithdrawal(terms: VaultWithdrawalTerms): CallTransaction {
  const { chainId, vault, assets, receiver, owner } = terms;
  const values = [checkedAmount(assets), checkedAddress(receiver), checkedAddress(owner)];
  return {
    chainId,
    to: checkedAddress(vault),
    value: 0n,
    data: encodeFunction('withdraw(uint256,address,address)', values),
  };
}
