import type { Network } from '@everything-wallet/core/networks/networks';
import { gasQuestion, type EstimatedTransfer } from '../fees/gasQuestion.ts';
import { useGasQuestion, type GasEstimation } from '../fees/useGasQuestion.ts';

/**
 * Estimates the fee while the user types: debounced, and an answer to an earlier question is never shown.
 *
 * @param transfer undefined while recipient or amount are missing or malformed
 */
export function useGasEstimate(transfer: EstimatedTransfer | undefined, network: Network): GasEstimation {
  return useGasQuestion(transfer && gasQuestion(transfer, network));
}
