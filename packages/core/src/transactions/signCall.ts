import { Transaction, type BaseWallet } from 'ethers';
import { sameAddress } from '../accounts/sameAddress.ts';
import type { Call } from '../calls/Call.ts';
import type { CallFacts } from '../calls/CallFacts.ts';
import type { CallTransaction } from '../calls/CallTransaction.ts';
import { areAccepted } from '../calls/areAccepted.ts';
import { consentedDigest } from '../calls/consentedDigest.ts';
import { callRefusal } from '../calls/callRefusal.ts';
import { callWarnings } from '../calls/callWarnings.ts';
import type { CallWarning } from '../calls/CallWarning.ts';
import { decodeCall } from '../calls/decodeCall.ts';
import { effectsOf } from '../calls/effectsOf.ts';
import { mistakenNft } from '../calls/mistakenNft.ts';
import { sameCall } from '../calls/sameCall.ts';
import { WalletError } from '../errors/WalletError.ts';
import { networks } from '../networks/networks.ts';
import type { CallConsent } from '../schemas/callConsent.ts';
import type { FindToken } from '../tokens/FindToken.ts';
import { builtInToken } from '../tokens/builtInToken.ts';
import type { SignedTransfer } from './signTransfer.ts';
import { maxFee, type TransferFees } from './transferFees.ts';

/** A call before it is signed. */
export interface CallToSign {
  /** Sender: one of the user's own accounts. */
  readonly from: string;
  readonly transaction: CallTransaction;
  /** Call that was shown: the same bytes decoded. */
  readonly shown: Call;
  /** Warnings that the user accepted. */
  readonly accepted: readonly CallWarning[];
  /** Consent to this very call, which this wallet would refuse; undefined for any other call. */
  readonly consent?: CallConsent | undefined;
  /** Facts it was decoded with. */
  readonly facts?: CallFacts | undefined;
  readonly fees: TransferFees;
  /** Shown maximum total in wei: value plus fee. Nothing above it is signed. */
  readonly shownTotal: bigint;
}

/**
 * Signs a call: EIP-1559 where the chain supports it, else legacy with replay protection (EIP-155). Signs
 * only what was shown: decodes the call before, and again from the signed bytes, and both must equal the
 * shown one.
 *
 * An unlimited approval, a whole collection, a call without a bound or with coin left over, and an unknown
 * call are signed only if that warning was accepted; a call that the wallet would refuse (`callRefusal`) only
 * with consent to that very call as well.
 *
 * @param findToken finds a token's facts; by default among the known tokens
 * @throws WalletError 'send.error.phraseMismatch' when the account is not the sender
 * @throws WalletError 'send.error.feeRose' when value plus fee is above the shown total
 * @throws WalletError 'call.error.notAccepted' when a warning of a possible total loss, or a call that would be
 * refused, is not accepted
 * @throws WalletError 'call.error.otherStandard' when a known token is treated as an NFT
 * @throws WalletError 'call.error.notShown' when the bytes differ from the shown call, or are for an unknown
 * network
 */
export async function signCall(
  account: BaseWallet,
  call: CallToSign,
  findToken: FindToken = builtInToken,
): Promise<SignedTransfer> {
  const { from, transaction, fees, shownTotal } = call;
  if (!sameAddress(account.address, from)) throw new WalletError('send.error.phraseMismatch');
  if (transaction.value + maxFee(fees) > shownTotal) throw new WalletError('send.error.feeRose');
  const network = networks.find(({ chainId }) => chainId === transaction.chainId);
  if (!network || !isShown(transaction, call)) throw new WalletError('call.error.notShown');
  refuseOtherStandard(call, network, findToken);
  // As the server reads it, which has no facts beside the bytes.
  const refusal = callRefusal(decodeCall(transaction), network.wrappedCoin);
  const isConsented = call.consent?.call === consentedDigest({ ...transaction, from });
  if (refusal !== undefined && !isConsented) throw new WalletError('call.error.notAccepted');
  // None of these warnings depends on the time or on an existing allowance.
  const wrappedCoin = call.facts?.wrappedCoin ?? network.wrappedCoin;
  const warnings = callWarnings(call.shown, { sender: from, network: network.id, now: 0n, wrappedCoin });
  if (!areAccepted(warnings, call.accepted)) throw new WalletError('call.error.notAccepted');

  const price =
    fees.maxPriorityFeePerGas === undefined
      ? { type: 0, gasPrice: fees.gasPrice }
      : { type: 2, maxFeePerGas: fees.gasPrice, maxPriorityFeePerGas: fees.maxPriorityFeePerGas };
  const signedTransaction = await account.signTransaction({
    ...price,
    to: transaction.to,
    value: transaction.value,
    data: transaction.data,
    nonce: fees.nonce,
    gasLimit: fees.gasLimit,
    chainId: network.chainId,
  });

  const decoded = Transaction.from(signedTransaction);
  const { hash, to, value, data } = decoded;
  const isFromAccount = decoded.from !== null && sameAddress(decoded.from, from);
  if (
    hash === null ||
    !isFromAccount ||
    !isShown({ to, value, data, chainId: Number(decoded.chainId) }, call)
  ) {
    throw new WalletError('call.error.notShown');
  }
  return { signedTransaction, txHash: hash };
}

/** Refuses a known token that is treated as an NFT, by its stated standard or by the call. */
function refuseOtherStandard(
  { from, transaction: { to, chainId }, shown, facts }: CallToSign,
  { wrappedCoin }: { readonly wrappedCoin: string },
  findToken: FindToken,
): void {
  const standardOf = (contract: string) => findToken(chainId, contract)?.standard;
  const known = to === null ? undefined : standardOf(to);
  const isOther = known !== undefined && facts?.standard !== undefined && facts.standard !== known;
  const effects = effectsOf(shown, { sender: from, wrappedCoin });
  if (isOther || mistakenNft(effects, standardOf) !== undefined)
    throw new WalletError('call.error.otherStandard');
}

/** True if a transaction equals the shown one, to the last byte. */
function isShown(
  transaction: CallTransaction,
  { transaction: requested, shown, facts }: CallToSign,
): boolean {
  const isRequested =
    transaction.chainId === requested.chainId &&
    transaction.to?.toLowerCase() === requested.to?.toLowerCase() &&
    transaction.value === requested.value &&
    transaction.data.toLowerCase() === requested.data.toLowerCase();
  return isRequested && sameCall(decodeCall(transaction, facts), shown);
}
