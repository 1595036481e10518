import { Transaction } from 'ethers';
import { decodeTokenTransfer } from '../tokens/decodeTokenTransfer.ts';
import type { TransferFees } from './transferFees.ts';

/** A transfer as its signed bytes state it. */
export interface ReadTransfer {
  readonly txHash: string;
  /** The signer, a checksum address (EIP-55). */
  readonly from: string;
  /** The recipient, a checksum address (EIP-55). */
  readonly to: string;
  /** In the smallest unit: wei, or that of the token. */
  readonly amount: bigint;
  /** The token's contract, a checksum address (EIP-55); absent where native coin moves. */
  readonly contract?: string;
  readonly chainId: number;
  readonly fees: TransferFees;
}

/**
 * Reads a transfer of native coin, or the one call `transfer` of a token's contract, out of signed bytes.
 *
 * @param signedTransaction 0x-prefixed hex
 * @returns undefined where they are no transfer that this wallet signs
 */
export function readSignedTransfer(signedTransaction: string): ReadTransfer | undefined {
  let transaction: Transaction;
  try {
    transaction = Transaction.from(signedTransaction);
  } catch {
    return undefined;
  }
  const { hash, from, to, value, data, chainId, gasLimit, nonce, type } = transaction;
  const call = data === '0x' ? undefined : decodeTokenTransfer(data);
  const isTransfer = data === '0x' || (call !== undefined && value === 0n);
  if (hash === null || from === null || to === null || !isTransfer) return undefined;
  const { maxFeePerGas, maxPriorityFeePerGas, gasPrice } = transaction;
  const isLegacy = type !== 2;
  const price = isLegacy ? gasPrice : maxFeePerGas;
  if (price === null || (!isLegacy && maxPriorityFeePerGas === null)) return undefined;
  return {
    txHash: hash,
    from,
    to: call?.to ?? to,
    amount: call?.amount ?? value,
    ...(call && { contract: to }),
    chainId: Number(chainId),
    fees: {
      gasLimit,
      gasPrice: price,
      nonce,
      ...(!isLegacy && maxPriorityFeePerGas !== null && { maxPriorityFeePerGas }),
    },
  };
}
