import type { Network } from '@everything-wallet/core/networks/networks';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { tokenCatalogue, type CatalogueToken } from '../../catalogue/tokenCatalogue.ts';
import { assetKey } from '../../features/holdings/assetsOf.ts';
import type { Figure } from '../../features/holdings/Figure.ts';
import type { HeldAsset } from '../../features/holdings/HeldAsset.ts';
import { figureFor } from '../../features/holdings/heldBy.ts';
import { worthOf } from '../../features/holdings/worthOf.ts';
import type { TokenAmount } from '../../features/tokens/api/getTokenBalance.ts';
import { CatalogueRows } from '../../features/tokens/components/CatalogueRows.tsx';
import { StoredTokenRow } from '../../features/tokens/components/StoredTokenRow.tsx';
import type { CustomToken } from '../../features/tokens/CustomToken.ts';
import { matchesFilter } from '../../features/tokens/matchesFilter.ts';
import { tokenBalanceKey } from '../../features/tokens/tokenBalanceKey.ts';
import type { TokenFilter } from '../../features/tokens/TokenFilter.ts';
import type { LastKnownToken } from '../../features/tokens/TokenListing.ts';
import { paths } from '../../config/paths.ts';
import type { Records } from '../../lib/firebase/Records.ts';
import type { RetryableSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { useText } from '../../lib/text/useText.ts';
import { heldAssetPath } from '../token/heldAssetPath.ts';
import { useOwnHoldings } from '../wallet/useOwnHoldings.ts';
import { HeldRow } from './HeldRow.tsx';

const NONE: readonly never[] = [];

interface HomeTokensProps {
  userId: string;
  /** The user's own tokens. */
  tokens: RetryableSnapshot<Records<CustomToken>>;
  /** Owner of the listed tokens. */
  address: string;
  /** The selected one, whose coin has its row above. */
  network: Network;
  filter: TokenFilter;
  /** True to list the catalogue below. */
  hasCatalogue: boolean;
  /** True to state that no token matches, where there is none. */
  isFiltered: boolean;
  lastKnown: readonly LastKnownToken[] | undefined;
  isMasked: boolean;
}

/**
 * Holdings of the primary account in other networks' coins, added tokens and discovered tokens, the most
 * valuable first, as far as they pass the filter; below them, on request, the catalogue. Coins of test networks have a group of their own (HomeTestCoins).
 */
export function HomeTokens({
  userId,
  tokens,
  address,
  network,
  filter,
  hasCatalogue,
  isFiltered,
  lastKnown,
  isMasked,
}: HomeTokensProps) {
  const t = useText();
  const { holdings, priceOf } = useOwnHoldings(userId, tokens);
  const { assets, networks } = holdings;
  const records = tokens.status === 'ready' ? tokens.data.records : NONE;
  const listed = useMemo(
    () => assets.filter((asset) => isListed(asset, figureFor(asset, address), network)),
    [assets, address, network],
  );
  const sorted = useMemo(() => {
    const { byAsset } = worthOf(listed, [address], networks, (asset) => priceOf(asset)?.usd ?? null);
    return [...new Set([...byAsset.map(({ of }) => of), ...listed])];
  }, [listed, address, networks, priceOf]);
  useStoredBalances(listed, records, address);

  const rows = sorted.filter((asset) => matchesFilter(asset, asset.network.id, filter));
  const drawn = new Set(sorted.map((asset) => heldAssetPath(asset, records)));
  // A coin or token has one row: where it is held, the catalogue does not list it as unknown.
  const drawnTokens = new Set([
    network.coin.id,
    ...tokenCatalogue.filter((token) => assetOf(token, sorted) !== undefined).map(({ id }) => id),
  ]);
  const renderKnown = (token: CatalogueToken) => {
    const asset = assetOf(token, assets);
    const figure = asset && figureFor(asset, address);
    if (!asset || figure?.agreement !== 'agreed') return undefined;
    return (
      <HeldRow
        asset={asset}
        address={address}
        price={priceOf(asset)}
        path={heldAssetPath(asset, records)}
        isMasked={isMasked}
      />
    );
  };
  // On a network that is off, or not loaded yet.
  const unread = records.filter(
    ({ id, token_name: name, token_symbol: symbol, network: networkId }) =>
      !drawn.has(paths.token(id)) && matchesFilter({ name, symbol }, networkId, filter),
  );
  const catalogue = hasCatalogue
    ? tokenCatalogue.filter(
        (token) => !drawnTokens.has(token.id) && matchesFilter(token, token.ownNetworkId, filter),
      )
    : NONE;
  return (
    <>
      {rows.map((asset) => (
        <HeldRow
          key={asset.key}
          asset={asset}
          address={address}
          price={priceOf(asset)}
          path={heldAssetPath(asset, records)}
          isMasked={isMasked}
        />
      ))}
      {unread.map((token) => (
        <StoredTokenRow
          key={token.id}
          token={token}
          lastKnown={lastKnown?.find(({ id }) => id === token.id)}
          isMasked={isMasked}
        />
      ))}
      <CatalogueRows tokens={catalogue} renderKnown={renderKnown} />
      {isFiltered && rows.length + unread.length + catalogue.length === 0 && (
        <Typography component="li" variant="body2" color="textSecondary" sx={{ px: 1, py: 1.5 }}>
          {t('holdings.noMatch')}
        </Typography>
      )}
    </>
  );
}

/** Known holding of a token of the catalogue, on its own network; undefined where it was not reported. */
function assetOf(
  { ownNetworkId, contract, id }: CatalogueToken,
  assets: readonly HeldAsset[],
): HeldAsset | undefined {
  if (ownNetworkId === undefined) return undefined;
  if (contract !== undefined) return assets.find(({ key }) => key === assetKey(ownNetworkId, contract));
  return assets.find(({ key, network }) => key === assetKey(ownNetworkId) && network.coin.id === id);
}

/**
 * Returns true if an asset has a row: a coin that is held or that nodes disagree about, and a token even
 * where no node reported it.
 */
function isListed(asset: HeldAsset, figure: Figure | undefined, selected: Network): boolean {
  if (asset.kind === 'custom') return true;
  if (asset.kind === 'listed') return figure?.units !== 0n;
  if (asset.kind !== 'coin' || asset.network.id === selected.id || asset.network.type === 'testnet')
    return false;
  return figure !== undefined && figure.agreement !== 'unknown' && figure.units !== 0n;
}

/** Stores the balances of own tokens for their pages and the home's last known figures. */
function useStoredBalances(
  assets: readonly HeldAsset[],
  records: readonly CustomToken[],
  address: string,
): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    for (const token of records) {
      const asset = assets.find((held) => heldAssetPath(held, records) === paths.token(token.id));
      const { units, agreement } = (asset && figureFor(asset, address)) ?? {};
      if (units === undefined || agreement !== 'agreed' || asset?.decimals === undefined) continue;
      const held: TokenAmount = { amount: units, decimals: asset.decimals };
      queryClient.setQueryData(tokenBalanceKey(token, address), held);
    }
  }, [assets, records, address, queryClient]);
}
