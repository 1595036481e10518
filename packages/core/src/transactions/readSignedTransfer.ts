import { decodeTokenTransfer } from '../tokens/decodeTokenTransfer.ts';
import { readSignedBytes } from './readSignedBytes.ts';
import type { TransferFees } from './transferFees.ts';

/** A transfer in signed bytes. */
export interface ReadTransfer {
  readonly txHash: string;
  /** The signer, a checksum address (EIP-55). */
  readonly from: string;
  /** The recipient, a checksum address (EIP-55). */
  readonly to: string;
  /** In the smallest unit: wei, or that of the token. */
  readonly amount: bigint;
  /** Contract of the token, a checksum address (EIP-55); absent for native coin. */
  readonly contract?: string;
  readonly chainId: number;
  readonly fees: TransferFees;
}

/**
 * Reads a transfer of native coin, or the one call `transfer` of a token's contract, from signed bytes.
 *
 * @param signedTransaction 0x-prefixed hex
 * @returns undefined for anything but a transfer that this wallet signs
 */
export function readSignedTransfer(signedTransaction: string): ReadTransfer | undefined {
  const read = readSignedBytes(signedTransaction);
  if (!read) return undefined;
  const { txHash, from, fees, transaction } = read;
  const { to, value, data, chainId } = transaction;
  const call = data === '0x' ? undefined : decodeTokenTransfer(data);
  const isTransfer = data === '0x' || (call !== undefined && value === 0n);
  if (to === null || !isTransfer) return undefined;
  return {
    txHash,
    from,
    to: call?.to ?? to,
    amount: call?.amount ?? value,
    ...(call && { contract: to }),
    chainId,
    fees,
  };
}
