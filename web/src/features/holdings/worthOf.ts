import { PRICE_DECIMALS, statedPrice } from '@everything-wallet/core/amounts/statedPrice';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { Network } from '@everything-wallet/core/networks/networks';
import { isPoolContract } from '@everything-wallet/core/vaults/poolContracts';
import type { HeldAsset } from './HeldAsset.ts';
import { heldBy } from './heldBy.ts';
import type { HeldInPools, PoolShare } from './HeldInPools.ts';

/** More decimals than any token has: values of all of them add up exactly. */
const MAX_DECIMALS = 80;
const VALUE_DECIMALS = MAX_DECIMALS + PRICE_DECIMALS;

const DOUBTS = ['unconfirmed', 'disputed', 'unknown', 'old'] as const;

/** What one of an asset costs in dollars; null where it has no price, undefined while that is not known. */
export type PriceOf = (asset: HeldAsset) => number | null | undefined;

interface WorthOptions {
  readonly looking?: readonly Network[];
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

/** What accounts hold is worth, what that consists of, and what is not in it. */
export interface Worth {
  /** Dollars, an exact decimal string; undefined where nothing can be said: unknown is not zero. */
  readonly usd: string | undefined;
  /** The largest first. */
  readonly byNetwork: readonly Share<Network>[];
  /** The largest first, each with what is held of it in its smallest unit. */
  readonly byAsset: readonly (Share<HeldAsset> & { readonly units: bigint })[];
  /** What is in pools, the largest first. */
  readonly byPool: readonly Share<Pick<PoolShare, 'network' | 'name'>>[];
  /** Pools of which nobody knows what is in them, or what that is worth; and whether some are still being asked. */
  readonly unknownPools: number;
  readonly arePoolsAsked: boolean;
  /** Figures that nodes differ about. */
  readonly disputed: number;
  /** Figures that too few nodes gave. */
  readonly unconfirmed: number;
  /** Figures that nobody gave. */
  readonly unknown: number;
  /** What is held and has no price, or no decimals to tell an amount by. */
  readonly priceless: readonly HeldAsset[];
  /** Whether prices are not known yet, or not any more, of something that is held. */
  readonly isPriceMissing: boolean;
  /** Networks with figures in it that one of several nodes alone gave. */
  readonly lone: readonly Network[];
  /** Networks of which nothing was heard. */
  readonly unheard: readonly Network[];
  /** Networks on which tokens are still being looked for. */
  readonly looking: readonly Network[];
  /** Figures in it that are not of now. */
  readonly old: number;
  /** How old the oldest figure in it is, in ms. */
  readonly oldestMs: number;
  /** Whether something that may be worth something is not in it, or not as it is now. */
  readonly isPartial: boolean;
}

/**
 * What some accounts hold together is worth, exactly. Test coins never count, nor does what nobody vouches for, nor a figure that
 * nodes do not agree on. What is in pools counts at what it would bring now (`options.pools`), and its shares do not count once more.
 *
 * @param networks those that were asked about
 * @param options.looking those on which not all that is held was found yet
 * @param options.doBlocksWait whether the age of a block says nothing (see figureState)
 * @param options.pools what is in pools, of main networks alone
 */
export function worthOf(
  assets: readonly HeldAsset[],
  accounts: readonly string[],
  networks: readonly Network[],
  priceOf: PriceOf,
  { looking = [], doBlocksWait = false, pools = NO_POOLS }: WorthOptions = {},
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
  const heard = new Set(counted.filter(({ kind }) => kind === 'coin').map(({ network }) => network.id));
  const unheard = networks.filter(({ id, type }) => type === 'mainnet' && !heard.has(id));
  const open = looking.filter(({ type }) => type === 'mainnet');
  const isLacking =
    doubts.unconfirmed + doubts.disputed + doubts.unknown + pools.unknown > 0 ||
    [priceless, unheard, open].some(({ length }) => length > 0) ||
    isPriceMissing ||
    pools.isAsked;
  const total = [...byAsset, ...byPool].reduce((sum, { value }) => sum + value, 0n);
  return {
    // A part that is nothing says nothing of the whole.
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
    unheard,
    looking: open,
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

/** Adds up what accounts hold of assets, and counts the figures that cannot be added. */
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
