import { formatAmount } from '../amounts/formatAmount.ts';
import { PRICE_DECIMALS } from '../amounts/statedPrice.ts';
import { fromUnits } from '../amounts/units.ts';
import type { ExportTable } from './ExportTable.ts';
import { inOrder } from './inOrder.ts';
import { assetKey } from './movedAsset.ts';
import type { MovedAsset, Movement } from './Movement.ts';

type Columns<T> = readonly (readonly [name: string, cell: (row: T) => string | undefined])[];

const movementColumns: Columns<Movement> = [
  ['time_utc', ({ time }) => time?.toISOString()],
  ['year', ({ time }) => time?.getUTCFullYear().toString()],
  ['kind', ({ kind }) => kind],
  ['network', ({ asset }) => asset.network],
  ['asset', ({ asset }) => asset.symbol],
  ['contract_address', ({ asset }) => asset.contract],
  ['token_id', ({ asset }) => asset.tokenId],
  ['transaction_hash', ({ hash }) => hash],
  ['from_address', ({ from }) => from],
  ['to_address', ({ to }) => to],
  ['amount', ({ amount }) => (amount === undefined ? undefined : fromUnits(amount))],
  ['price_usd', ({ price }) => (price === undefined ? undefined : formatAmount(price, PRICE_DECIMALS))],
  ['acquired_utc', ({ acquired }) => acquired?.time.toISOString()],
  ['acquired_transaction_hash', ({ acquired }) => acquired?.hash],
  ['proceeds_usd', ({ proceedsCents }) => writeDollars(proceedsCents)],
  ['cost_usd', ({ costCents }) => writeDollars(costCents)],
  ['gain_usd', (movement) => writeDollars(gainOf(movement))],
  ['note', describeMissing],
];

/** Builds the table of all lines of the calculation, in order. */
export function movementsTable(movements: readonly Movement[]): ExportTable {
  return {
    name: 'cost-basis-movements',
    columns: movementColumns.map(([name]) => name),
    rows: movements.map((movement) => movementColumns.map(([, cell]) => cell(movement))),
  };
}

/** Figures of one asset in one year (UTC), over all accounts. */
interface AssetYear {
  /** Empty if the asset has only lines without a time. */
  readonly year: string;
  readonly asset: MovedAsset;
  acquired: bigint;
  acquiredCents: bigint;
  acquiredWithoutPrice: bigint;
  disposed: bigint;
  fees: bigint;
  /** Sums of disposals and fees whose proceeds and cost are both known. */
  proceedsCents: bigint;
  costCents: bigint;
  feeProceedsCents: bigint;
  feeCostCents: bigint;
  /** Number of lines in these sums, and of fees among them. */
  knownDisposals: number;
  knownFees: number;
  /** Amount where one of the two is unknown. */
  incomplete: bigint;
  /** Disposals without a known cost: amount, and known proceeds. */
  withoutCost: bigint;
  proceedsWithoutCostCents: bigint | undefined;
  held: Held;
  /** True if some of this year is in no figure. */
  hasLeftOut: boolean;
  /** True if nothing is missing in this year or before it, which would change its lots. */
  isComplete: boolean;
}

interface Held {
  readonly amount: bigint;
  readonly cents: bigint;
  readonly withoutCost: bigint;
}

const EMPTY: Held = { amount: 0n, cents: 0n, withoutCost: 0n };

const yearColumns: Columns<AssetYear> = [
  ['year', ({ year }) => year || undefined],
  ['network', ({ asset }) => asset.network],
  ['asset', ({ asset }) => asset.symbol],
  ['contract_address', ({ asset }) => asset.contract],
  ['token_id', ({ asset }) => asset.tokenId],
  ['acquired_amount', ({ acquired }) => fromUnits(acquired)],
  [
    'acquired_cost_usd',
    ({ acquired, acquiredWithoutPrice, acquiredCents }) =>
      acquired > 0n && acquired === acquiredWithoutPrice ? undefined : writeDollars(acquiredCents),
  ],
  ['acquired_without_price', ({ acquiredWithoutPrice }) => fromUnits(acquiredWithoutPrice)],
  ['disposed_amount', ({ disposed }) => fromUnits(disposed)],
  ['fee_amount', ({ fees }) => fromUnits(fees)],
  ['proceeds_usd', (row) => sumIfKnown(row, row.proceedsCents)],
  ['cost_usd', (row) => sumIfKnown(row, row.costCents)],
  ['gain_usd', (row) => sumIfKnown(row, row.proceedsCents - row.costCents)],
  ['incomplete_amount', ({ incomplete }) => fromUnits(incomplete)],
  [
    'proceeds_without_cost_usd',
    ({ withoutCost, proceedsWithoutCostCents: cents }) =>
      writeDollars(cents ?? (withoutCost > 0n ? undefined : 0n)),
  ],
  ['fee_proceeds_usd', (row) => ofKnownFees(row, row.feeProceedsCents)],
  ['fee_cost_usd', (row) => ofKnownFees(row, row.feeCostCents)],
  ['held_amount', ({ held }) => fromUnits(held.amount)],
  [
    'held_cost_usd',
    ({ held }) =>
      held.amount > 0n && held.amount === held.withoutCost ? undefined : writeDollars(held.cents),
  ],
  ['held_without_cost', ({ held }) => fromUnits(held.withoutCost)],
  ['is_complete', (row) => String(row.isComplete)],
];

/**
 * Builds the table of the cost basis by year and asset, in this order; unknown amounts are in a column of
 * their own and in no sum.
 */
export function assetYearsTable(movements: readonly Movement[]): ExportTable {
  const years = new Map<string, AssetYear>();
  const held = new Map<string, Held>();
  // A transfer between foreign accounts does not affect holdings.
  const owned = movements.filter(({ reason }) => reason !== 'not_own');
  for (const movement of owned) {
    const { asset, time, kind, amount, reason } = movement;
    const key = assetKey(asset);
    const after = applyMovement(held.get(key) ?? EMPTY, kind, amount ?? 0n, movement);
    held.set(key, after);
    // Unverified transfers make no row.
    if (time === undefined || reason === 'unverified') continue;
    const year = findYear(years, time.getUTCFullYear().toString(), asset);
    year.held = after;
    if (amount === undefined) year.hasLeftOut = true;
    else if (kind === 'acquired') acquire(year, amount, movement.costCents);
    else if (kind !== 'moved') dispose(year, amount, movement);
  }
  const dated = new Set([...years.values()].map(({ asset }) => assetKey(asset)));
  for (const { asset, time, amount, reason } of owned) {
    if (time !== undefined || reason === 'unverified' || dated.has(assetKey(asset))) continue;
    const row = findYear(years, '', asset);
    row.held = held.get(assetKey(asset)) ?? EMPTY;
    row.hasLeftOut ||= amount === undefined;
  }
  const since = findMissingSince(owned);
  for (const row of years.values()) {
    const { incomplete, acquiredWithoutPrice, held: left, year, asset } = row;
    const missing = since.get(assetKey(asset));
    const isWhole = missing === undefined || year < missing;
    row.isComplete = isWhole && incomplete + acquiredWithoutPrice + left.withoutCost === 0n;
  }
  const rows = inOrder([...years.values()], ({ year, asset }) => [
    year,
    asset.network,
    asset.contract?.toLowerCase() ?? '',
    asset.tokenId ?? '',
  ]);
  return {
    name: 'cost-basis',
    columns: yearColumns.map(([name]) => name),
    rows: rows.map((row) => yearColumns.map(([, cell]) => cell(row))),
  };
}

/**
 * Returns the first incomplete year of each asset: every later lot may differ. Without a time, all years may.
 */
function findMissingSince(movements: readonly Movement[]): ReadonlyMap<string, string> {
  const since = new Map<string, string>();
  for (const { asset, kind, time } of movements) {
    if (kind !== 'left_out' && kind !== 'unrecorded') continue;
    const key = assetKey(asset);
    const year = time?.getUTCFullYear().toString() ?? '';
    const known = since.get(key);
    if (known === undefined || year < known) since.set(key, year);
  }
  return since;
}

function findYear(years: Map<string, AssetYear>, year: string, asset: MovedAsset): AssetYear {
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
    knownDisposals: 0,
    knownFees: 0,
    incomplete: 0n,
    withoutCost: 0n,
    proceedsWithoutCostCents: undefined,
    held: EMPTY,
    hasLeftOut: false,
    isComplete: true,
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
    if (costCents !== undefined) return;
    year.withoutCost += amount;
    if (proceedsCents !== undefined) {
      year.proceedsWithoutCostCents = (year.proceedsWithoutCostCents ?? 0n) + proceedsCents;
    }
    return;
  }
  year.knownDisposals += 1;
  year.proceedsCents += proceedsCents;
  year.costCents += costCents;
  if (kind !== 'fee') return;
  year.knownFees += 1;
  year.feeProceedsCents += proceedsCents;
  year.feeCostCents += costCents;
}

/**
 * Returns the balance after a movement: only matched amounts are subtracted, and a move of unknown origin
 * adds to it.
 */
function applyMovement(
  held: Held,
  kind: Movement['kind'],
  amount: bigint,
  { costCents, isUnmatched }: Movement,
): Held {
  if (kind === 'acquired' || kind === 'unrecorded' || (kind === 'moved' && isUnmatched))
    return addTo(held, amount, costCents, 1n);
  return kind === 'moved' || isUnmatched ? held : addTo(held, amount, costCents, -1n);
}

function addTo(held: Held, amount: bigint, cents: bigint | undefined, sign: 1n | -1n): Held {
  return {
    amount: held.amount + sign * amount,
    cents: held.cents + sign * (cents ?? 0n),
    withoutCost: held.withoutCost + (cents === undefined ? sign * amount : 0n),
  };
}

/** Returns a sum of disposals; undefined where some happened, or may have, and none is included. */
function sumIfKnown(
  { incomplete, hasLeftOut, knownDisposals }: AssetYear,
  cents: bigint,
): string | undefined {
  return (incomplete > 0n || hasLeftOut) && knownDisposals === 0 ? undefined : writeDollars(cents);
}

function ofKnownFees({ fees, hasLeftOut, knownFees }: AssetYear, cents: bigint): string | undefined {
  return (fees > 0n || hasLeftOut) && knownFees === 0 ? undefined : writeDollars(cents);
}

function gainOf({ proceedsCents, costCents, kind }: Movement): bigint | undefined {
  if (kind !== 'disposed' && kind !== 'fee') return undefined;
  return proceedsCents === undefined || costCents === undefined ? undefined : proceedsCents - costCents;
}

/** Names the missing values; several are separated by spaces. */
function describeMissing({ kind, reason, price, proceedsCents, costCents, acquired }: Movement): string {
  if (kind === 'left_out') return reason ?? '';
  if (kind === 'unrecorded') return 'no_acquisition';
  if (kind === 'acquired') return price === undefined ? 'no_price' : '';
  const ofSource = acquired === undefined ? 'no_acquisition' : costCents === undefined ? 'no_cost' : '';
  const ofPrice = kind !== 'moved' && proceedsCents === undefined ? 'no_price' : '';
  return [ofPrice, ofSource].filter(Boolean).join(' ');
}

/** Writes cents as dollars with 2 decimals, for example '-12.34'. */
function writeDollars(cents: bigint | undefined): string | undefined {
  if (cents === undefined) return undefined;
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
