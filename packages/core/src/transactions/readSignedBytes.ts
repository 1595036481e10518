import { Transaction } from 'ethers';
import type { CallTransaction } from '../calls/CallTransaction.ts';
import type { TransferFees } from './transferFees.ts';

/** Contents of signed bytes, for any call. */
export interface ReadBytes {
  readonly txHash: string;
  /** The signer, a checksum address (EIP-55). */
  readonly from: string;
  readonly transaction: CallTransaction;
  readonly fees: TransferFees;
}

/**
 * Reads signed bytes: the signer, the call and its highest cost.
 *
 * @param signedTransaction 0x-prefixed hex
 * @returns undefined for anything but a signed transaction
 */
export function readSignedBytes(signedTransaction: string): ReadBytes | undefined {
  let transaction: Transaction;
  try {
    transaction = Transaction.from(signedTransaction);
  } catch {
    return undefined;
  }
  const { hash, from, to, value, data, chainId, gasLimit, nonce, type } = transaction;
  if (hash === null || from === null) return undefined;
  const { maxFeePerGas, maxPriorityFeePerGas, gasPrice } = transaction;
  const isLegacy = type !== 2;
  const price = isLegacy ? gasPrice : maxFeePerGas;
  if (price === null || (!isLegacy && maxPriorityFeePerGas === null)) return undefined;
  return {
    txHash: hash,
    from,
    transaction: { to, value, data, chainId: Number(chainId) },
    fees: {
      gasLimit,
      gasPrice: price,
      nonce,
      ...(!isLegacy && maxPriorityFeePerGas !== null && { maxPriorityFeePerGas }),
    },
  };
}
