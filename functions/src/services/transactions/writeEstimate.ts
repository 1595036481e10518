import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { GasEstimate } from '@everything-wallet/core/callables/estimateGas';
import { writeFeeMarket } from '@everything-wallet/core/fees/feeMarket';
import type { Fees } from './estimateFees.ts';

interface Estimate extends Pick<GasEstimate, 'nonce' | 'chainId' | 'toIsContract'> {
  readonly gasLimit: bigint;
  readonly fees: Fees;
  /** Wei: what the sender holds of native coin. */
  readonly balance: bigint;
}

/** Writes an estimate as the callable answers it. */
export function writeEstimate({ gasLimit, fees, balance, ...rest }: Estimate): GasEstimate {
  const gasPrice = fees.maxFeePerGas ?? fees.gasPrice;
  return {
    estimatedCost: formatAmount(gasLimit * gasPrice),
    gasLimit: gasLimit.toString(),
    gasPrice: gasPrice.toString(),
    ...(fees.maxFeePerGas !== undefined && {
      maxFeePerGas: fees.maxFeePerGas.toString(),
      maxPriorityFeePerGas: fees.maxPriorityFeePerGas.toString(),
      ...(fees.market && { feeMarket: writeFeeMarket(fees.market) }),
      ...(fees.baseFeeNodes && { baseFeeNodes: fees.baseFeeNodes }),
    }),
    balance: balance.toString(),
    ...rest,
  };
}
