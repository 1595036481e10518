import type { Network } from '@everything-wallet/core/networks/networks';
import { useCallback } from 'react';
import { useAccounts } from '../../features/accounts/hooks/useAccounts.ts';
import { assetKey } from '../../features/holdings/assetsOf.ts';
import type { Figure } from '../../features/holdings/Figure.ts';
import { figureFor } from '../../features/holdings/heldBy.ts';
import { useHoldings } from '../../features/holdings/hooks/useHoldings.ts';
import { useTokens } from '../../features/tokens/hooks/useTokens.ts';
import { useAddresses } from './useAddresses.ts';

const NONE: readonly never[] = [];

/**
 * Returns the figure of an account for a coin, or for a token by its contract; undefined before its first
 * answer.
 */
export type FigureOf = (
  network: Network,
  account: string | undefined,
  contract?: string,
) => Figure | undefined;

/** Polls the figures of a user's accounts: the home's own query, without its prices. */
export function useOwnFigures(userId: string): FigureOf {
  const accounts = useAccounts(userId);
  const tokens = useTokens(userId);
  const addresses = useAddresses(
    accounts.status === 'ready' ? accounts.data.map(({ address }) => address) : undefined,
  );
  const { assets } = useHoldings(addresses, tokens.status === 'ready' ? tokens.data.records : NONE);
  return useCallback(
    (network, account, contract) => {
      const asset = assets.find(({ key }) => key === assetKey(network.id, contract));
      return asset && account !== undefined ? figureFor(asset, account) : undefined;
    },
    [assets],
  );
}
