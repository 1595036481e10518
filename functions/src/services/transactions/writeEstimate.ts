import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { GasEstimate } from '@everything-wallet/core/schemas/gasEstimate';
import { writeFeeMarket } from '@everything-wallet/core/fees/feeMarket';
import type { Reported } from '../chain/Chain.ts';
import type { Fees } from './estimateFees.ts';

interface Estimate extends Pick<GasEstimate, 'chainId'> {
  readonly gasLimit: bigint;
  readonly fees: Fees;
  /** Wei (`readL1Fee`); undefined where gas is all that is paid. */
  readonly l1Fee: Reported<bigint> | undefined;
  readonly nonce: Reported<number>;
  readonly toIsContract: Reported<boolean>;
  /** Wei: the sender's balance of native coin. */
  readonly balance: bigint;
}

/** Writes an estimate as the callable answers it. */
export function writeEstimate({
  gasLimit,
  fees,
  l1Fee,
  nonce,
  balance,
  chainId,
  toIsContract,
}: Estimate): GasEstimate {
  const isAgreed = [nonce, toIsContract, fees, ...(l1Fee ? [l1Fee] : [])].every((one) => one.isAgreed);
  const gasPrice = fees.maxFeePerGas ?? fees.gasPrice;
  return {
    estimatedCost: formatAmount(gasLimit * gasPrice + (l1Fee?.value ?? 0n)),
    gasLimit: gasLimit.toString(),
    gasPrice: gasPrice.toString(),
    ...(fees.maxFeePerGas !== undefined && {
      maxFeePerGas: fees.maxFeePerGas.toString(),
      maxPriorityFeePerGas: fees.maxPriorityFeePerGas.toString(),
      ...(fees.market && { feeMarket: writeFeeMarket(fees.market) }),
      ...(fees.baseFeeNodes && { baseFeeNodes: fees.baseFeeNodes }),
    }),
    ...(l1Fee !== undefined && { l1Fee: l1Fee.value.toString() }),
    balance: balance.toString(),
    nonce: nonce.value,
    chainId,
    toIsContract: toIsContract.value,
    agreement: isAgreed ? 'agreed' : 'unconfirmed',
  };
}
