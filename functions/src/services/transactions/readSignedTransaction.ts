import type { Network } from '@everything-wallet/core/networks/networks';
import type { Transaction } from 'ethers/transaction';
import { readEnvelope, type Envelope } from './readEnvelope.ts';
import { SignedTransactionError } from './SignedTransactionError.ts';

/** A signed transaction: who signed it, and its hash, are known. */
export type SignedTransaction = Transaction & { readonly from: string; readonly hash: string };

/**
 * Reads signed bytes, and refuses those that are not signed for the given network.
 *
 * Everything that the bytes alone rule out is refused before anything is hashed or recovered.
 *
 * @param signedTransaction 0x-prefixed hex
 * @param refuse throws if the contents are not accepted
 * @throws SignedTransactionError
 */
export async function readSignedTransaction(
  signedTransaction: string,
  network: Network,
  refuse?: (envelope: Envelope) => void,
): Promise<SignedTransaction> {
  const envelope = readEnvelope(signedTransaction);
  const { type, chainId } = envelope;
  if (type === 0 && chainId === 0n) {
    throw new SignedTransactionError('unsupported', 'must be signed for one chain (EIP-155)');
  }
  if (chainId !== BigInt(network.chainId)) {
    throw new SignedTransactionError('wrongChain', `is not signed for ${network.name}`);
  }
  refuse?.(envelope);
  return recover(signedTransaction);
}

async function recover(signedTransaction: string): Promise<SignedTransaction> {
  // Loaded with the first transaction: most instances never see one.
  const { Transaction } = await import('ethers/transaction');
  try {
    const transaction = Transaction.from(signedTransaction);
    // Bytes that read the same but are encoded differently have another hash than the one we know them by.
    // And a well-formed signature may have no signer: recovering it throws then.
    if (isSigned(transaction) && transaction.serialized === signedTransaction.toLowerCase())
      return transaction;
  } catch {
    // The library's message quotes the bytes: state its meaning instead.
  }
  throw new SignedTransactionError('malformed', 'is malformed');
}

function isSigned(transaction: Transaction): transaction is SignedTransaction {
  return transaction.from !== null && transaction.hash !== null;
}
