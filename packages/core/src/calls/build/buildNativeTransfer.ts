import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress, checkedAmount } from './arguments.ts';

interface NativeTransferTerms {
  readonly chainId: number;
  readonly to: string;
  /** Wei. */
  readonly amount: bigint;
}

/**
 * Builds a transfer of coin.
 *
 * @throws CallError for an invalid address or amount
 */
export function buildNativeTransfer({ chainId, to, amount }: NativeTransferTerms): CallTransaction {
  return { chainId, to: checkedAddress(to), value: checkedAmount(amount), data: '0x' };
}
