import type { Network } from '@everything-wallet/core/networks/networks';
import type { Transaction } from 'ethers/transaction';
import { ServiceError } from '../../errors/ServiceError.ts';
import type { DecodedTransfer } from './DecodedTransfer.ts';

/** Legacy, access list (EIP-2930) and dynamic fee (EIP-1559); not blobs (EIP-4844) or delegations (EIP-7702). */
const TRANSFER_TYPES = new Set([0, 1, 2]);

/**
 * Reads signed bytes, and refuses everything but a plain transfer of native coin on the network that was named.
 *
 * @param signedTransaction 0x-prefixed hex
 * @throws ServiceError 'invalid-argument'
 */
export async function decodeTransfer(signedTransaction: string, network: Network): Promise<DecodedTransfer> {
  const transaction = await read(signedTransaction);
  const { from, to, hash, value, nonce, gasLimit } = transaction;
  if (from === null || hash === null) throw refuse('is not signed');
  if (transaction.type === null || !TRANSFER_TYPES.has(transaction.type)) {
    throw refuse('must be a legacy, EIP-2930 or EIP-1559 transaction');
  }
  if (transaction.chainId === 0n) throw refuse('must be signed for one chain (EIP-155)');
  if (transaction.chainId !== BigInt(network.chainId)) throw refuse(`is not signed for ${network.name}`);
  if (to === null) throw refuse('creates a contract, which this wallet does not do');
  if (!isAllowedData(transaction.data)) throw refuse('must be a plain transfer without data');
  const gasPrice = transaction.maxFeePerGas ?? transaction.gasPrice ?? 0n;
  return {
    from,
    to,
    amount: value,
    maxFee: gasLimit * gasPrice,
    nonce,
    txHash: hash,
    signedTransaction: transaction.serialized,
  };
}

/** Native coin moves without data; what else may be signed is decided here alone. */
function isAllowedData(data: string): boolean {
  return data === '0x';
}

async function read(signedTransaction: string): Promise<Transaction> {
  // Loaded when the first transaction comes: most instances never see one.
  const { Transaction } = await import('ethers/transaction');
  try {
    const transaction = Transaction.from(signedTransaction);
    // Bytes that read the same but are written otherwise have another hash than the one recorded.
    if (transaction.isSigned() && transaction.serialized === signedTransaction.toLowerCase())
      return transaction;
    if (!transaction.isSigned()) return transaction;
  } catch {
    // The library's message quotes the bytes: say what it means instead.
  }
  throw refuse('is malformed');
}

function refuse(what: string): ServiceError {
  return new ServiceError('invalid-argument', `The field 'signedTransaction' ${what}.`);
}
