import type { PricedAsset } from '@everything-wallet/core/schemas/pastPrices';
import { MAX_SERIES } from '@everything-wallet/core/schemas/pastPrices';
import { pricedSymbolOf } from '@everything-wallet/core/tokens/pricedSymbolOf';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Sparkline } from '../../components/Sparkline.tsx';
import { useEnvironment } from '../../components/useEnvironment.ts';
import { Total } from '../../features/holdings/components/Total.tsx';
import { changeOf } from '../../features/holdings/changeOf.ts';
import type { HeldAsset } from '../../features/holdings/HeldAsset.ts';
import { worthOf, type Worth } from '../../features/holdings/worthOf.ts';
import type { CustomToken } from '../../features/tokens/CustomToken.ts';
import type { Records } from '../../lib/firebase/Records.ts';
import type { RetryableSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { logProblem } from '../../lib/log/logProblem.ts';
import { usePastPrices } from '../../lib/prices/usePastPrices.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { useWhenIdle } from '../../lib/time/useWhenIdle.ts';
import { paths } from '../../config/paths.ts';
import { heldAssetPath } from '../token/heldAssetPath.ts';
import { lastKnownHome, type LastKnownHome } from './lastKnownHome.ts';
import { totalToStore } from './totalToStore.ts';
import { valuesOfDay } from './valuesOfDay.ts';
import { useHeldInPools } from './useHeldInPools.ts';
import { useOwnHoldings } from '../wallet/useOwnHoldings.ts';

const NONE: readonly never[] = [];

interface HomeTotalProps {
  userId: string;
  /** The user's own tokens. */
  tokens: RetryableSnapshot<Records<CustomToken>>;
  /** Figures that the home showed last. */
  lastKnown: LastKnownHome | undefined;
  /** True where the screen already marks prices as samples. */
  isSampleStated: boolean;
  isMasked: boolean;
}

/** Total of all accounts on all networks, at the top of the home. */
export function HomeTotal({ userId, tokens, lastKnown, isSampleStated, isMasked }: HomeTotalProps) {
  const { own, watched, holdings, priceOf, isSample: isSampled } = useOwnHoldings(userId, tokens);
  const { assets, poolAssets, networks, failed, searching, isLoading, refresh } = holdings;
  const pools = useHeldInPools(poolAssets, own ?? NONE);
  const isSample = isSampled || pools.isSample;
  const records = tokens.status === 'ready' ? tokens.data.records : NONE;
  const doBlocksWait = Boolean(useEnvironment()?.emulators);
  const now = useNow();
  const worth = useMemo(
    () =>
      worthOf(
        assets,
        own ?? NONE,
        networks,
        (asset) => {
          const price = priceOf(asset);
          return price ? price.usd : price;
        },
        { searching, doBlocksWait, pools },
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- also with time: figures grow old without a new answer
    [assets, own, networks, priceOf, searching, doBlocksWait, pools, now],
  );

  const hasFailed = failed.length > 0;
  useEffect(() => {
    if (hasFailed) logProblem('Loading holdings failed on a network');
  }, [hasFailed]);

  // The balance of an added token is requested immediately.
  const tokenCount = records.length;
  const lastCount = useRef(tokenCount);
  useEffect(() => {
    if (lastCount.current === tokenCount) return;
    lastCount.current = tokenCount;
    refresh();
  }, [tokenCount, refresh]);

  useEffect(() => {
    const total = totalToStore(worth, { isLoading, failed, isSample }, Date.now());
    const stored = total && lastKnownHome.read(userId);
    if (stored) lastKnownHome.store({ ...stored, total });
  }, [userId, worth, isLoading, failed, isSample]);

  const change = useMemo(
    () => (worth.isPriceMissing ? undefined : changeOf(worth, priceOf)),
    [worth, priceOf],
  );
  const day = useDay(worth, now);
  const before = lastKnown?.total;
  return (
    <Total
      worth={worth}
      holdings={{ ...holdings, isLoading: isLoading || own === undefined }}
      accounts={{ own: own?.length ?? 0, watched }}
      change={change}
      isSample={isSample}
      isSampleStated={isSampleStated}
      chart={day && <Sparkline points={day} isLarge />}
      isMasked={isMasked}
      lastKnown={before && { ...before, at: new Date(before.at) }}
      pathOf={(asset) => heldAssetPath(asset, records)}
      poolsPath={paths.defi}
    />
  );
}

/** Returns the values of the last 24 hours, for drawing; their prices are requested when nothing else is. */
function useDay({ usd: total, byAsset, byPool }: Worth, now: number) {
  const [isIdle, setIsIdle] = useState(false);
  useWhenIdle(
    total !== undefined,
    useCallback(() => setIsIdle(true), []),
  );
  const parts = byAsset.slice(0, MAX_SERIES);
  const { series } = usePastPrices(isIdle ? parts.map(({ of }) => pricedAssetOf(of)) : NONE, 1);
  if (!series) return undefined;
  const rest = [...byAsset.slice(MAX_SERIES), ...byPool];
  return valuesOfDay(
    [
      ...parts.map(({ usd }, index) => ({ usd: Number(usd), series: series[index] ?? null })),
      ...rest.map(({ usd }) => ({ usd: Number(usd), series: null })),
    ],
    now,
  );
}

function pricedAssetOf({ network, contract, symbol }: HeldAsset): PricedAsset {
  return contract === undefined
    ? { symbol: pricedSymbolOf(network) ?? symbol }
    : { network: network.rpcName, contract };
}
