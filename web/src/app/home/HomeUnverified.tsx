import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { useSnackbar } from 'notistack';
import { useMemo } from 'react';
import { bundledSymbols } from '../../catalogue/bundledSymbols.ts';
import { UnverifiedTokens } from '../../features/holdings/components/UnverifiedTokens.tsx';
import type { HeldAsset } from '../../features/holdings/HeldAsset.ts';
import { figureFor } from '../../features/holdings/heldBy.ts';
import type { CustomToken } from '../../features/tokens/CustomToken.ts';
import type { Records } from '../../lib/firebase/Records.ts';
import type { RetryableSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { logProblem } from '../../lib/log/logProblem.ts';
import { useText } from '../../lib/text/useText.ts';
import { addHeldToken, canBeAdded } from '../token/addHeldToken.ts';
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
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
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

  async function add(asset: HeldAsset) {
    try {
      await addHeldToken(userId, asset);
      enqueueSnackbar(t('tokens.add.success'), { variant: 'success' });
    } catch (error) {
      if (!(error instanceof WalletError)) logProblem('Adding a token failed', error);
      const message = error instanceof WalletError ? error.textId : 'tokens.error.add';
      enqueueSnackbar(t(message), { variant: 'error' });
    }
  }

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
