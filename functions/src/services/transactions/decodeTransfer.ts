import type { Network } from '@everything-wallet/core/networks/networks';
import { decodeTokenTransfer } from '@everything-wallet/core/tokens/decodeTokenTransfer';
import type { DecodedTransfer } from './DecodedTransfer.ts';
import { readSignedTransaction } from './readSignedTransaction.ts';
import { SignedTransactionError } from './SignedTransactionError.ts';

/** Bytes of the call `transfer(address,uint256)`: a selector and two words. */
const TOKEN_TRANSFER_LENGTH = 68;

/**
 * Reads signed bytes, and refuses everything but a transfer on the network that was named: native coin without
 * calldata, or the call `transfer` of a token's contract without coin.
 *
 * @param signedTransaction 0x-prefixed hex
 * @throws SignedTransactionError
 */
export async function decodeTransfer(signedTransaction: string, network: Network): Promise<DecodedTransfer> {
  const transaction = await readSignedTransaction(signedTransaction, network, TOKEN_TRANSFER_LENGTH);
  const { from, to, hash, value, nonce, gasLimit } = transaction;
  if (to === null) throw refuse('creates a contract, which this wallet does not do');
  const { maxFeePerGas, maxPriorityFeePerGas } = transaction;
  return {
    from,
    ...moved(to, value, transaction.data),
    gasLimit,
    gasPrice: maxFeePerGas ?? transaction.gasPrice ?? 0n,
    ...(maxFeePerGas !== null && maxPriorityFeePerGas !== null && { maxPriorityFeePerGas }),
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

function refuse(what: string): SignedTransactionError {
  return new SignedTransactionError('unsupported', what);
}
