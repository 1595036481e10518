import type { NumberStyle } from '@everything-wallet/core/amounts/numberStyle';
import type { Network } from '@everything-wallet/core/networks/networks';
import { useFeeChoice, type FeeChoice } from '../fees/useFeeChoice.ts';
import type { EstimatedTransfer } from '../fees/gasQuestion.ts';
import { transferTotals, type TransferTotals } from './transferTotals.ts';
import type { SendableToken } from './SendableToken.ts';
import { useGasEstimate } from './useGasEstimate.ts';
import type { GasEstimation } from '../fees/useGasQuestion.ts';

/** Transfer as far as it is typed. */
interface TypedCost {
  readonly network: Network;
  readonly style: NumberStyle;
  /** Address of the sender; undefined while nothing may be sent from it. */
  readonly from: string | undefined;
  /** Address of the recipient. */
  readonly to: string | undefined;
  /** Amount in the smallest unit. */
  readonly amount: bigint | undefined;
  /** Native coin, in wei. */
  readonly balance: bigint | undefined;
  readonly token: SendableToken | undefined;
  readonly isMax: boolean;
}

/** Estimate, chosen fees and totals of a transfer. */
export interface TransferCost {
  readonly estimation: GasEstimation;
  readonly feeChoice: FeeChoice;
  readonly totals: TransferTotals;
}

/** Estimates the fee of a transfer as it is typed, and computes its totals. */
export function useTransferCost(typed: TypedCost): TransferCost {
  const { network, style, amount, balance, token, isMax } = typed;
  const estimation = useGasEstimate(estimatedTransfer(typed), network);
  const { estimate } = estimation;
  const feeChoice = useFeeChoice(estimate, style, network);
  const totals = transferTotals({
    network,
    estimate,
    chosenFees: feeChoice.fees,
    amount,
    balance,
    token,
    isMax,
  });
  return { estimation, feeChoice, totals };
}

/** Transfer to estimate; undefined while recipient or amount are missing, malformed or not covered. */
function estimatedTransfer(typed: TypedCost): EstimatedTransfer | undefined {
  const { from, to, amount, balance, token, isMax } = typed;
  if (from === undefined) return undefined;
  // Of the full balance the fee comes first: it does not depend on the amount, nor does a plain transfer's on the recipient.
  if (isMax && !token) return { from, to: to ?? from, amount: 1n };
  const spendable = token ? token.balance : balance;
  // What the balance does not hold cannot be sent, so there is no fee to estimate.
  const isCovered = amount !== undefined && (spendable === undefined || amount <= spendable);
  return isCovered && to !== undefined ? { from, to, amount, contract: token?.contract } : undefined;
}
