import type { TransferFees } from '@everything-wallet/core/transactions/transferFees';
import type { TextId } from '../../../texts/texts.ts';

/** Transfer of the full balance. */
interface MaxTransfer {
  readonly fees: TransferFees;
  /** True where nothing but gas is paid, and its amount is known. */
  readonly isPayable: boolean;
  /** True where the highest fee is paid to the last wei. */
  readonly isPaidInFull: boolean;
  readonly isToContract: boolean;
}

/** Text on what remains of the balance where all of it is sent. */
export function maxNote({ fees, isPayable, isPaidInFull, isToContract }: MaxTransfer): TextId {
  // A network with one price has nothing that could come back, nor has one without a base fee, where the priority fee is all of it.
  const priorityFee = fees.maxPriorityFeePerGas;
  const isOnePrice = priorityFee === undefined || priorityFee === fees.gasPrice;
  if (isPaidInFull || (isPayable && isOnePrice)) return 'send.max.all';
  if (isPayable) return 'send.max.oneNode';
  return isToContract ? 'send.max.contract' : 'send.max.rest';
}
