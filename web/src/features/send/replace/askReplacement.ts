import type { Call } from '@everything-wallet/core/calls/Call';
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
import { replacementFees } from '@everything-wallet/core/transactions/replacementFees';
import {
  atPrices,
  renewedFees,
  transferFees,
  type TransferFees,
} from '@everything-wallet/core/transactions/transferFees';
import { estimateGas } from '../api/estimateGas.ts';
import { gasQuestion } from '../gasQuestion.ts';

/** The same transfer with a higher fee; or nothing to oneself, so that the transfer is not made. */
export type ReplacementKind = 'speedUp' | 'cancel';

/** What would take the place of a transfer that waits. */
export interface Replacement {
  readonly transfer: {
    readonly to: string;
    /** In the smallest unit: wei, or that of the token. */
    readonly amount: bigint;
    readonly token?: { readonly contract: string; readonly balance: bigint } | undefined;
    /** What is called, where it is no transfer: the very bytes that wait. `to` is the contract then, and `amount` the coin sent along. */
    readonly call?: ReadCall | undefined;
  };
  readonly fees: TransferFees;
  /** Whether fees that were shown a while ago still get it into a block. */
  readonly isEnough: (shown: TransferFees) => boolean;
  /** Those that were signed, with what the layer below takes now: no bytes say that, and it is the same for both. */
  readonly signedFees: TransferFees;
  /** Wei that the account holds; undefined where the server does not say. */
  readonly balance: bigint | undefined;
  /** The server's time, in ms since 1970. */
  readonly answeredAt: number | undefined;
}

/** A call as its signed bytes state it. */
interface ReadCall {
  readonly transaction: CallTransaction;
  readonly decoded: Call;
  /** Seconds since 1970, after which it fails; undefined where it may be made at any time. */
  readonly deadline: bigint | undefined;
}

/** What is replaced: a transfer, or a call. */
type ReadSigned = ReadTransfer & { readonly call?: ReadCall };

/** The record of a transfer that waits, with the id it is filed under. */
export type WaitingTransfer = TransactionRecord & { readonly id: string };

interface Question {
  readonly kind: ReplacementKind;
  readonly network: Network;
  readonly record: WaitingTransfer;
}

/**
 * Reads the transfer that waits out of its own signed bytes, and asks what it takes to replace it now.
 *
 * @throws WalletError 'send.error.failed' where the bytes are not those of the record, 'send.error.estimate' where another chain was
 *   asked
 * @throws CallableError
 */
export async function askReplacement({ kind, network, record }: Question): Promise<Replacement> {
  const bytes = record.signed_transaction ?? '';
  const signed: ReadSigned | undefined = readSignedTransfer(bytes) ?? readSignedCall(bytes, network);
  const isIt =
    signed?.txHash === record.tx_hash.toLowerCase() &&
    signed.chainId === network.chainId &&
    sameAddress(signed.from, record.from_address) &&
    isSaidOf(record, signed, kind);
  if (!signed || !isIt) throw new WalletError('send.error.failed');
  const estimate = await estimateGas(questionOf(kind, signed, network));
  if (estimate.chainId !== network.chainId) throw new WalletError('send.error.estimate');
  const now = transferFees(estimate);
  const market = believedMarket(
    now,
    estimate.feeMarket && readFeeMarket(estimate.feeMarket),
    signed.fees,
    network,
  );
  const fast = market ? atPrices(now, pricesOfLevel(market, 'fast')) : now;
  const gasLimit = kind === 'cancel' ? now.gasLimit : signed.fees.gasLimit;
  // Nodes drop what offers less, however little the next block asks.
  const least = replacementFees(signed.fees, signed.fees, gasLimit);
  const { to, amount, contract, call } = signed;
  const same = {
    to,
    amount,
    ...(call && { call }),
    // How much there is was asked when it was signed first; a contract that has less refuses.
    ...(contract !== undefined && { token: { contract, balance: amount } }),
  };
  return {
    transfer: kind === 'cancel' ? { to: signed.from, amount: 0n } : same,
    fees: replacementFees(signed.fees, fast, gasLimit),
    isEnough: (shown) => {
      // What is signed with one price gives the producer of the block all that the base fee leaves of it.
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
 * What gas costs does not depend on the transfer: an empty one to oneself is always taken. What the layer below takes depends on the bytes
 * of a call.
 */
function questionOf(kind: ReplacementKind, { from, to, call }: ReadSigned, network: Network) {
  if (kind === 'speedUp' && call && network.feeModel === 'gasPlusL1') {
    const { value, data } = call.transaction;
    return { from, to, value: `0x${value.toString(16)}`, data, network: network.rpcName };
  }
  return gasQuestion({ from, to: from, amount: 0n }, network);
}

/** A call of the kinds that this wallet sends, out of its bytes. */
function readSignedCall(bytes: string, network: Network): ReadSigned | undefined {
  const read = readSignedBytes(bytes);
  const to = read?.transaction.to ?? null;
  if (!read || to === null) return undefined;
  const { txHash, from, fees, transaction } = read;
  const decoded = decodeCall(transaction);
  if (callRefusal(decoded, network.wrappedCoin) !== undefined) return undefined;
  const { deadline } = describeCall(decoded, { sender: from, wrappedCoin: network.wrappedCoin });
  const { value: amount, chainId } = transaction;
  return { txHash, from, fees, to, amount, chainId, call: { transaction, decoded, deadline } };
}

/**
 * What others pay, less the tips that nobody pays: a node that names them must neither be paid nor keep anybody from replacing a
 * transfer. In their place stands the tip of the level below, and of the lowest what was signed for the transfer that waits.
 */
function believedMarket(
  now: TransferFees,
  told: FeeMarket | undefined,
  signed: TransferFees,
  network: Network,
): FeeMarket | undefined {
  const { gasPrice, maxPriorityFeePerGas: tipNow = 0n } = now;
  const baseFee = told?.nextBaseFee ?? (gasPrice - tipNow) / 2n;
  const most = credibleTip(baseFee, network);
  if ((told?.tips.fast ?? tipNow) <= most) return told;
  const signedTip = signed.maxPriorityFeePerGas ?? 0n;
  const { slow, normal, fast } = told?.tips ?? { slow: tipNow, normal: tipNow, fast: tipNow };
  const believed = (tip: bigint, other: bigint) => (tip <= most ? tip : other);
  const slowest = believed(slow, signedTip);
  const usual = believed(normal, slowest);
  const tips = { slow: slowest, normal: usual, fast: believed(fast, usual) };
  return { baseFee: told?.baseFee ?? baseFee, nextBaseFee: baseFee, tips };
}

/**
 * Whether a record says of a transfer what its bytes say: a person decides by the record what they sign again. A cancellation signs
 * nothing of the amount.
 */
function isSaidOf(record: WaitingTransfer, signed: ReadSigned, kind: ReplacementKind): boolean {
  const { contract, amount, to, txHash, chainId, call } = signed;
  const { contract_address: answeredContract = '' } = record;
  const isSameAsset =
    contract === undefined ? answeredContract === '' : sameAddress(answeredContract, contract);
  const isSameAmount =
    contract === undefined
      ? record.amount === formatAmount(amount)
      : kind === 'cancel' || isTokenAmountOf(record, amount);
  const isItsId = record.id === transactionId(record.user_id, chainId, txHash);
  // What it moves is read out of the bytes alone: the record says of it what is to be looked at, and nothing that is signed.
  if (call) return record.call_kind !== undefined && isItsId && sameAddress(calledAddressOf(record), to);
  return (
    record.call_kind === undefined &&
    isSameAsset &&
    isSameAmount &&
    isItsId &&
    sameAddress(to, record.to_address)
  );
}

/** Whether so many of a token's smallest unit are what its record says, to the unit. */
function isTokenAmountOf(
  { amount, amount_units: units, token_decimals: decimals }: WaitingTransfer,
  signed: bigint,
): boolean {
  return units === signed.toString() && decimals !== undefined && amount === formatAmount(signed, decimals);
}
