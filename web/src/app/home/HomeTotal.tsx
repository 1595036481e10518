import { useEffect, useMemo, useRef } from 'react';
import { useEnvironment } from '../../components/useEnvironment.ts';
import { TotalCard } from '../../features/holdings/components/TotalCard.tsx';
import { worthOf } from '../../features/holdings/worthOf.ts';
import type { CustomToken } from '../../features/tokens/CustomToken.ts';
import type { Records } from '../../lib/firebase/Records.ts';
import type { RetryableSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { logProblem } from '../../lib/log/logProblem.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { paths } from '../../config/paths.ts';
import { heldAssetPath } from '../token/heldAssetPath.ts';
import { lastKnownHome, type LastKnownHome } from './lastKnownHome.ts';
import { totalToStore } from './totalToStore.ts';
import { useHeldInPools } from './useHeldInPools.ts';
import { useOwnHoldings } from '../wallet/useOwnHoldings.ts';

const NONE: readonly never[] = [];

interface HomeTotalProps {
  userId: string;
  /** The user's own tokens. */
  tokens: RetryableSnapshot<Records<CustomToken>>;
  /** Figures that the home showed last. */
  lastKnown: LastKnownHome | undefined;
  isMasked: boolean;
}

/** Total of all accounts on all networks, at the top of the home. */
export function HomeTotal({ userId, tokens, lastKnown, isMasked }: HomeTotalProps) {
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

  const before = lastKnown?.total;
  return (
    <TotalCard
      worth={worth}
      holdings={{ ...holdings, isLoading: isLoading || own === undefined }}
      accounts={{ own: own?.length ?? 0, watched }}
      isSample={isSample}
      isMasked={isMasked}
      lastKnown={before && { ...before, at: new Date(before.at) }}
      pathOf={(asset) => heldAssetPath(asset, records)}
      poolsPath={paths.defi}
    />
  );
}
