import type { Network } from '@everything-wallet/core/networks/networks';
import { useCallback, useMemo } from 'react';
import { useTokenPrices } from '../../../lib/prices/useTokenPrices.ts';
import { poolsOf } from '../poolsOf.ts';
import { poolTotals, type PoolTotals, type PriceOfPool } from '../poolTotals.ts';
import { usePoolLooks, type PoolLooks } from './usePoolLooks.ts';

/** What was heard of pools, and what accounts have in all of them. */
export interface TotalledPools extends Pick<PoolLooks, 'looks' | 'askAnew'> {
  /** Undefined while a first answer is on its way. */
  readonly totals: PoolTotals | undefined;
  readonly priceOf: PriceOfPool;
  /** Whether the prices are built-in examples instead of the market's. */
  readonly isSample: boolean;
}

/**
 * Keeps up to date what accounts have in the pools of some networks, and what that is worth; the arguments are those of `usePoolLooks`.
 */
export function usePoolTotals(networks: readonly Network[], addresses: readonly string[]): TotalledPools {
  const { looks, isLoading, askAnew } = usePoolLooks(networks, addresses);
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
    () => poolTotals(pools, priceOf, looks.filter(({ answer }) => !answer).length),
    [pools, priceOf, looks],
  );
  return { looks, totals: isLoading ? undefined : totals, priceOf, isSample, askAnew };
}
