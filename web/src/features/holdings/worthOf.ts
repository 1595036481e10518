import { PRICE_DECIMALS, statedPrice } from '@everything-wallet/core/amounts/statedPrice';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { Network } from '@everything-wallet/core/networks/networks';
import { isPoolContract } from '@everything-wallet/core/pools/poolContracts';
import type { HeldAsset } from './HeldAsset.ts';
import { heldBy } from './heldBy.ts';
import type { HeldInPools, PoolShare } from './HeldInPools.ts';

/** More decimals than any token has, so that all values add up exactly. */
const MAX_DECIMALS = 80;
const VALUE_DECIMALS = MAX_DECIMALS + PRICE_DECIMALS;

const DOUBTS = ['unconfirmed', 'disputed', 'unknown', 'old'] as const;

/** Returns the price of one unit of an asset in dollars; null if it has no price, undefined while unknown. */
export type PriceOf = (asset: HeldAsset) => number | null | undefined;

interface WorthOptions {
  readonly searching?: readonly Network[];
  readonly doBlocksWait?: boolean;
  readonly pools?: HeldInPools;
}

const NO_POOLS: HeldInPools = { shares: [], unknown: 0, isAsked: false, old: 0, oldestMs: 0 };

/** A part of a total. */
interface Share<Of> {
  readonly of: Of;
  /** Dollars, an exact decimal string. */
  readonly usd: string;
}

/** Net worth of accounts, its parts, and the assets that it leaves out. */
export interface Worth {
  /** Dollars, an exact decimal string; undefined if unknown, which is not zero. */
  readonly usd: string | undefined;
  /** The largest first. */
  readonly byNetwork: readonly Share<Network>[];
  /** The largest first, each with the units that are held. */
  readonly byAsset: readonly (Share<HeldAsset> & { readonly units: bigint })[];
  /** Positions in pools, the largest first. */
  readonly byPool: readonly Share<Pick<PoolShare, 'network' | 'name'>>[];
  /** Number of pools with an unknown position or value. */
  readonly unknownPools: number;
  /** True while pools are still queried. */
  readonly arePoolsAsked: boolean;
  /** Number of figures that the nodes disagree on. */
  readonly disputed: number;
  /** Number of figures that too few nodes reported. */
  readonly unconfirmed: number;
  /** Number of figures that no node reported. */
  readonly unknown: number;
  /** Assets that are held and have no price, or no decimals to compute an amount with. */
  readonly priceless: readonly HeldAsset[];
  /** True if the price of an asset that is held is not known yet, or no longer. */
  readonly isPriceMissing: boolean;
  /** Networks with a figure in the total that only one of several nodes reported. */
  readonly lone: readonly Network[];
  /** Networks without an answer. */
  readonly unanswered: readonly Network[];
  /** Networks that are still scanned for tokens. */
  readonly searching: readonly Network[];
  /** Number of outdated figures in the total. */
  readonly old: number;
  /** Age of the oldest figure in the total, in ms. */
  readonly oldestMs: number;
  /** True if something of possible value is missing from the total or outdated in it. */
  readonly isPartial: boolean;
}

/**
 * Computes the net worth of accounts, exactly. Leaves out test coins, unverified tokens and figures that the nodes disagree on. Positions
 * in pools count at their value on withdrawal (`options.pools`); the shares of the pools do not count again.
 *
 * @param networks those that were queried
 * @param options.searching those whose scan is not complete yet
 * @param options.doBlocksWait true if the age of a block proves nothing (see figureState)
 * @param options.pools positions in pools, on main networks only
 */
export function worthOf(
  assets: readonly HeldAsset[],
  accounts: readonly string[],
  networks: readonly Network[],
  priceOf: PriceOf,
  { searching = [], doBlocksWait = false, pools = NO_POOLS }: WorthOptions = {},
): Worth {
  const counted = assets.filter(
    ({ kind, network, contract }) =>
      network.type === 'mainnet' && kind !== 'unverified' && !isPoolContract(network.id, contract),
  );
  const sums = sumUp(counted, accounts, priceOf, doBlocksWait);
  const { byAsset, byNetwork, priceless, isPriceMissing, lone } = sums;
  const doubts = { ...sums.doubts, old: sums.doubts.old + pools.old };
  const byPool = pools.shares.map(({ network, name, units, decimals, price }) => ({
    of: { network, name },
    value: valueOf(units, decimals, price),
  }));
  for (const { of, value } of byPool) byNetwork.set(of.network, (byNetwork.get(of.network) ?? 0n) + value);
  const answered = new Set(counted.filter(({ kind }) => kind === 'coin').map(({ network }) => network.id));
  const unanswered = networks.filter(({ id, type }) => type === 'mainnet' && !answered.has(id));
  const open = searching.filter(({ type }) => type === 'mainnet');
  const isLacking =
    doubts.unconfirmed + doubts.disputed + doubts.unknown + pools.unknown > 0 ||
    [priceless, unanswered, open].some(({ length }) => length > 0) ||
    isPriceMissing ||
    pools.isAsked;
  const total = [...byAsset, ...byPool].reduce((sum, { value }) => sum + value, 0n);
  return {
    // A partial total of 0 does not mean that the whole is 0.
    usd: sums.agreed === 0 || (total === 0n && isLacking) ? undefined : dollars(total),
    byNetwork: sorted([...byNetwork].map(([of, value]) => ({ of, value }))).map(({ of, value }) => ({
      of,
      usd: dollars(value),
    })),
    byAsset: sorted(byAsset).map(({ of, units, value }) => ({ of, units, usd: dollars(value) })),
    byPool: sorted(byPool).map(({ of, value }) => ({ of, usd: dollars(value) })),
    unknownPools: pools.unknown,
    arePoolsAsked: pools.isAsked,
    ...doubts,
    priceless,
    isPriceMissing,
    lone,
    unanswered,
    searching: open,
    oldestMs: Math.max(pools.oldestMs, sums.oldestMs),
    isPartial: isLacking || doubts.old > 0,
  };
}

interface Sums {
  readonly byAsset: readonly { readonly of: HeldAsset; readonly units: bigint; readonly value: bigint }[];
  readonly byNetwork: Map<Network, bigint>;
  readonly priceless: readonly HeldAsset[];
  readonly isPriceMissing: boolean;
  readonly lone: readonly Network[];
  readonly doubts: Readonly<Record<(typeof DOUBTS)[number], number>>;
  /** Number of figures that nodes agree on. */
  readonly agreed: number;
  readonly oldestMs: number;
}

/** Adds up the assets of accounts, and counts the figures that cannot be added. */
function sumUp(
  assets: readonly HeldAsset[],
  accounts: readonly string[],
  priceOf: PriceOf,
  doBlocksWait: boolean,
): Sums {
  const byNetwork = new Map<Network, bigint>();
  const byAsset: { of: HeldAsset; units: bigint; value: bigint }[] = [];
  const priceless: HeldAsset[] = [];
  const doubts = { unconfirmed: 0, disputed: 0, unknown: 0, old: 0 };
  const lone = new Set<Network>();
  let isPriceMissing = false;
  let oldestMs = 0;
  let agreed = 0;
  for (const asset of assets) {
    const held = heldBy(asset, accounts, doBlocksWait);
    agreed += held.agreed;
    if (held.lone > 0) lone.add(asset.network);
    oldestMs = Math.max(oldestMs, held.oldestMs);
    for (const doubt of DOUBTS) doubts[doubt] += held[doubt];
    if (held.units === 0n) continue;
    const price = asset.decimals === undefined || asset.decimals > MAX_DECIMALS ? null : priceOf(asset);
    if (price === undefined) isPriceMissing = true;
    else if (price === null || asset.decimals === undefined) priceless.push(asset);
    else {
      const value = valueOf(held.units, asset.decimals, price);
      byAsset.push({ of: asset, units: held.units, value });
      byNetwork.set(asset.network, (byNetwork.get(asset.network) ?? 0n) + value);
    }
  }
  return { byAsset, byNetwork, priceless, isPriceMissing, lone: [...lone], doubts, agreed, oldestMs };
}

function valueOf(units: bigint, decimals: number, price: number): bigint {
  return units * statedPrice(price) * 10n ** BigInt(MAX_DECIMALS - decimals);
}

function sorted<Part extends { readonly value: bigint }>(parts: readonly Part[]): Part[] {
  return [...parts].sort(({ value: one }, { value: other }) => (one < other ? 1 : one > other ? -1 : 0));
}

function dollars(value: bigint): string {
  return formatAmount(value, VALUE_DECIMALS);
}
