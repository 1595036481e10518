import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import { pricedSymbolOf } from '@everything-wallet/core/tokens/pricedSymbolOf';
import { useCallback, useMemo } from 'react';
import type { RetryableSnapshot } from '../../lib/firebase/useSnapshot.ts';
import type { Records } from '../../lib/firebase/Records.ts';
import { useAccounts } from '../../features/accounts/hooks/useAccounts.ts';
import type { HeldAsset } from '../../features/holdings/HeldAsset.ts';
import { useHoldings, type Holdings } from '../../features/holdings/hooks/useHoldings.ts';
import type { CustomToken } from '../../features/tokens/CustomToken.ts';
import { usePrices } from '../../lib/prices/usePrices.ts';
import { useTokenPrices } from '../../lib/prices/useTokenPrices.ts';
import { useLookalikes } from '../../lib/tokens/useLookalikes.ts';
import { useAddresses } from './useAddresses.ts';

const NONE: readonly never[] = [];

/** Holdings of the user's accounts on all networks that are on, and their prices. */
export interface OwnHoldings {
  /** Checksum addresses of the accounts whose keys are the user's; undefined while unknown. */
  readonly own: readonly string[] | undefined;
  /** Number of watch-only accounts: the user does not own their holdings. */
  readonly watched: number;
  readonly holdings: Holdings;
  /** Returns the price of an asset; null where it has none, undefined while unknown. */
  readonly priceOf: (asset: HeldAsset) => Price | null | undefined;
  readonly isSample: boolean;
}

/**
 * Polls the holdings of a user's accounts, including watch-only ones, and their prices.
 *
 * @param custom the user's own tokens
 */
export function useOwnHoldings(userId: string, custom: RetryableSnapshot<Records<CustomToken>>): OwnHoldings {
  const accounts = useAccounts(userId);
  const all = accounts.status === 'ready' ? accounts.data : undefined;
  // Only by address: another name or primary account needs no new request.
  const addresses = useAddresses(all?.map(({ address }) => address));
  const own = useAddresses(all?.filter((account) => !account.watch_only).map(({ address }) => address));
  const holdings = useHoldings(addresses, custom.status === 'ready' ? custom.data.records : NONE);

  const { networks } = holdings;
  const symbols = useMemo(
    () => [...new Set(networks.flatMap((network) => pricedSymbolOf(network) ?? []))],
    [networks],
  );
  const { prices, isOld, isSample } = usePrices(addresses.length > 0 ? symbols : NONE, {
    isRestingWhenIdle: true,
  });
  // An unverified token has no price here, whatever source lists one.
  const { assets } = holdings;
  const valued = useMemo(
    () =>
      assets.flatMap(({ network, contract, kind, figures }) =>
        contract !== undefined &&
        kind !== 'unverified' &&
        network.type === 'mainnet' &&
        figures.some(({ units }) => units !== undefined && units > 0n)
          ? [{ network: network.rpcName, contract }]
          : [],
      ),
    [assets],
  );
  const market = useTokenPrices(valued);
  const findLookalike = useLookalikes(assets.some(({ kind }) => kind === 'custom'));
  const priceOf = useCallback(
    ({ network, contract, kind, symbol: own, name }: HeldAsset): Price | null | undefined => {
      if (contract !== undefined) {
        if (kind === 'unverified' || network.type === 'testnet') return null;
        // Whatever source lists a price: it is a lookalike.
        if (kind === 'custom' && findLookalike({ network, contract, symbol: own, name })) return null;
        return market.priceOf({ network: network.rpcName, contract });
      }
      const symbol = pricedSymbolOf(network);
      if (symbol === undefined) return null;
      // A coin that is missing from the answer has a price that is too old, rather than none.
      return isOld ? undefined : prices?.[symbol];
    },
    [prices, isOld, market, findLookalike],
  );
  return {
    own: all && own,
    watched: all ? all.length - own.length : 0,
    holdings,
    priceOf,
    isSample: isSample || market.isSample,
  };
}
