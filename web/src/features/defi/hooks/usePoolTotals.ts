import type { Network } from '@everything-wallet/core/networks/networks';
import { useCallback, useMemo } from 'react';
import { useEnvironment } from '../../../components/useEnvironment.ts';
import { useTokenPrices } from '../../../lib/prices/useTokenPrices.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { snapshotAge, FRESH_PREVIEW_MS } from '../snapshotAge.ts';
import { poolsOf } from '../poolsOf.ts';
import { poolTotals, type PoolTotals, type PriceOfPool } from '../poolTotals.ts';
import { usePoolSnapshots, type PoolSnapshots } from './usePoolSnapshots.ts';

/** What was heard of pools, and what accounts have in all of them. */
export interface TotalledPools extends Pick<PoolSnapshots, 'looks' | 'askAnew'> {
  /** Undefined while a first answer is on its way. */
  readonly totals: PoolTotals | undefined;
  readonly priceOf: PriceOfPool;
  /** Whether the prices are built-in examples instead of the market's. */
  readonly isSample: boolean;
}

/**
 * Keeps up to date what accounts have in the pools of some networks, and what that is worth; the arguments are those of `usePoolSnapshots`.
 */
export function usePoolTotals(networks: readonly Network[], addresses: readonly string[]): TotalledPools {
  const { looks, isLoading, askAnew } = usePoolSnapshots(networks, addresses);
  const doBlocksWait = Boolean(useEnvironment()?.emulators);
  const now = useNow();
  const pools = useMemo(() => looks.flatMap(poolsOf), [looks]);
  const { priceOf: priceOfToken, isSample } = useTokenPrices(
    useMemo(
      () => pools.map(({ network, vault }) => ({ network: network.rpcName, contract: vault.asset })),
      [pools],
    ),
  );
  const priceOf: PriceOfPool = useCallback(
    ({ network: { rpcName, type }, vault }) => {
      const price = type === 'testnet' ? null : priceOfToken({ network: rpcName, contract: vault.asset });
      return price ? price.usd : price;
    },
    [priceOfToken],
  );
  const totals = useMemo(
    () => {
      const heard = looks.filter(({ answer }) => answer);
      const old = heard.filter((look) => snapshotAge(look, doBlocksWait) >= FRESH_PREVIEW_MS);
      const isOfNobody = addresses.length === 0;
      return poolTotals(pools, priceOf, {
        unheard: looks.length - heard.length,
        old: isOfNobody ? 0 : old.length,
      });
    },
    // oxlint-disable-next-line react/exhaustive-deps -- also with time: figures grow old without anything being heard
    [pools, priceOf, looks, addresses, doBlocksWait, now],
  );
  return { looks, totals: isLoading ? undefined : totals, priceOf, isSample, askAnew };
}
