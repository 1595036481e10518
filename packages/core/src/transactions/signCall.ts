import { Transaction, type BaseWallet } from 'ethers';
import { sameAddress } from '../accounts/sameAddress.ts';
import type { Call } from '../calls/Call.ts';
import type { CallFacts } from '../calls/CallFacts.ts';
import type { CallTransaction } from '../calls/CallTransaction.ts';
import { areAccepted } from '../calls/areAccepted.ts';
import { callWarnings } from '../calls/callWarnings.ts';
import type { CallWarning } from '../calls/CallWarning.ts';
import { decodeCall } from '../calls/decodeCall.ts';
import { effectsOf } from '../calls/effectsOf.ts';
import { mistakenNft } from '../calls/mistakenNft.ts';
import { sameCall } from '../calls/sameCall.ts';
import { WalletError } from '../errors/WalletError.ts';
import { networks } from '../networks/networks.ts';
import type { FindToken } from '../tokens/FindToken.ts';
import { namedToken } from '../tokens/namedToken.ts';
import type { SignedTransfer } from './signTransfer.ts';
import { maxFee, type TransferFees } from './transferFees.ts';

/** A call, before it is signed. */
export interface CallToSign {
  /** The sender: the user's primary address. */
  readonly from: string;
  readonly transaction: CallTransaction;
  /** What was shown of it: the same bytes decoded. */
  readonly shown: Call;
  /** The warnings that the person saw and went on with. */
  readonly accepted: readonly CallWarning[];
  /** What it was decoded with. */
  readonly facts?: CallFacts | undefined;
  readonly fees: TransferFees;
  /** Wei: what is sent along plus the fee, as it was shown. Nothing above it is signed. */
  readonly shownTotal: bigint;
}

/**
 * Signs a call: EIP-1559 where the chain has it, else legacy with replay protection (EIP-155). Nothing is signed that is not what was
 * shown: the call is decoded before, and again from the signed bytes, and each time it has to say the same.
 *
 * An allowance without limit, everything of a collection, what has no bound or leaves coin behind, and what cannot be read are signed only where that warning was accepted.
 *
 * @param findToken what is known of tokens; those that the wallet names where nothing is given
 * @throws WalletError 'send.error.phraseMismatch' when the account is not the sender
 * @throws WalletError 'send.error.feeRose' when what is sent along plus the fee is above the total shown
 * @throws WalletError 'call.error.notAccepted' when a warning of what may cost everything is not among the accepted ones
 * @throws WalletError 'call.error.otherStandard' when a known token is taken for NFTs
 * @throws WalletError 'call.error.notShown' when the bytes say something else than what was shown, or are for a network that is not ours
 */
export async function signCall(
  account: BaseWallet,
  call: CallToSign,
  findToken: FindToken = namedToken,
): Promise<SignedTransfer> {
  const { from, transaction, fees, shownTotal } = call;
  if (!sameAddress(account.address, from)) throw new WalletError('send.error.phraseMismatch');
  if (transaction.value + maxFee(fees) > shownTotal) throw new WalletError('send.error.feeRose');
  const network = networks.find(({ chainId }) => chainId === transaction.chainId);
  if (!network || !isShown(transaction, call)) throw new WalletError('call.error.notShown');
  refuseOtherStandard(call, network, findToken);
  // Of these warnings none depends on the time, or on an allowance there is.
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

/** Refuses a known token that is taken for NFTs, by what was said of it or by what the call does. */
function refuseOtherStandard(
  { from, transaction: { to, chainId }, shown, facts }: CallToSign,
  { wrappedCoin }: { readonly wrappedCoin: string },
  findToken: FindToken,
): void {
  const standardOf = (contract: string) => findToken(chainId, contract)?.standard;
  const own = to === null ? undefined : standardOf(to);
  const isOther = own !== undefined && facts?.standard !== undefined && facts.standard !== own;
  const effects = effectsOf(shown, { sender: from, wrappedCoin });
  if (isOther || mistakenNft(effects, standardOf) !== undefined)
    throw new WalletError('call.error.otherStandard');
}

/** Whether a transaction is the one that was shown, to the last byte. */
function isShown(transaction: CallTransaction, { transaction: asked, shown, facts }: CallToSign): boolean {
  const isAsked =
    transaction.chainId === asked.chainId &&
    transaction.to?.toLowerCase() === asked.to?.toLowerCase() &&
    transaction.value === asked.value &&
    transaction.data.toLowerCase() === asked.data.toLowerCase();
  return isAsked && sameCall(decodeCall(transaction, facts), shown);
}
