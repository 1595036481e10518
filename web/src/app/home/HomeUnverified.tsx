import { useMemo } from 'react';
import { bundledSymbols } from '../../catalogue/bundledSymbols.ts';
import { UnverifiedTokens } from '../../features/holdings/components/UnverifiedTokens.tsx';
import { figureFor } from '../../features/holdings/heldBy.ts';
import type { CustomToken } from '../../features/tokens/CustomToken.ts';
import type { Records } from '../../lib/firebase/Records.ts';
import type { RetryableSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { canBeAdded } from '../token/addHeldToken.ts';
import { useAddHeldToken } from '../token/useAddHeldToken.ts';
import { useOwnHoldings } from '../wallet/useOwnHoldings.ts';

interface HomeUnverifiedProps {
  userId: string;
  /** The user's own tokens. */
  tokens: RetryableSnapshot<Records<CustomToken>>;
  /** Owner of the listed tokens. */
  address: string;
  isMasked: boolean;
}

/** Unverified tokens that the primary account received unrequested. */
export function HomeUnverified({ userId, tokens, address, isMasked }: HomeUnverifiedProps) {
  const add = useAddHeldToken(userId);
  const { assets } = useOwnHoldings(userId, tokens).holdings;
  const unverified = useMemo(
    () =>
      assets.filter((asset) => {
        const figure = asset.kind === 'unverified' ? figureFor(asset, address) : undefined;
        return figure !== undefined && figure.units !== 0n;
      }),
    [assets, address],
  );
  const known = useMemo(
    () => [...bundledSymbols, ...assets.filter(({ kind }) => kind === 'listed').map(({ symbol }) => symbol)],
    [assets],
  );

  return (
    <UnverifiedTokens
      assets={unverified}
      account={address}
      knownSymbols={known}
      isMasked={isMasked}
      canAdd={canBeAdded}
      onAdd={add}
    />
  );
}
