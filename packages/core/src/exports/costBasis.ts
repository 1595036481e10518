import { sameAddress } from '../accounts/sameAddress.ts';
import { PRICE_DECIMALS } from '../amounts/statedPrice.ts';
import { toUnits, UNIT_DECIMALS } from '../amounts/units.ts';
import { findNetworkById } from '../networks/findNetwork.ts';
import type { ExportedTransaction } from './ExportedTransaction.ts';
import { inOrder } from './inOrder.ts';
import { LotQueue, type Acquisition } from './LotQueue.ts';
import type { LeftOutReason, MovedAsset, Movement } from './Movement.ts';
import { readPrice } from './priceText.ts';
import { divideHalfUp, splitCents } from './splitCents.ts';

/** Units of amounts times units of prices in a cent. */
const UNITS_PER_CENT = 10n ** BigInt(UNIT_DECIMALS + PRICE_DECIMALS - 2);

/**
 * The ledger behind a cost basis: what was acquired, moved and disposed of, by FIFO in each account (docs/exports.md has
 * the rules and the formulae). What is not known is marked and never guessed; coins of test networks are in no line.
 *
 * @param transactions all of them, in any order
 * @param ownAddresses accounts that the wallet has a key to; who has sent is one as well
 * @returns lines in the order of the calculation: by time, what comes in before what goes out
 */
export function costBasis(
  transactions: readonly ExportedTransaction[],
  ownAddresses: readonly string[],
): Movement[] {
  const own = new Set(ownAddresses.map((address) => address.toLowerCase()));
  for (const { type, from_address: from } of transactions) if (type === 'send') own.add(from.toLowerCase());
  const isOwn = (address: string) => own.has(address.toLowerCase());

  const queues = new Map<string, LotQueue>();
  const movements: Movement[] = [];
  let place = 0;

  const records = transactions.filter(({ network }) => findNetworkById(network)?.type !== 'testnet');
  const sent = new Set(records.filter(({ type }) => type === 'send').map(transferKey));
  const arrived = new Map(
    records.filter(({ type }) => type === 'receive').map((record) => [transferKey(record), record]),
  );
  const ordered = inOrder(records, ({ time, type, tx_hash: hash, id }) => [
    time?.toISOString() ?? '~',
    type === 'receive' ? '0' : '1',
    hash.toLowerCase(),
    id,
  ]);
  for (const record of ordered) {
    place += 1;
    // The same transfer, told by who received it: once is enough.
    if (record.type === 'receive' && sent.has(transferKey(record))) continue;
    const reason = reasonAgainst(record);
    if (reason) leaveOut(record, reason);
    else enter(record);
  }
  return movements;

  function reasonAgainst(record: ExportedTransaction): LeftOutReason | undefined {
    if (!findNetworkById(record.network)) return 'unknown_network';
    if (record.status === 'pending') return 'pending';
    if (record.is_final === false) return 'not_final';
    if (record.time === undefined) return 'no_time';
    if (record.type === 'swap') return 'swap';
    if (record.status === 'completed' && readAmount(record.amount) === undefined) return 'no_amount';
    if (!isOwn(record.from_address) && !isOwn(record.to_address)) return 'not_own';
    return undefined;
  }

  function leaveOut(record: ExportedTransaction, reason: LeftOutReason, asset = assetOf(record)): void {
    movements.push({ ...base(record, asset), kind: 'left_out', amount: undefined, price: undefined, reason });
  }

  function enter(record: ExportedTransaction): void {
    const amount = readAmount(record.amount) ?? 0n;
    if (record.status === 'completed' && amount > 0n) enterTransfer(record, amount);
    if (record.type === 'send') enterFee(record);
  }

  function enterTransfer(record: ExportedTransaction, amount: bigint): void {
    const { from_address: from, to_address: to } = record;
    const asset = assetOf(record);
    const price = priceOf(record);
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
    const counterpart = record.type === 'send' ? arrived.get(transferKey(record)) : undefined;
    const heard = counterpart && readAmount(counterpart.amount);
    const moved = heard !== undefined && heard < amount ? heard : amount;
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
    // What the token's contract kept on the way went for nothing that anybody knows.
    if (moved < amount)
      dispose(record, { kind: 'disposed', asset, amount: amount - moved, price: undefined });
  }

  function enterFee(record: ExportedTransaction): void {
    const asset = coinOf(record);
    const fee = record.fee_paid === undefined ? undefined : readAmount(record.fee_paid);
    if (fee === undefined) {
      // What never came into a block cost nothing.
      if (record.status === 'completed' || record.block_number !== undefined)
        leaveOut(record, 'no_fee', asset);
      return;
    }
    const price = record.price_source === 'sample' ? undefined : readPrice(record.coin_price_usd);
    if (fee > 0n) dispose(record, { kind: 'fee', asset, amount: fee, price });
  }

  function dispose(
    record: ExportedTransaction,
    { kind, asset, amount, price }: Required<Pick<Movement, 'kind' | 'asset' | 'price'>> & { amount: bigint },
  ): void {
    let [rest, restCents] = [amount, worthOf(amount, price)];
    for (const part of queueOf(record.from_address, asset).take(amount, place)) {
      const proceeds = restCents === undefined ? undefined : splitCents(restCents, part.amount, rest);
      rest -= part.amount;
      if (restCents !== undefined && proceeds !== undefined) restCents -= proceeds;
      movements.push({
        ...base(record, asset),
        kind,
        amount: part.amount,
        price,
        acquired: part.acquired,
        isUnmatched: part.isUnmatched,
        proceedsCents: proceeds,
        costCents: part.cents,
      });
    }
  }

  function queueOf(account: string, asset: MovedAsset): LotQueue {
    const key = `${account.toLowerCase()} ${assetKey(asset)}`;
    const queue = queues.get(key) ?? new LotQueue();
    queues.set(key, queue);
    return queue;
  }
}

/** What tells one asset from another one. */
export function assetKey({ network, contract = '' }: Pick<MovedAsset, 'network' | 'contract'>): string {
  return `${network} ${contract.toLowerCase()}`;
}

function base(record: ExportedTransaction, asset: MovedAsset) {
  const { time, tx_hash: hash, from_address: from, to_address: to } = record;
  return { asset, time, hash, from, to };
}

/** One transfer of an asset within a transaction, however it is told. */
function transferKey(record: ExportedTransaction): string {
  const { tx_hash: hash, from_address: from, to_address: to } = record;
  return `${assetKey(assetOf(record))} ${hash} ${from} ${to}`.toLowerCase();
}

function assetOf(record: ExportedTransaction): MovedAsset {
  const { network, token_symbol: symbol, contract_address: contract } = record;
  return contract === undefined ? coinOf(record) : { network, symbol, contract };
}

function coinOf({ network, token_symbol: symbol }: ExportedTransaction): MovedAsset {
  return { network, symbol: findNetworkById(network)?.currency ?? symbol, contract: undefined };
}

function acquisitionOf({ time, tx_hash: hash }: ExportedTransaction): Acquisition | undefined {
  return time && { time, hash };
}

/** Of one of what moved; a built-in sample is no price. */
function priceOf({
  contract_address: contract,
  coin_price_usd: coin,
  token_price_usd: token,
  price_source: source,
}: ExportedTransaction): bigint | undefined {
  return source === 'sample' ? undefined : readPrice(contract === undefined ? coin : token);
}

function worthOf(amount: bigint, price: bigint | undefined): bigint | undefined {
  return price === undefined ? undefined : divideHalfUp(amount * price, UNITS_PER_CENT);
}

/** Units of 10^-80; undefined where a record says no amount. */
function readAmount(text: string): bigint | undefined {
  try {
    return toUnits(text);
  } catch {
    return undefined;
  }
}
