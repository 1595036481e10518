import type { Call } from '@everything-wallet/core/calls/Call';
import { createdAddress } from '@everything-wallet/core/calls/createdAddress';
import { consentedDigest } from '@everything-wallet/core/calls/consentedDigest';
import { callRefusal } from '@everything-wallet/core/calls/callRefusal';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { CallConsent } from '@everything-wallet/core/schemas/callConsent';
import type { DecodedTransfer } from './DecodedTransfer.ts';
import { readSignedTransaction, type SignedTransaction } from './readSignedTransaction.ts';
import { SignedTransactionError } from './SignedTransactionError.ts';

const refusals = {
  createsContract: 'creates a contract, which this wallet does not do',
  unknown: 'must be a transfer, or a call that this wallet can explain',
  coinAlong: 'must move no more coin than the call takes',
};

/**
 * Decodes signed bytes, and refuses everything on the given network except a transfer of coin and calls of
 * the kinds that `decodeCall` knows: a call that cannot be explained was not shown to the signer. With the
 * signer's consent to that very call, it is admitted and marked. Transactions of other types and access lists never are.
 *
 * @param signedTransaction 0x-prefixed hex
 * @throws SignedTransactionError
 */
export async function decodeTransfer(
  signedTransaction: string,
  network: Network,
  consent?: CallConsent,
): Promise<DecodedTransfer> {
  const read = ({ to, value, data }: Sent) =>
    readCall({ to, value, data, chainId: network.chainId }, network, consent);
  // Before anything is hashed, so that long meaningless data costs nothing; and once more for the recovered
  // transaction.
  const transaction = await readSignedTransaction(signedTransaction, network, read);
  const { from, hash, nonce, gasLimit, maxFeePerGas, maxPriorityFeePerGas } = transaction;
  const call = read(transaction);
  if (call.isUnverified) requireConsentedCall(transaction, network, consent);
  return {
    from,
    ...moved(call, transaction),
    ...(call.isUnverified && { consent }),
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

interface ReadCall {
  readonly call: Call;
  /** True if only the signer's consent admits it. */
  readonly isUnverified: boolean;
}

/** Decodes the call; only this and the signer's consent decide what may be signed. */
function readCall(
  transaction: CallTransaction,
  { wrappedCoin }: Network,
  consent: CallConsent | undefined,
): ReadCall {
  const call = decodeCall(transaction);
  const refusal = callRefusal(call, wrappedCoin);
  if (refusal === undefined) return { call, isUnverified: false };
  if (consent === undefined) throw new SignedTransactionError('unsupported', refusals[refusal]);
  return { call, isUnverified: true };
}

/** Refuses a call that is not the one that its signer consented to. */
function requireConsentedCall(
  { from, to, value, data }: SignedTransaction,
  { chainId }: Network,
  consent: CallConsent | undefined,
): void {
  if (consent?.call === consentedDigest({ chainId, from, to, value, data })) return;
  throw new SignedTransactionError('unsupported', 'must be the call that its signer consented to');
}

/** Returns the movement and its recipient, or the call. */
function moved(
  { call, isUnverified }: ReadCall,
  { from, to, nonce }: Pick<SignedTransaction, 'from' | 'to' | 'nonce'>,
): Pick<DecodedTransfer, 'to' | 'amount' | 'contract' | 'call' | 'unverified'> {
  if (isUnverified || call.kind === 'unknown') {
    const unverified = to === null ? 'creation' : 'call';
    return { to: to ?? createdAddress(from, nonce), amount: call.value, call, unverified };
  }
  switch (call.kind) {
    case 'nativeTransfer':
      return { to: call.to, amount: call.value };
    case 'tokenTransfer':
      return { to: call.to, amount: call.amount, contract: call.contract };
    default:
      return { to: call.contract, amount: call.value, call };
  }
}
