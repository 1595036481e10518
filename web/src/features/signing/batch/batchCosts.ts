import type { GasEstimate } from '@everything-wallet/core/schemas/gasEstimate';
import { maxFee } from '@everything-wallet/core/transactions/transferFees';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { BatchPreview } from './BatchPreview.ts';

/** Costs of a batch, in wei, as far as they are known. */
interface BatchCosts {
  /** Coin sent along with all calls. */
  readonly value: bigint;
  /** Highest fee of all calls. */
  readonly fee: bigint | undefined;
  readonly l1Fee: bigint | undefined;
  readonly total: bigint | undefined;
  /** True where the balance, and the coin that the calls bring, do not cover the total. */
  readonly isShort: boolean;
}

/** Computes the costs of all calls of a batch. */
export function batchCosts(
  requests: readonly Pick<CallRequest, 'value'>[],
  preview: BatchPreview | undefined,
  estimate: Pick<GasEstimate, 'balance'> | undefined,
): BatchCosts {
  const value = requests.reduce((sum, one) => sum + one.value, 0n);
  const fees = (preview?.calls ?? []).flatMap((call) => call.fees ?? []);
  const isKnown = fees.length === requests.length;
  const fee = isKnown ? fees.reduce((sum, one) => sum + maxFee(one), 0n) : undefined;
  const l1Fees = fees.flatMap(({ l1Fee }) => l1Fee ?? []);
  const total = fee === undefined ? undefined : value + fee;
  const balance = estimate?.balance === undefined ? undefined : BigInt(estimate.balance);
  const brought = requests.reduce((sum, request, place) => {
    const units = BigInt(preview?.calls[place]?.answer?.outcome?.coin?.units ?? '0') + request.value;
    return units > 0n ? sum + units : sum;
  }, 0n);
  return {
    value,
    fee,
    l1Fee: isKnown && l1Fees.length > 0 ? l1Fees.reduce((sum, one) => sum + one, 0n) : undefined,
    total,
    isShort: total !== undefined && balance !== undefined && total > balance + brought,
  };
}
