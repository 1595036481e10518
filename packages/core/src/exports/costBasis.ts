import { sameAddress } from '../accounts/sameAddress.ts';
import { PRICE_DECIMALS } from '../amounts/statedPrice.ts';
import { UNIT_DECIMALS } from '../amounts/units.ts';
import { exchangedAssets, isExchange } from './exchangedAssets.ts';
import { findNetworkById } from '../networks/findNetwork.ts';
import { timeOf, type ExportedTransaction } from './ExportedTransaction.ts';
import { LotQueue, type Acquisition } from './LotQueue.ts';
import { assetKey, assetOf, coinOf } from './movedAsset.ts';
import type { LeftOutReason, MovedAsset, Movement } from './Movement.ts';
import { readPrice } from './priceText.ts';
import { readAmount } from './readAmount.ts';
import { readTransfers } from './readTransfers.ts';
import type { RecordGap } from './recordGaps.ts';
import { divideHalfUp, splitCents } from './splitCents.ts';

/** Units of amounts times units of prices in a cent. */
const UNITS_PER_CENT = 10n ** BigInt(UNIT_DECIMALS + PRICE_DECIMALS - 2);

/** Reasons that concern the transfer and not the fee. */
const REASONS_THAT_KEEP_THE_FEE: readonly LeftOutReason[] = ['no_amount', 'amount_in_units', 'swap'];

/** Longest time between a price and the block of a transfer for the price to apply, in ms. */
const PRICE_SPAN_MS = 3_600_000;

/**
 * Computes the ledger behind a cost basis: acquisitions, moves and disposals, by FIFO in each account (docs/exports.md has
 * the rules and the formulae). Marks unknown values and never guesses them. Leaves out test networks.
 *
 * @param transactions all of them, in any order
 * @param ownAddresses accounts with a key in the wallet; senders of transactions count as well
 * @param gaps from `recordGaps`
 * @returns lines in the order of the calculation: gaps first, then by time with incoming before outgoing transfers; unverified
 *   tokens last
 */
export function costBasis(
  transactions: readonly ExportedTransaction[],
  ownAddresses: readonly string[],
  gaps: readonly RecordGap[],
): Movement[] {
  const { records, isOwn, arrivedOf } = readTransfers(transactions, ownAddresses);
  const queues = new Map<string, LotQueue>();
  const movements: Movement[] = [];
  const unverified: Movement[] = [];
  let place = 0;

  for (const gap of gaps) enterGap(gap);
  for (const record of records) {
    place += 1;
    const reason = reasonAgainst(record, isOwn);
    if (reason) leaveOut(record, reason);
    else enter(record);
  }
  return [...movements, ...unverified];

  /** Adds an unrecorded amount before all records, since it may be older than them. */
  function enterGap({ account, asset, unrecorded, reason }: RecordGap): void {
    const line = { asset, time: undefined, hash: undefined, from: undefined, to: account, price: undefined };
    if (reason) movements.push({ ...line, kind: 'left_out', amount: undefined, reason });
    if (unrecorded === undefined) return;
    queueOf(account, asset).add({ amount: unrecorded, cents: undefined, acquired: undefined, place: 0 });
    movements.push({ ...line, kind: 'unrecorded', amount: unrecorded });
  }

  function leaveOut(record: ExportedTransaction, reason: LeftOutReason): void {
    if (reason === 'unverified') {
      // A transfer of 0 moves nothing; scammers send them to deceive.
      if (readAmount(record.amount) !== 0n) unverified.push(leftOut(record, reason, assetOf(record)));
      return;
    }
    const exchanged = reason === 'swap' ? exchangedAssets(record)?.map(({ asset }) => asset) : undefined;
    const assets = exchanged && exchanged.length > 0 ? exchanged : [assetOf(record)];
    movements.push(...assets.map((asset) => leftOut(record, reason, asset)));
    if (record.type === 'receive' || !isOwn(record.from_address)) return;
    if (REASONS_THAT_KEEP_THE_FEE.includes(reason)) enterFee(record);
    // A transfer of the coin already has a line for the coin.
    else if (isInBlock(record) && record.contract_address !== undefined) {
      movements.push(leftOut(record, reason, coinOf(record)));
    }
  }

  function enter(record: ExportedTransaction): void {
    const amount = readAmount(record.amount) ?? 0n;
    if (record.status === 'completed' && amount > 0n) enterTransfer(record, amount);
    if (record.type === 'send') enterFee(record);
  }

  function enterTransfer(record: ExportedTransaction, amount: bigint): void {
    const { from_address: from, to_address: to } = record;
    const asset = assetOf(record);
    const price = priceOf(record, asset);
    if (sameAddress(from, to)) return;
    if (!isOwn(from)) {
      const acquired = acquisitionOf(record);
      const cents = worthOf(amount, price);
      queueOf(to, asset).add({ amount, cents, acquired, place });
      movements.push({ ...base(record, asset), kind: 'acquired', amount, price, acquired, costCents: cents });
      return;
    }
    if (!isOwn(to)) {
      dispose(record, { kind: 'disposed', asset, amount, price });
      return;
    }
    const received = arrivedOf(record);
    const moved = received !== undefined && received < amount ? received : amount;
    for (const part of queueOf(from, asset).take(moved, place)) {
      queueOf(to, asset).add(part);
      movements.push({
        ...base(record, asset),
        kind: 'moved',
        amount: part.amount,
        price,
        acquired: part.acquired,
        isUnmatched: part.isUnmatched,
        costCents: part.cents,
      });
    }
    // The token's contract deducted the rest on the way, for an unknown return.
    if (moved < amount)
      dispose(record, { kind: 'disposed', asset, amount: amount - moved, price: undefined });
  }

  function enterFee(record: ExportedTransaction): void {
    const asset = coinOf(record);
    const fee = readAmount(record.fee_paid);
    if (fee === undefined) {
      // A transaction without a block cost nothing.
      if (isInBlock(record)) movements.push(leftOut(record, 'no_fee', asset));
      return;
    }
    if (fee > 0n) dispose(record, { kind: 'fee', asset, amount: fee, price: priceOf(record, asset) });
  }

  function dispose(record: ExportedTransaction, { kind, asset, amount, price }: Disposal): void {
    const parts = queueOf(record.from_address, asset).take(amount, place);
    movements.push(...disposals(record, parts, { kind, asset, amount, price }));
  }

  function queueOf(account: string, asset: MovedAsset): LotQueue {
    const key = `${account.toLowerCase()} ${assetKey(asset)}`;
    const queue = queues.get(key) ?? new LotQueue();
    queues.set(key, queue);
    return queue;
  }
}

/** Reason for which a record counts nowhere. */
function reasonAgainst(
  record: ExportedTransaction,
  isOwn: (address: string) => boolean,
): LeftOutReason | undefined {
  if (record.is_unverified) return 'unverified';
  if (!findNetworkById(record.network)) return 'unknown_network';
  if (record.status === 'pending') return 'pending';
  if (record.is_final === false) return 'not_final';
  if (timeOf(record) === undefined) return 'no_time';
  if (isExchange(record)) return 'swap';
  if (record.status === 'completed' && record.is_amount_in_units) return 'amount_in_units';
  if (record.status === 'completed' && readAmount(record.amount) === undefined) return 'no_amount';
  if (!isOwn(record.from_address) && !isOwn(record.to_address)) return 'not_own';
  return undefined;
}

type Disposal = Required<Pick<Movement, 'kind' | 'asset' | 'price'>> & { readonly amount: bigint };

/** Lines of a disposal, one for each part, whose proceeds add up to the worth of the whole. */
function disposals(
  record: ExportedTransaction,
  parts: ReturnType<LotQueue['take']>,
  { kind, asset, amount, price }: Disposal,
): Movement[] {
  let [rest, restCents] = [amount, worthOf(amount, price)];
  return parts.map((part) => {
    const proceeds = restCents === undefined ? undefined : splitCents(restCents, part.amount, rest);
    rest -= part.amount;
    if (restCents !== undefined && proceeds !== undefined) restCents -= proceeds;
    return {
      ...base(record, asset),
      kind,
      amount: part.amount,
      price,
      acquired: part.acquired,
      isUnmatched: part.isUnmatched,
      proceedsCents: proceeds,
      costCents: part.cents,
    };
  });
}

function base(record: ExportedTransaction, asset: MovedAsset) {
  const { tx_hash: hash, from_address: from, to_address: to } = record;
  return { asset, time: timeOf(record), hash, from, to };
}

function leftOut(record: ExportedTransaction, reason: LeftOutReason, asset: MovedAsset): Movement {
  return { ...base(record, asset), kind: 'left_out', amount: undefined, price: undefined, reason };
}

function isInBlock({ status, block_number: block }: ExportedTransaction): boolean {
  return status === 'completed' || block !== undefined;
}

function acquisitionOf(record: ExportedTransaction): Acquisition | undefined {
  const time = timeOf(record);
  return time && { time, hash: record.tx_hash };
}

/** Returns the price of one unit of an asset; undefined for a built-in sample, and for a price from another hour. */
function priceOf(record: ExportedTransaction, { contract }: MovedAsset): bigint | undefined {
  const { time, block_time: inBlock, coin_price_usd: coin, token_price_usd: token } = record;
  const isOfThen = inBlock === undefined || Math.abs(inBlock - (time?.getTime() ?? 0)) <= PRICE_SPAN_MS;
  if (record.price_source === 'sample' || !isOfThen) return undefined;
  return readPrice(contract === undefined ? coin : token);
}

function worthOf(amount: bigint, price: bigint | undefined): bigint | undefined {
  return price === undefined ? undefined : divideHalfUp(amount * price, UNITS_PER_CENT);
}
