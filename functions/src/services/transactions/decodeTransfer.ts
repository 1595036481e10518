import type { Call } from '@everything-wallet/core/calls/Call';
import type { UnknownCall } from '@everything-wallet/core/calls/types/UnknownCall';
import { callRefusal } from '@everything-wallet/core/calls/callRefusal';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { DecodedTransfer } from './DecodedTransfer.ts';
import { readSignedTransaction } from './readSignedTransaction.ts';
import { SignedTransactionError } from './SignedTransactionError.ts';

const refusals = {
  createsContract: 'creates a contract, which this wallet does not do',
  unknown: 'must be a transfer, or a call that this wallet can explain',
  coinAlong: 'must move no more coin than the call takes',
};

/**
 * Decodes signed bytes, and refuses everything on the given network except a transfer of coin and calls of
 * the kinds that `decodeCall` knows: a call that cannot be explained was not shown to the signer.
 *
 * @param signedTransaction 0x-prefixed hex
 * @throws SignedTransactionError
 */
export async function decodeTransfer(signedTransaction: string, network: Network): Promise<DecodedTransfer> {
  const read = ({ to, value, data }: Sent) =>
    readCall({ to, value, data, chainId: network.chainId }, network);
  // Before anything is hashed, so that long meaningless data costs nothing; and once more for the recovered
  // transaction.
  const transaction = await readSignedTransaction(signedTransaction, network, read);
  const { from, hash, nonce, gasLimit, maxFeePerGas, maxPriorityFeePerGas } = transaction;
  return {
    from,
    ...moved(read(transaction)),
    gasLimit,
    gasPrice: maxFeePerGas ?? transaction.gasPrice ?? 0n,
    ...(maxFeePerGas !== null && maxPriorityFeePerGas !== null && { maxPriorityFeePerGas }),
    nonce,
    dataLength: (transaction.data.length - 2) / 2,
    txHash: hash,
    signedTransaction: transaction.serialized,
  };
}

type Sent = Pick<CallTransaction, 'to' | 'value' | 'data'>;

/** Decodes the call; only this decides what may be signed. */
function readCall(transaction: CallTransaction, { wrappedCoin }: Network): Exclude<Call, UnknownCall> {
  const call = decodeCall(transaction);
  const refusal = callRefusal(call, wrappedCoin);
  if (refusal === undefined && call.kind !== 'unknown') return call;
  throw new SignedTransactionError('unsupported', refusals[refusal ?? 'unknown']);
}

/** Returns the movement and its recipient, or the call. */
function moved(
  call: Exclude<Call, UnknownCall>,
): Pick<DecodedTransfer, 'to' | 'amount' | 'contract' | 'call'> {
  switch (call.kind) {
    case 'nativeTransfer':
      return { to: call.to, amount: call.value };
    case 'tokenTransfer':
      return { to: call.to, amount: call.amount, contract: call.contract };
    default:
      return { to: call.contract, amount: call.value, call };
  }
}
