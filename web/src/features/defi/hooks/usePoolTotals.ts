import type { Network } from '@everything-wallet/core/networks/networks';
import { useCallback, useMemo } from 'react';
import { useEnvironment } from '../../../components/useEnvironment.ts';
import { useTokenPrices } from '../../../lib/prices/useTokenPrices.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { snapshotAge, FRESH_PREVIEW_MS } from '../snapshotAge.ts';
import { poolsOf } from '../poolsOf.ts';
import { poolTotals, type PoolTotals, type PriceOfPool } from '../poolTotals.ts';
import { usePoolSnapshots, type PoolSnapshots } from './usePoolSnapshots.ts';

/** Snapshots of pools, and the positions of some accounts in all of them. */
export interface TotalledPools extends Pick<PoolSnapshots, 'snapshots' | 'reload'> {
  /** Undefined until the first answer. */
  readonly totals: PoolTotals | undefined;
  readonly priceOf: PriceOfPool;
  /** True if the prices are built-in examples instead of the market's. */
  readonly isSample: boolean;
}

/**
 * Refreshes the positions of some accounts in the pools of some networks, and their value; parameters as in `usePoolSnapshots`.
 */
export function usePoolTotals(networks: readonly Network[], addresses: readonly string[]): TotalledPools {
  const { snapshots, isLoading, reload } = usePoolSnapshots(networks, addresses);
  const doBlocksWait = Boolean(useEnvironment()?.emulators);
  const now = useNow();
  const pools = useMemo(() => snapshots.flatMap(poolsOf), [snapshots]);
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
      const answered = snapshots.filter(({ answer }) => answer);
      const old = answered.filter((snapshot) => snapshotAge(snapshot, doBlocksWait) >= FRESH_PREVIEW_MS);
      const hasNoAccounts = addresses.length === 0;
      return poolTotals(pools, priceOf, {
        unanswered: snapshots.length - answered.length,
        old: hasNoAccounts ? 0 : old.length,
      });
    },
    // oxlint-disable-next-line react/exhaustive-deps -- also with time: snapshots become outdated without an answer
    [pools, priceOf, snapshots, addresses, doBlocksWait, now],
  );
  return { snapshots, totals: isLoading ? undefined : totals, priceOf, isSample, reload };
}
