import type { CallTransaction } from '../CallTransaction.ts';
import { CallError } from '../CallError.ts';
import { checkedAddress, checkedAmount, checkedNumber } from './arguments.ts';
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
  /** How much less than its worth may come, in hundredths of a percent; only where the vault takes such a bound (`boundsLoss`). */
  readonly maxLossBps?: bigint | undefined;
}

/** All of it may be lost: no bound. */
const WHOLE_BPS = 10_000n;

/**
 * Builds ERC-4626 `redeem`: so many shares of a vault become assets. Whoever leaves altogether gives back all shares, since of an amount of
 * assets a rest would stay that is worth less than the fee for it. With a bound it is the form of Yearn's V3 vaults, whose other one takes
 * any loss.
 *
 * @throws CallError for an address or amount that is none, and for a bound that is none
 */
export function buildVaultRedemption(terms: VaultRedemptionTerms): CallTransaction {
  const { chainId, vault, shares, receiver, owner, maxLossBps } = terms;
  if (maxLossBps !== undefined && maxLossBps >= WHOLE_BPS) throw new CallError('number');
  const values = [checkedAmount(shares), checkedAddress(receiver), checkedAddress(owner)];
  return {
    chainId,
    to: checkedAddress(vault),
    value: 0n,
    data:
      maxLossBps === undefined
        ? encodeFunction('redeem(uint256,address,address)', values)
        : encodeFunction('redeem(uint256,address,address,uint256)', [...values, checkedNumber(maxLossBps)]),
  };
}
