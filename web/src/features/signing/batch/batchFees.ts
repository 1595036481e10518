import type { GasEstimate } from '@everything-wallet/core/schemas/gasEstimate';
import type { TransferFees } from '@everything-wallet/core/transactions/transferFees';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';

/** Bytes of a signed transaction beside its data, about. */
const OTHER_BYTES = 120n;

type Sized = Pick<CallRequest, 'data'>;

/**
 * Returns the estimate of a whole batch: its gas is that of all calls, and its L1 data fee grows with their bytes.
 *
 * @param estimate of the first call
 * @param limits gas limits of the later ones
 */
export function batchEstimate(
  estimate: GasEstimate,
  requests: readonly Sized[],
  limits: readonly bigint[],
): GasEstimate {
  const gas = limits.reduce((sum, one) => sum + one, BigInt(estimate.gasLimit));
  const l1Fee = requests.reduce((sum, request) => sum + (l1FeeOf(request, estimate, requests) ?? 0n), 0n);
  return {
    ...estimate,
    gasLimit: gas.toString(),
    ...(estimate.l1Fee !== undefined && { l1Fee: l1Fee.toString() }),
  };
}

/**
 * Returns the fees of each call of a batch.
 *
 * @param prices chosen fees, of which the prices count
 * @param estimate of the first call
 * @param limits gas limits of the later ones
 */
export function batchFees(
  prices: TransferFees,
  estimate: GasEstimate,
  requests: readonly Sized[],
  limits: readonly bigint[],
): readonly TransferFees[] {
  const { gasPrice, maxPriorityFeePerGas } = prices;
  return [BigInt(estimate.gasLimit), ...limits].map((gasLimit, place) => {
    const request = requests[place];
    const l1Fee = request && l1FeeOf(request, estimate, requests);
    return {
      ...{ gasLimit, gasPrice, nonce: estimate.nonce + place },
      ...(maxPriorityFeePerGas !== undefined && { maxPriorityFeePerGas }),
      ...(l1Fee !== undefined && { l1Fee }),
    };
  });
}

/** Returns the L1 data fee of a call in proportion to that of the first; undefined where only gas is charged. */
function l1FeeOf({ data }: Sized, { l1Fee }: GasEstimate, [first]: readonly Sized[]): bigint | undefined {
  if (l1Fee === undefined || !first) return undefined;
  return (BigInt(l1Fee) * bytesOf(data)) / bytesOf(first.data);
}

function bytesOf(data: string): bigint {
  return OTHER_BYTES + BigInt((data.length - 2) / 2);
}
