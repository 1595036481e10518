import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import type { Network } from '@everything-wallet/core/networks/networks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { tokenCatalogue } from '../../catalogue/tokenCatalogue.ts';
import type { Figure } from '../../features/holdings/Figure.ts';
import { FigureMark } from '../../features/holdings/components/FigureMark.tsx';
import type { HeldAsset } from '../../features/holdings/HeldAsset.ts';
import { figureFor } from '../../features/holdings/heldBy.ts';
import { worthOf } from '../../features/holdings/worthOf.ts';
import { PriceChange } from '../../components/PriceChange.tsx';
import type { TokenAmount } from '../../features/tokens/api/getTokenBalance.ts';
import { CatalogueRows } from '../../features/tokens/components/CatalogueRows.tsx';
import { KeptTokenRow } from '../../features/tokens/components/KeptTokenRow.tsx';
import { TokenRow } from '../../features/tokens/components/TokenRow.tsx';
import type { CustomToken } from '../../features/tokens/CustomToken.ts';
import { tokenBalanceKey } from '../../features/tokens/tokenBalanceKey.ts';
import type { LastKnownToken } from '../../features/tokens/TokenListing.ts';
import { paths } from '../../config/paths.ts';
import { formatCoin } from '../../lib/format/formatCoin.ts';
import { MASK } from '../../lib/format/mask.ts';
import type { Records } from '../../lib/firebase/Records.ts';
import type { RetryableSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { useMoney } from '../../lib/money/useMoney.ts';
import { useText } from '../../lib/text/useText.ts';
import { heldAssetPath } from '../heldAssetPath.ts';
import { heldTokenOf } from '../heldTokenOf.ts';
import { useOwnHoldings, type OwnHoldings } from '../useOwnHoldings.ts';

const NONE: readonly never[] = [];

interface HomeTokensProps {
  userId: string;
  /** The user's own tokens. */
  tokens: RetryableSnapshot<Records<CustomToken>>;
  /** Whose tokens are listed. */
  address: string;
  /** The selected one, whose coin has its row above. */
  network: Network;
  /** How many rows of the catalogue follow at most; undefined for all. */
  catalogueCount: number | undefined;
  lastKnown: readonly LastKnownToken[] | undefined;
  isMasked: boolean;
}

/**
 * What the primary account holds of other networks' coins, of tokens that were added and of those that were found by themselves, the most
 * worth first; below it the catalogue. Test coins stand on the home of their own network alone.
 */
export function HomeTokens({
  userId,
  tokens,
  address,
  network,
  catalogueCount,
  lastKnown,
  isMasked,
}: HomeTokensProps) {
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
  useKeptBalances(listed, records, address);

  const drawn = new Set(sorted.map((asset) => heldAssetPath(asset, records)));
  // A coin has one row: where it is held, it is not said to be unknown below.
  const drawnCoins = new Set([
    network.coin.id,
    ...tokenCatalogue
      .filter(({ ownNetworkId }) =>
        sorted.some((asset) => asset.kind === 'coin' && asset.network.id === ownNetworkId),
      )
      .filter(({ id }) => networks.some(({ coin }) => coin.id === id))
      .map(({ id }) => id),
  ]);
  return (
    <>
      {sorted.map((asset) => (
        <HeldRow
          key={asset.key}
          asset={asset}
          address={address}
          price={priceOf(asset)}
          path={heldAssetPath(asset, records)}
          isMasked={isMasked}
        />
      ))}
      {/* On a network that is off, or of which nothing was heard yet. */}
      {records
        .filter(({ id }) => !drawn.has(paths.token(id)))
        .map((token) => (
          <KeptTokenRow
            key={token.id}
            token={token}
            lastKnown={lastKnown?.find(({ id }) => id === token.id)}
            isMasked={isMasked}
          />
        ))}
      <CatalogueRows drawn={drawnCoins} count={catalogueCount} />
    </>
  );
}

/** Whether something has a row: a coin where some of it is held or nodes differ about it, a token also where nobody told. */
function isListed(asset: HeldAsset, figure: Figure | undefined, selected: Network): boolean {
  if (asset.kind === 'custom') return true;
  if (asset.kind === 'listed') return figure?.units !== 0n;
  if (asset.kind !== 'coin' || asset.network.id === selected.id || asset.network.type === 'testnet')
    return false;
  return figure !== undefined && figure.agreement !== 'unknown' && figure.units !== 0n;
}

interface HeldRowProps {
  asset: HeldAsset;
  address: string;
  price: ReturnType<OwnHoldings['priceOf']>;
  path: string;
  isMasked: boolean;
}

function HeldRow({ asset, address, price, path, isMasked }: HeldRowProps) {
  const t = useText();
  const money = useMoney();
  const token = heldTokenOf(asset);
  const { decimals } = asset;
  const figure = figureFor(asset, address);
  const isKnown = figure?.units !== undefined && decimals !== undefined;
  const usd =
    isKnown && price && figure.agreement === 'agreed'
      ? exactUsd(figure.units, price.usd, decimals)
      : undefined;
  return (
    <TokenRow
      token={token}
      amount={
        !isKnown
          ? t('tokens.unknownBalance')
          : isMasked
            ? MASK
            : formatCoin(formatAmount(figure.units, decimals))
      }
      value={price === null ? t('tokens.page.noPrice') : isMasked ? MASK : money.format(usd)}
      change={price && <PriceChange percent={price.change24h} />}
      mark={<FigureMark figure={figure} asset={token.symbol} />}
      path={path}
      isTest={asset.network.type === 'testnet'}
    />
  );
}

/** Keeps what was heard of own tokens where their pages, and the home's last known figures, look for it. */
function useKeptBalances(
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
