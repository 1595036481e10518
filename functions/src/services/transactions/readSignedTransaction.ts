import type { Network } from '@everything-wallet/core/networks/networks';
import type { Transaction } from 'ethers/transaction';
import { SignedTransactionError } from './SignedTransactionError.ts';

/** Legacy, access list (EIP-2930) and dynamic fee (EIP-1559); not blobs (EIP-4844) or delegations (EIP-7702). */
const TYPES = new Set([0, 1, 2]);

/** A signed transaction: who signed it, and its hash, are known. */
export type SignedTransaction = Transaction & { readonly from: string; readonly hash: string };

/**
 * Reads signed bytes, and refuses those that are not signed for the network that was named.
 *
 * @param signedTransaction 0x-prefixed hex
 * @throws SignedTransactionError
 */
export async function readSignedTransaction(
  signedTransaction: string,
  network: Network,
): Promise<SignedTransaction> {
  const transaction = await read(signedTransaction);
  if (!isSigned(transaction)) throw new SignedTransactionError('unsigned', 'is not signed');
  if (transaction.type === null || !TYPES.has(transaction.type)) {
    throw new SignedTransactionError('unsupported', 'must be a legacy, EIP-2930 or EIP-1559 transaction');
  }
  if (transaction.chainId === 0n) {
    throw new SignedTransactionError('unsupported', 'must be signed for one chain (EIP-155)');
  }
  if (transaction.chainId !== BigInt(network.chainId)) {
    throw new SignedTransactionError('wrongChain', `is not signed for ${network.name}`);
  }
  return transaction;
}

function isSigned(transaction: Transaction): transaction is SignedTransaction {
  return transaction.from !== null && transaction.hash !== null;
}

async function read(signedTransaction: string): Promise<Transaction> {
  // Loaded when the first transaction comes: most instances never see one.
  const { Transaction } = await import('ethers/transaction');
  try {
    const transaction = Transaction.from(signedTransaction);
    if (!transaction.isSigned()) return transaction;
    // Bytes that read the same but are written otherwise have another hash than the one we know them by. And a
    // signature may be written well and yet be nobody's: asking for the signer throws then.
    if (isSigned(transaction) && transaction.serialized === signedTransaction.toLowerCase())
      return transaction;
  } catch {
    // The library's message quotes the bytes: say what it means instead.
  }
  throw new SignedTransactionError('malformed', 'is malformed');
}
