import type { Network } from '@everything-wallet/core/networks/networks';
import { useMemo } from 'react';
import { useEnvironment } from '../components/useEnvironment.ts';
import { snapshotAge, FRESH_PREVIEW_MS } from '../features/defi/snapshotAge.ts';
import { heldInPools } from '../features/defi/heldInPools.ts';
import { usePoolTotals } from '../features/defi/hooks/usePoolTotals.ts';
import { poolsOf } from '../features/defi/poolsOf.ts';
import { figureFor } from '../features/holdings/heldBy.ts';
import type { HeldAsset } from '../features/holdings/HeldAsset.ts';
import type { HeldInPools } from '../features/holdings/HeldInPools.ts';
import { useNow } from '../lib/time/useNow.ts';

/**
 * Keeps up to date what accounts have in pools of main networks. A pool costs nodes much to tell, so only those of networks are asked where
 * an account has a share of one, or nobody knows whether it has.
 *
 * @param poolAssets what accounts have of the contracts of pools (`useHoldings`)
 * @param own checksum addresses, the same list for the same
 */
export function useHeldInPools(
  poolAssets: readonly HeldAsset[],
  own: readonly string[],
): HeldInPools & { readonly isSample: boolean } {
  const networks = useSameNetworks(
    poolAssets
      .filter((asset) => asset.network.type === 'mainnet' && mayBeHeld(asset, own))
      .map(({ network }) => network),
  );
  const { looks, totals, priceOf, isSample } = usePoolTotals(networks, own);
  const doBlocksWait = Boolean(useEnvironment()?.emulators);
  const now = useNow();
  return useMemo(() => {
    const heard = looks.filter(({ answer }) => answer);
    const ages = heard
      .map((look) => snapshotAge(look, doBlocksWait))
      .filter((age) => age >= FRESH_PREVIEW_MS);
    const { shares, unknown } = heldInPools(heard.flatMap(poolsOf), priceOf);
    const isAsked = totals === undefined;
    return {
      shares,
      // Of a network that has not answered nobody knows in how many pools something is.
      unknown: unknown + (isAsked ? 0 : looks.length - heard.length),
      isAsked,
      old: ages.length,
      oldestMs: Math.max(0, ...ages),
      isSample,
    };
    // oxlint-disable-next-line react/exhaustive-deps -- also with time: figures grow old without anything being heard
  }, [looks, totals, priceOf, isSample, doBlocksWait, now]);
}

function mayBeHeld(asset: HeldAsset, own: readonly string[]): boolean {
  return own.some((account) => figureFor(asset, account)?.units !== 0n);
}

/** The same list for the same networks. */
function useSameNetworks(networks: readonly Network[]): readonly Network[] {
  const distinct = [...new Set(networks)];
  const key = distinct.map(({ id }) => id).join();
  // oxlint-disable-next-line react/exhaustive-deps -- the list is made of what the key names
  return useMemo(() => distinct, [key]);
}
