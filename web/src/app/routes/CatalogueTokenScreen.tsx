import { networkById } from '@everything-wallet/core/networks/findNetwork';
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
import { useText } from '../../lib/text/useText.ts';
import { TokenDialogs, type TokenDialog } from './TokenDialogs.tsx';

/** The wallet moves none of these, so it has recorded none. */
const noTransactions = {
  status: 'ready',
  data: { records: [], unreadable: 0 },
  retry: () => undefined,
} as const;

interface CatalogueTokenScreenProps {
  userId: string;
  token: CatalogueToken;
}

/** The page of a built-in token that is no native coin here: the wallet shows it, and says why it cannot send it. */
export function CatalogueTokenScreen({ userId, token }: CatalogueTokenScreenProps) {
  const t = useText();
  const money = useMoney();
  const { network } = useNetwork();
  const [dialog, setDialog] = useState<TokenDialog>();
  const primary = usePrimaryAddress(userId);
  const switchedOn = useSwitchedOnNetworks();
  const ownNetwork = token.ownNetworkId && networkById(token.ownNetworkId);
  const livesHere = ownNetwork !== undefined;
  // Unlike a coin, whose symbol is priced, a token of ours has the price of its contract, which is asked once it was added.
  const isPricedByContract = livesHere && ownNetwork.coin.id !== token.id;
  const { prices, isOld } = usePrices(isPricedByContract ? [] : [token.symbol], { isRestingWhenIdle: true });
  const isOn = livesHere && switchedOn.includes(ownNetwork);
  return (
    <TokenPage
      token={token}
      // Of what lives on a chain of ours nobody has asked: unknown is not zero.
      amount={livesHere ? t('tokens.unknownBalance') : token.balance}
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
    >
      {!isPricedByContract && (
        <PricePanel
          name={token.name}
          asset={{ symbol: token.symbol }}
          price={isOld ? undefined : prices?.[token.symbol]}
        />
      )}
      <RecentTransactions transactions={noTransactions} />
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

  function value(): string {
    if (isPricedByContract) return t('tokens.page.noPrice');
    return livesHere ? t('tokens.unknownBalance') : money.format(token.usdValue);
  }
}
