import type { Call } from '@everything-wallet/core/calls/Call';
import { createdAddress } from '@everything-wallet/core/calls/createdAddress';
import { callRefusal } from '@everything-wallet/core/calls/callRefusal';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { describeCall } from '@everything-wallet/core/calls/describeCall';
import { calledAddressOf } from '@everything-wallet/core/documents/calledAddressOf';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { transactionId, type TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { credibleTip } from '@everything-wallet/core/fees/credibleTip';
import { readFeeMarket, type FeeMarket } from '@everything-wallet/core/fees/feeMarket';
import { pricesOfLevel } from '@everything-wallet/core/fees/pricesOfLevel';
import type { Network } from '@everything-wallet/core/networks/networks';
import { readSignedBytes } from '@everything-wallet/core/transactions/readSignedBytes';
import {
  readSignedTransfer,
  type ReadTransfer,
} from '@everything-wallet/core/transactions/readSignedTransfer';
import type { CallConsent } from '@everything-wallet/core/schemas/callConsent';
import { replacementFees } from '@everything-wallet/core/transactions/replacementFees';
import {
  atPrices,
  renewedFees,
  transferFees,
  type TransferFees,
} from '@everything-wallet/core/transactions/transferFees';
import { estimateGas } from '../api/estimateGas.ts';
import { gasQuestion } from '../fees/gasQuestion.ts';

/** Kind of replacement: the same transfer with a higher fee, or zero to oneself, so that the transfer is not made. */
export type ReplacementKind = 'speedUp' | 'cancel';

/** Replacement of a pending transfer. */
export interface Replacement {
  readonly transfer: {
    readonly to: string;
    /** In the smallest unit: wei, or that of the token. */
    readonly amount: bigint;
    readonly token?: { readonly contract: string; readonly balance: bigint } | undefined;
    /**
     * Call to replace, if it is not a transfer: the very bytes that are pending. `to` is then the contract, and `amount` the coin sent with
     * it.
     */
    readonly call?: ReadCall | undefined;
  };
  readonly fees: TransferFees;
  /** Checks that fees shown a while ago are still enough for a block. */
  readonly isEnough: (shown: TransferFees) => boolean;
  /** Signed fees, with the current L1 data fee: it is not in the bytes, and is the same for both. */
  readonly signedFees: TransferFees;
  /** Wei that the account holds; undefined if the server does not report it. */
  readonly balance: bigint | undefined;
  /** The server's time, in ms since 1970. */
  readonly answeredAt: number | undefined;
}

/** Call as its signed bytes contain it. */
interface ReadCall {
  readonly transaction: CallTransaction;
  readonly decoded: Call;
  /** Consent of the signer of these bytes, if the wallet would refuse them; undefined for any other call. */
  readonly consent: CallConsent | undefined;
  /** Seconds since 1970, after which it fails; undefined without a deadline. */
  readonly deadline: bigint | undefined;
}

/** Transfer or call to replace. */
type ReadSigned = ReadTransfer & { readonly call?: ReadCall };

/** Record of a pending transfer, with its id. */
export type WaitingTransfer = TransactionRecord & { readonly id: string };

interface Question {
  readonly kind: ReplacementKind;
  readonly network: Network;
  readonly record: WaitingTransfer;
}

/**
 * Reads a pending transfer from its own signed bytes, and requests the current cost of replacing it.
 *
 * @throws WalletError 'send.error.failed' where the bytes do not match the record, 'send.error.estimate' where the answer is of another
 *   chain
 * @throws CallableError
 */
export async function askReplacement({ kind, network, record }: Question): Promise<Replacement> {
  const bytes = record.signed_transaction ?? '';
  const signed: ReadSigned | undefined =
    readSignedTransfer(bytes) ?? readSignedCall(bytes, network, record.consent);
  const isIt =
    signed?.txHash === record.tx_hash.toLowerCase() &&
    signed.chainId === network.chainId &&
    sameAddress(signed.from, record.from_address) &&
    matchesRecord(record, signed, kind);
  if (!signed || !isIt) throw new WalletError('send.error.failed');
  const estimate = await estimateGas(questionOf(kind, signed, network));
  if (estimate.chainId !== network.chainId) throw new WalletError('send.error.estimate');
  const now = transferFees(estimate);
  const market = plausibleMarket(
    now,
    estimate.feeMarket && readFeeMarket(estimate.feeMarket),
    signed.fees,
    network,
  );
  const fast = market ? atPrices(now, pricesOfLevel(market, 'fast')) : now;
  const gasLimit = kind === 'cancel' ? now.gasLimit : signed.fees.gasLimit;
  // Nodes drop lower ones, however low the next block's price is.
  const least = replacementFees(signed.fees, signed.fees, gasLimit);
  const { to, amount, contract, call } = signed;
  const same = {
    to,
    amount,
    ...(call && { call }),
    // The balance was checked at the first signature; a contract with too little refuses.
    ...(contract !== undefined && { token: { contract, balance: amount } }),
  };
  return {
    transfer: kind === 'cancel' ? { to: signed.from, amount: 0n } : same,
    fees: replacementFees(signed.fees, fast, gasLimit),
    isEnough: (shown) => {
      // With a single price, the block's producer receives all above the base fee.
      const { maxPriorityFeePerGas: tip = shown.gasPrice } = shown;
      const paid = now.maxPriorityFeePerGas === undefined ? shown : { ...shown, maxPriorityFeePerGas: tip };
      return (
        renewedFees(paid, now, { market }) !== undefined &&
        shown.nonce === least.nonce &&
        shown.gasPrice >= least.gasPrice &&
        (shown.maxPriorityFeePerGas ?? 0n) >= (least.maxPriorityFeePerGas ?? 0n) &&
        (kind === 'cancel' || shown.gasLimit >= least.gasLimit)
      );
    },
    signedFees: { ...signed.fees, ...(now.l1Fee !== undefined && { l1Fee: now.l1Fee }) },
    balance: estimate.balance === undefined ? undefined : BigInt(estimate.balance),
    answeredAt: estimate.answeredAt,
  };
}

/**
 * The gas price does not depend on the transfer: an empty one to oneself is always accepted. The L1 data fee depends on the bytes of a
 * call.
 */
function questionOf(kind: ReplacementKind, { from, call }: ReadSigned, network: Network) {
  if (kind === 'speedUp' && call && network.feeModel === 'gasPlusL1') {
    const { to: target, value, data } = call.transaction;
    return { from, to: target, value: `0x${value.toString(16)}`, data, network: network.rpcName };
  }
  return gasQuestion({ from, to: from, amount: 0n }, network);
}

/**
 * Reads a call of the kinds that this wallet sends from its bytes.
 *
 * @param recorded consent of its signer, as recorded; undefined if the wallet would not refuse it
 */
function readSignedCall(
  bytes: string,
  network: Network,
  recorded: CallConsent | undefined,
): ReadSigned | undefined {
  const read = readSignedBytes(bytes);
  if (!read) return undefined;
  const { txHash, from, fees, transaction } = read;
  const decoded = decodeCall(transaction);
  const isRefused = callRefusal(decoded, network.wrappedCoin) !== undefined;
  if (isRefused && recorded === undefined) return undefined;
  const consent = isRefused ? recorded : undefined;
  const to = transaction.to ?? createdAddress(from, fees.nonce);
  const { deadline } = describeCall(decoded, { sender: from, wrappedCoin: network.wrappedCoin });
  const { value: amount, chainId } = transaction;
  return { txHash, from, fees, to, amount, chainId, call: { transaction, decoded, consent, deadline } };
}

/**
 * Returns the market prices without implausible priority fees: a node that reports them must neither be paid nor prevent a replacement.
 * They are replaced by that of the level below, and for the lowest by that of the pending transfer.
 */
function plausibleMarket(
  now: TransferFees,
  reported: FeeMarket | undefined,
  signed: TransferFees,
  network: Network,
): FeeMarket | undefined {
  const { gasPrice, maxPriorityFeePerGas: tipNow = 0n } = now;
  const baseFee = reported?.nextBaseFee ?? (gasPrice - tipNow) / 2n;
  const maxTip = credibleTip(baseFee, network);
  if ((reported?.tips.fast ?? tipNow) <= maxTip) return reported;
  const signedTip = signed.maxPriorityFeePerGas ?? 0n;
  const { slow, normal, fast } = reported?.tips ?? { slow: tipNow, normal: tipNow, fast: tipNow };
  const plausible = (tip: bigint, other: bigint) => (tip <= maxTip ? tip : other);
  const slowest = plausible(slow, signedTip);
  const usual = plausible(normal, slowest);
  const tips = { slow: slowest, normal: usual, fast: plausible(fast, usual) };
  return { baseFee: reported?.baseFee ?? baseFee, nextBaseFee: baseFee, tips };
}

/**
 * Checks that a record of a transfer matches its bytes: the user decides by the record what to sign again. A cancellation signs nothing of
 * the amount.
 */
function matchesRecord(record: WaitingTransfer, signed: ReadSigned, kind: ReplacementKind): boolean {
  const { contract, amount, to, txHash, chainId, call } = signed;
  const { contract_address: answeredContract = '' } = record;
  const isSameAsset =
    contract === undefined ? answeredContract === '' : sameAddress(answeredContract, contract);
  const isSameAmount =
    contract === undefined
      ? record.amount === formatAmount(amount)
      : kind === 'cancel' || isTokenAmountOf(record, amount);
  const isItsId = record.id === transactionId(record.user_id, chainId, txHash);
  // Its movements are read only from the bytes: the record is for display, and nothing of it is signed.
  if (call) return record.call_kind !== undefined && isItsId && sameAddress(calledAddressOf(record), to);
  return (
    record.call_kind === undefined &&
    isSameAsset &&
    isSameAmount &&
    isItsId &&
    sameAddress(to, record.to_address)
  );
}

/** Checks that an amount in a token's smallest unit equals that of its record. */
function isTokenAmountOf(
  { amount, amount_units: units, token_decimals: decimals }: WaitingTransfer,
  signed: bigint,
): boolean {
  return units === signed.toString() && decimals !== undefined && amount === formatAmount(signed, decimals);
}
