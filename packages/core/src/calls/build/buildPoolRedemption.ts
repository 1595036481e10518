import type { CallTransaction } from '../CallTransaction.ts';
import { CallError } from '../CallError.ts';
import { checkedAddress, checkedAmount, checkedNumber } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface PoolRedemptionTerms {
  readonly chainId: number;
  readonly vault: string;
  /** In the smallest unit of the vault's own token. */
  readonly shares: bigint;
  /** Account that receives the assets. */
  readonly receiver: string;
  /** Owner of the redeemed shares. */
  readonly owner: string;
  /** Accepted loss of value in basis points; only where the vault takes such a bound (`boundsLoss`). */
  readonly maxLossBps?: bigint | undefined;
}

/** A loss of everything: no bound. */
const WHOLE_BPS = 10_000n;

/**
 * Builds ERC-4626 `redeem`: shares of a vault become assets. To exit completely, redeem all shares:
 * withdrawing an amount of assets would leave a rest worth less than the network fee. With a bound it is the
 * form of Yearn's V3 vaults, whose other form accepts any loss.
 *
 * @throws CallError for an invalid address or amount, and for an invalid bound
 */
export function buildPoolRedemption(terms: PoolRedemptionTerms): CallTransaction {
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
