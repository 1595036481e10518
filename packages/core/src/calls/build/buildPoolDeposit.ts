import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress, checkedAmount } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface PoolDepositTerms {
  readonly chainId: number;
  readonly vault: string;
  /** In the smallest unit of the vault's asset. */
  readonly assets: bigint;
  /** Account that receives the shares. */
  readonly receiver: string;
}

/**
 * Builds ERC-4626 `deposit`: assets become shares of a vault.
 *
 * @throws CallError for an invalid address or amount
 */
export function buildPoolDeposit({ chainId, vault, assets, receiver }: PoolDepositTerms): CallTransaction {
  const values = [checkedAmount(assets), checkedAddress(receiver)];
  return {
    chainId,
    to: checkedAddress(vault),
    value: 0n,
    data: encodeFunction('deposit(uint256,address)', values),
  };
}
