import type { Network } from '@everything-wallet/core/networks/networks';
import { decodeTokenTransfer } from '@everything-wallet/core/tokens/decodeTokenTransfer';
import type { Transaction } from 'ethers/transaction';
import { ServiceError } from '../../errors/ServiceError.ts';
import type { DecodedTransfer } from './DecodedTransfer.ts';

/** Legacy, access list (EIP-2930) and dynamic fee (EIP-1559); not blobs (EIP-4844) or delegations (EIP-7702). */
const TRANSFER_TYPES = new Set([0, 1, 2]);

/**
 * Reads signed bytes, and refuses everything but a transfer on the network that was named: native coin without
 * calldata, or the call `transfer` of a token's contract without coin.
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
  const gasPrice = transaction.maxFeePerGas ?? transaction.gasPrice ?? 0n;
  return {
    from,
    ...moved(to, value, transaction.data),
    maxFee: gasLimit * gasPrice,
    nonce,
    txHash: hash,
    signedTransaction: transaction.serialized,
  };
}

/** What moves to whom; what may be signed at all is decided here alone. */
function moved(to: string, value: bigint, data: string): Pick<DecodedTransfer, 'to' | 'amount' | 'contract'> {
  if (data === '0x') return { to, amount: value };
  const call = decodeTokenTransfer(data);
  if (!call) throw refuse('must be a plain transfer without data, or a transfer of tokens');
  if (value !== 0n) throw refuse('must move no coin in a transfer of tokens');
  return { to: call.to, amount: call.amount, contract: to };
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
