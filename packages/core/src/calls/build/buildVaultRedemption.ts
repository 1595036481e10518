import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress, checkedAmount } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface VaultRedemptionTerms {
  readonly chainId: number;
  readonly vault: string;
  /** In the smallest unit of the vault's own token. */
  readonly shares: bigint;
  /** Who gets the assets. */
  readonly receiver: string;
  /** Whose shares are given back. */
  readonly owner: string;
}

/**
 * Builds ERC-4626 `redeem`: so many shares of a vault become assets. Whoever leaves altogether gives back all shares, since of an amount of
 * assets a rest would stay that is worth less than the fee for it.
 *
 * @throws CallError for an address or amount that is none
 */
export function buildVaultRedemption(terms: VaultRedemptionTerms): CallTransaction {
  const { chainId, vault, shares, receiver, owner } = terms;
  const values = [checkedAmount(shares), checkedAddress(receiver), checkedAddress(owner)];
  return {
    chainId,
    to: checkedAddress(vault),
    value: 0n,
    data: encodeFunction('redeem(uint256,address,address)', values),
  };
}
