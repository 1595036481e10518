import { formatAmount } from '../amounts/formatAmount.ts';
import { PRICE_DECIMALS } from '../amounts/statedPrice.ts';
import { fromUnits } from '../amounts/units.ts';
import { assetKey } from './costBasis.ts';
import type { ExportTable } from './ExportTable.ts';
import { inOrder } from './inOrder.ts';
import type { MovedAsset, Movement } from './Movement.ts';

type Columns<T> = readonly (readonly [name: string, cell: (row: T) => string | undefined])[];

const movementColumns: Columns<Movement> = [
  ['time_utc', ({ time }) => time?.toISOString()],
  ['year', ({ time }) => time?.getUTCFullYear().toString()],
  ['kind', ({ kind }) => kind],
  ['network', ({ asset }) => asset.network],
  ['asset', ({ asset }) => asset.symbol],
  ['contract_address', ({ asset }) => asset.contract],
  ['transaction_hash', ({ hash }) => hash],
  ['from_address', ({ from }) => from],
  ['to_address', ({ to }) => to],
  ['amount', ({ amount }) => (amount === undefined ? undefined : fromUnits(amount))],
  ['price_usd', ({ price }) => (price === undefined ? undefined : formatAmount(price, PRICE_DECIMALS))],
  ['acquired_utc', ({ acquired }) => acquired?.time.toISOString()],
  ['acquired_transaction_hash', ({ acquired }) => acquired?.hash],
  ['proceeds_usd', ({ proceedsCents }) => dollars(proceedsCents)],
  ['cost_usd', ({ costCents }) => dollars(costCents)],
  ['gain_usd', (movement) => dollars(gainOf(movement))],
  ['note', noteOf],
];

/** Every line of the calculation, in its order. */
export function movementsTable(movements: readonly Movement[]): ExportTable {
  return {
    name: 'cost-basis-movements',
    columns: movementColumns.map(([name]) => name),
    rows: movements.map((movement) => movementColumns.map(([, cell]) => cell(movement))),
  };
}

/** What became of one asset in one year (UTC), over all accounts. */
interface AssetYear {
  readonly year: string;
  readonly asset: MovedAsset;
  acquired: bigint;
  acquiredCents: bigint;
  acquiredWithoutPrice: bigint;
  disposed: bigint;
  fees: bigint;
  /** Of what was disposed of or paid as a fee, where proceeds and cost are both known. */
  proceedsCents: bigint;
  costCents: bigint;
  feeProceedsCents: bigint;
  feeCostCents: bigint;
  /** Where one of the two is not known. */
  incomplete: bigint;
  held: Held;
  hasLeftOut: boolean;
}

interface Held {
  readonly amount: bigint;
  readonly cents: bigint;
  readonly withoutCost: bigint;
}

const nothing: Held = { amount: 0n, cents: 0n, withoutCost: 0n };

const yearColumns: Columns<AssetYear> = [
  ['year', ({ year }) => year],
  ['network', ({ asset }) => asset.network],
  ['asset', ({ asset }) => asset.symbol],
  ['contract_address', ({ asset }) => asset.contract],
  ['acquired_amount', ({ acquired }) => fromUnits(acquired)],
  ['acquired_cost_usd', ({ acquiredCents }) => dollars(acquiredCents)],
  ['acquired_without_price', ({ acquiredWithoutPrice }) => fromUnits(acquiredWithoutPrice)],
  ['disposed_amount', ({ disposed }) => fromUnits(disposed)],
  ['fee_amount', ({ fees }) => fromUnits(fees)],
  ['proceeds_usd', ({ proceedsCents }) => dollars(proceedsCents)],
  ['cost_usd', ({ costCents }) => dollars(costCents)],
  ['gain_usd', ({ proceedsCents, costCents }) => dollars(proceedsCents - costCents)],
  ['incomplete_amount', ({ incomplete }) => fromUnits(incomplete)],
  ['fee_proceeds_usd', ({ feeProceedsCents }) => dollars(feeProceedsCents)],
  ['fee_cost_usd', ({ feeCostCents }) => dollars(feeCostCents)],
  ['held_amount', ({ held }) => fromUnits(held.amount)],
  ['held_cost_usd', ({ held }) => dollars(held.cents)],
  ['held_without_cost', ({ held }) => fromUnits(held.withoutCost)],
  ['is_complete', (row) => String(isComplete(row))],
];

/** The cost basis by year and asset, in this order; what is not known is in a column of its own and in no sum. */
export function assetYearsTable(movements: readonly Movement[]): ExportTable {
  const years = new Map<string, AssetYear>();
  const held = new Map<string, Held>();
  for (const movement of movements) {
    const { asset, time, kind, amount, reason } = movement;
    // A transfer between strangers says nothing of what is owned; nor does one that nobody knows the year of.
    if (time === undefined || reason === 'not_own') continue;
    const year = yearOf(years, time, asset);
    const key = assetKey(asset);
    const after = heldAfter(held.get(key) ?? nothing, kind, amount ?? 0n, movement);
    held.set(key, after);
    year.held = after;
    if (amount === undefined) year.hasLeftOut = true;
    else if (kind === 'acquired') acquire(year, amount, movement.costCents);
    else if (kind !== 'moved') dispose(year, amount, movement);
  }
  const rows = inOrder([...years.values()], ({ year, asset }) => [
    year,
    asset.network,
    asset.contract?.toLowerCase() ?? '',
  ]);
  return {
    name: 'cost-basis',
    columns: yearColumns.map(([name]) => name),
    rows: rows.map((row) => yearColumns.map(([, cell]) => cell(row))),
  };
}

function yearOf(years: Map<string, AssetYear>, time: Date, asset: MovedAsset): AssetYear {
  const year = time.getUTCFullYear().toString();
  const key = `${year} ${assetKey(asset)}`;
  const known = years.get(key);
  if (known) return known;
  const created: AssetYear = {
    year,
    asset,
    acquired: 0n,
    acquiredCents: 0n,
    acquiredWithoutPrice: 0n,
    disposed: 0n,
    fees: 0n,
    proceedsCents: 0n,
    costCents: 0n,
    feeProceedsCents: 0n,
    feeCostCents: 0n,
    incomplete: 0n,
    held: nothing,
    hasLeftOut: false,
  };
  years.set(key, created);
  return created;
}

function acquire(year: AssetYear, amount: bigint, cents: bigint | undefined): void {
  year.acquired += amount;
  if (cents === undefined) year.acquiredWithoutPrice += amount;
  else year.acquiredCents += cents;
}

function dispose(year: AssetYear, amount: bigint, { kind, proceedsCents, costCents }: Movement): void {
  if (kind === 'fee') year.fees += amount;
  else year.disposed += amount;
  if (proceedsCents === undefined || costCents === undefined) {
    year.incomplete += amount;
    return;
  }
  year.proceedsCents += proceedsCents;
  year.costCents += costCents;
  if (kind !== 'fee') return;
  year.feeProceedsCents += proceedsCents;
  year.feeCostCents += costCents;
}

/** What is held after a movement: only what a lot was there for leaves, and what moves in from nowhere is there from then on. */
function heldAfter(
  held: Held,
  kind: Movement['kind'],
  amount: bigint,
  { costCents, isUnmatched }: Movement,
): Held {
  if (kind === 'acquired' || (kind === 'moved' && isUnmatched)) return changed(held, amount, costCents, 1n);
  return kind === 'moved' || isUnmatched ? held : changed(held, amount, costCents, -1n);
}

function changed(held: Held, amount: bigint, cents: bigint | undefined, sign: 1n | -1n): Held {
  return {
    amount: held.amount + sign * amount,
    cents: held.cents + sign * (cents ?? 0n),
    withoutCost: held.withoutCost + (cents === undefined ? sign * amount : 0n),
  };
}

function isComplete({ incomplete, acquiredWithoutPrice, held, hasLeftOut }: AssetYear): boolean {
  return incomplete + acquiredWithoutPrice + held.withoutCost === 0n && !hasLeftOut;
}

function gainOf({ proceedsCents, costCents, kind }: Movement): bigint | undefined {
  if (kind !== 'disposed' && kind !== 'fee') return undefined;
  return proceedsCents === undefined || costCents === undefined ? undefined : proceedsCents - costCents;
}

/** What is missing, by name; several are parted by spaces. */
function noteOf({ kind, reason, price, proceedsCents, costCents, acquired }: Movement): string {
  if (kind === 'left_out') return reason ?? '';
  if (kind === 'acquired') return price === undefined ? 'no_price' : '';
  const ofSource = acquired === undefined ? 'no_acquisition' : costCents === undefined ? 'no_cost' : '';
  const ofPrice = kind !== 'moved' && proceedsCents === undefined ? 'no_price' : '';
  return [ofPrice, ofSource].filter(Boolean).join(' ');
}

/** Cents as dollars with 2 decimals, for example '-12.34'. */
function dollars(cents: bigint | undefined): string | undefined {
  if (cents === undefined) return undefined;
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
