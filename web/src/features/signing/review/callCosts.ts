import type { GasEstimate } from '@everything-wallet/core/schemas/gasEstimate';
import { maxFee, type TransferFees } from '@everything-wallet/core/transactions/transferFees';

/** Costs of a call, in wei, as far as they are known. */
export interface CallCosts {
  readonly fees: TransferFees | undefined;
  /** Highest fee. */
  readonly fee: bigint | undefined;
  readonly l1Fee: bigint | undefined;
  /** Maximum total: the amount sent along, and the highest fee. */
  readonly total: bigint | undefined;
  /** True where the balance is known and does not cover the total. */
  readonly isShort: boolean;
  /** Balance and fee where both are known, and the balance covers the total. */
  readonly funds: { readonly balance: bigint; readonly fee: bigint } | undefined;
}

/**
 * Computes the costs of a call.
 *
 * @param value wei sent along
 * @param fees of the simulation, since that is shown and signed, though the network's fees have moved a little since
 */
export function callCosts(
  value: bigint,
  fees: TransferFees | undefined,
  estimate: Pick<GasEstimate, 'balance'> | undefined,
): CallCosts {
  const fee = fees && maxFee(fees);
  const total = fee === undefined ? undefined : value + fee;
  const balance = estimate?.balance === undefined ? undefined : BigInt(estimate.balance);
  const isShort = total !== undefined && balance !== undefined && total > balance;
  return {
    fees,
    fee,
    l1Fee: fees?.l1Fee,
    total,
    isShort,
    funds: balance === undefined || fee === undefined || isShort ? undefined : { balance, fee },
  };
}
