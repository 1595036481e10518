import type { Network } from '@everything-wallet/core/networks/networks';
import { useMemo } from 'react';
import { useEnvironment } from '../../components/useEnvironment.ts';
import { snapshotAge, FRESH_PREVIEW_MS } from '../../features/defi/snapshotAge.ts';
import { heldInPools } from '../../features/defi/heldInPools.ts';
import { usePoolTotals } from '../../features/defi/hooks/usePoolTotals.ts';
import { poolsOf } from '../../features/defi/poolsOf.ts';
import { figureFor } from '../../features/holdings/heldBy.ts';
import type { HeldAsset } from '../../features/holdings/HeldAsset.ts';
import type { HeldInPools } from '../../features/holdings/HeldInPools.ts';
import { useNow } from '../../lib/time/useNow.ts';

/**
 * Polls the holdings of accounts in pools of main networks. Reading pools costs nodes much, so only networks
 * are queried where an account has a share of one, or where that is unknown.
 *
 * @param poolAssets holdings in the contracts of pools (`useHoldings`)
 * @param own checksum addresses, the same array for the same content
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
  const { snapshots, totals, priceOf, isSample } = usePoolTotals(networks, own);
  const doBlocksWait = Boolean(useEnvironment()?.emulators);
  const now = useNow();
  return useMemo(() => {
    const received = snapshots.filter(({ answer }) => answer);
    const ages = received
      .map((snapshot) => snapshotAge(snapshot, doBlocksWait))
      .filter((age) => age >= FRESH_PREVIEW_MS);
    const { shares, unknown } = heldInPools(received.flatMap(poolsOf), priceOf);
    const isRequested = totals === undefined;
    return {
      shares,
      // For a network without an answer the number of pools with a position is unknown.
      unknown: unknown + (isRequested ? 0 : snapshots.length - received.length),
      isAsked: isRequested,
      old: ages.length,
      oldestMs: Math.max(0, ...ages),
      isSample,
    };
    // oxlint-disable-next-line react/exhaustive-deps -- also with time: figures grow old without a new answer
  }, [snapshots, totals, priceOf, isSample, doBlocksWait, now]);
}

function mayBeHeld(asset: HeldAsset, own: readonly string[]): boolean {
  return own.some((account) => figureFor(asset, account)?.units !== 0n);
}

/** Returns the same list for the same networks. */
function useSameNetworks(networks: readonly Network[]): readonly Network[] {
  const distinct = [...new Set(networks)];
  const key = distinct.map(({ id }) => id).join();
  // oxlint-disable-next-line react/exhaustive-deps -- the key determines the list
  return useMemo(() => distinct, [key]);
}
