import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { GasEstimate } from '@everything-wallet/core/callables/estimateGas';
import type { Fees } from './estimateFees.ts';

interface Estimate extends Pick<GasEstimate, 'nonce' | 'chainId' | 'toIsContract'> {
  readonly gasLimit: bigint;
  readonly fees: Fees;
}

/** Writes an estimate as the callable answers it. */
export function writeEstimate({ gasLimit, fees, ...rest }: Estimate): GasEstimate {
  const gasPrice = fees.maxFeePerGas ?? fees.gasPrice;
  return {
    estimatedCost: formatAmount(gasLimit * gasPrice),
    gasLimit: gasLimit.toString(),
    gasPrice: gasPrice.toString(),
    ...(fees.maxFeePerGas !== undefined && {
      maxFeePerGas: fees.maxFeePerGas.toString(),
      maxPriorityFeePerGas: fees.maxPriorityFeePerGas.toString(),
    }),
    ...rest,
  };
}
