import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { GasEstimate } from '@everything-wallet/core/callables/estimateGas';
import { writeFeeMarket } from '@everything-wallet/core/fees/feeMarket';
import type { Fees } from './estimateFees.ts';

interface Estimate extends Pick<GasEstimate, 'nonce' | 'chainId' | 'toIsContract'> {
  readonly gasLimit: bigint;
  readonly fees: Fees;
  /** Wei (`readL1Fee`); undefined where gas is all that is paid. */
  readonly l1Fee: bigint | undefined;
  /** Wei: what the sender holds of native coin. */
  readonly balance: bigint;
}

/** Writes an estimate as the callable answers it. */
export function writeEstimate({ gasLimit, fees, l1Fee, balance, ...rest }: Estimate): GasEstimate {
  const gasPrice = fees.maxFeePerGas ?? fees.gasPrice;
  return {
    estimatedCost: formatAmount(gasLimit * gasPrice + (l1Fee ?? 0n)),
    gasLimit: gasLimit.toString(),
    gasPrice: gasPrice.toString(),
    ...(fees.maxFeePerGas !== undefined && {
      maxFeePerGas: fees.maxFeePerGas.toString(),
      maxPriorityFeePerGas: fees.maxPriorityFeePerGas.toString(),
      ...(fees.market && { feeMarket: writeFeeMarket(fees.market) }),
      ...(fees.baseFeeNodes && { baseFeeNodes: fees.baseFeeNodes }),
    }),
    ...(l1Fee !== undefined && { l1Fee: l1Fee.toString() }),
    balance: balance.toString(),
    ...rest,
  };
}
