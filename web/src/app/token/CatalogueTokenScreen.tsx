import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import type { PricedAsset } from '@everything-wallet/core/schemas/pastPrices';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { Network } from '@everything-wallet/core/networks/networks';
import { useState } from 'react';
import type { CatalogueToken } from '../../catalogue/tokenCatalogue.ts';
import { usePrimaryAddress } from '../../features/accounts/hooks/usePrimaryAddress.ts';
import { PricePanel } from '../../features/tokens/components/PricePanel.tsx';
import { TokenPage } from '../../features/tokens/components/TokenPage.tsx';
import { RecentTransactions } from '../../features/transactions/components/RecentTransactions.tsx';
import { useMoney } from '../../lib/money/useMoney.ts';
import { useNetwork } from '../../lib/network/useNetwork.ts';
import { useSwitchedOnNetworks } from '../../lib/network/useSwitchedOnNetworks.ts';
import { usePrices } from '../../lib/prices/usePrices.ts';
import { useTokenPrices } from '../../lib/prices/useTokenPrices.ts';
import { useText } from '../../lib/text/useText.ts';
import { TokenDialogs, type TokenDialog } from './TokenDialogs.tsx';

/**
 * Unlike a coin, which is priced by symbol, a token of the wallet's networks is priced by contract, if it is
 * known.
 */
function pricedAssetOf(
  { id, symbol, contract }: CatalogueToken,
  network: Network | undefined,
): PricedAsset | undefined {
  if (!network || network.coin.id === id) return { symbol };
  return contract === undefined ? undefined : { network: network.rpcName, contract };
}

/** The wallet cannot send these, so it has no records. */
const noTransactions = {
  status: 'ready',
  data: { records: [], unreadable: 0 },
  retry: () => undefined,
} as const;

interface CatalogueTokenScreenProps {
  userId: string;
  token: CatalogueToken;
}

/**
 * Page of a built-in token that is not a native coin of the wallet's networks: shows it, and why the wallet
 * cannot send it.
 */
export function CatalogueTokenScreen({ userId, token }: CatalogueTokenScreenProps) {
  const t = useText();
  const money = useMoney();
  const { network } = useNetwork();
  const [dialog, setDialog] = useState<TokenDialog>();
  const primary = usePrimaryAddress(userId);
  const switchedOn = useSwitchedOnNetworks();
  const ownNetwork = token.ownNetworkId && networkById(token.ownNetworkId);
  const livesHere = ownNetwork !== undefined;
  const isOn = livesHere && switchedOn.includes(ownNetwork);
  const asset = pricedAssetOf(token, ownNetwork);
  const { prices, isOld } = usePrices(asset && 'symbol' in asset ? [asset.symbol] : [], {
    isRestingWhenIdle: true,
  });
  const market = useTokenPrices(asset && 'contract' in asset ? [asset] : []);
  const price = priceNow();
  return (
    <TokenPage
      token={token}
      // The balance of a coin of the wallet's networks was not queried: unknown is not zero.
      amount={() => (livesHere ? t('tokens.unknownBalance') : token.balance)}
      value={value()}
      sendProblem={
        isOn
          ? t('tokens.page.noSendContract', { symbol: token.symbol })
          : ownNetwork
            ? t('tokens.page.switchedOff', { symbol: token.symbol, network: ownNetwork.name })
            : t('tokens.page.noSendChain', { symbol: token.symbol, network: token.network })
      }
      // The coin of a network that is on has a page of its own.
      canBeAdded={isOn}
      onSend={() => undefined}
      onReceive={() => setDialog('receive')}
      transactions={<RecentTransactions transactions={noTransactions} />}
    >
      {asset && price !== null && <PricePanel name={token.name} asset={asset} price={price} />}
      <TokenDialogs
        userId={userId}
        dialog={dialog}
        network={network}
        walletAddress={primary.status === 'ready' ? primary.data : undefined}
        receivedId={token.id}
        onClose={() => setDialog(undefined)}
      />
    </TokenPage>
  );

  /** Null if none; undefined while unknown. */
  function priceNow(): Price | null | undefined {
    if (asset === undefined) return null;
    if ('contract' in asset) return market.priceOf(asset);
    return isOld ? undefined : prices?.[asset.symbol];
  }

  function value(): string {
    if (price === null) return t('tokens.page.noPrice');
    return livesHere ? t('tokens.unknownBalance') : money.format(token.usdValue);
  }
}
