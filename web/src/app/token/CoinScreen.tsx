import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import type { Network } from '@everything-wallet/core/networks/networks';
import { useState } from 'react';
import { SamplePricesBadge } from '../../components/SamplePricesBadge.tsx';
import { usePrimaryAddress } from '../../features/accounts/hooks/usePrimaryAddress.ts';
import { useBalance } from '../../features/balance/hooks/useBalance.ts';
import { useCoinPrice } from '../../features/balance/hooks/useCoinPrice.ts';
import { spendableOf } from '../../features/balance/spendableOf.ts';
import { BalanceMark } from '../../features/holdings/components/BalanceMark.tsx';
import { coinToken } from '../../features/tokens/coinToken.ts';
import { ExplorerRow } from '../../features/tokens/components/ExplorerRow.tsx';
import { PricePanel } from '../../features/tokens/components/PricePanel.tsx';
import { TokenPage } from '../../features/tokens/components/TokenPage.tsx';
import { RecentTransactions } from '../../features/transactions/components/RecentTransactions.tsx';
import { useTokenTransactions } from '../../features/transactions/hooks/useTokenTransactions.ts';
import { useMoney } from '../../lib/money/useMoney.ts';
import { useText } from '../../lib/text/useText.ts';
import { useOwnFigures } from '../wallet/useOwnFigures.ts';
import { usePendingPolling } from '../wallet/usePendingPolling.ts';
import { TokenDialogs, type TokenDialog } from './TokenDialogs.tsx';

interface CoinScreenProps {
  userId: string;
  network: Network;
}

/** Page of a network's native coin. */
export function CoinScreen({ userId, network }: CoinScreenProps) {
  const t = useText();
  const money = useMoney();
  const [dialog, setDialog] = useState<TokenDialog>();
  const primary = usePrimaryAddress(userId);
  const walletAddress = primary.status === 'ready' ? primary.data : undefined;
  const balance = useBalance(walletAddress?.address, network);
  const figureOf = useOwnFigures(userId);
  const price = useCoinPrice(network, walletAddress !== undefined);
  const transactions = useTokenTransactions(
    userId,
    primary.status === 'loading' ? null : walletAddress?.address,
    network,
  );
  usePendingPolling(userId, transactions);

  const token = coinToken(network);

  function value(): string {
    if (price.status === 'noMarket') return t('home.noMarketValue');
    if (price.status === 'unavailable') return t('home.priceUnavailable');
    if (price.status !== 'ready' || balance.wei === undefined) return t('tokens.unknownBalance');
    return money.format(exactUsd(balance.wei, price.price.usd));
  }

  return (
    <TokenPage
      token={token}
      isTest={network.type === 'testnet'}
      amount={(write) =>
        balance.wei === undefined ? t('tokens.unknownBalance') : write(formatAmount(balance.wei))
      }
      mark={
        <BalanceMark
          figure={figureOf(network, walletAddress?.address)}
          units={balance.wei}
          asset={network.currency}
        />
      }
      value={value()}
      valueBadge={price.status === 'ready' && price.isSample ? <SamplePricesBadge /> : undefined}
      details={walletAddress && <ExplorerRow network={network} address={walletAddress.address} />}
      onSend={() => setDialog('send')}
      onReceive={() => setDialog('receive')}
      transactions={<RecentTransactions transactions={transactions} />}
    >
      {network.coin.price && (
        <PricePanel
          name={token.name}
          asset={{ symbol: network.currency }}
          price={price.status === 'ready' ? price.price : undefined}
        />
      )}
      <TokenDialogs
        userId={userId}
        dialog={dialog}
        network={network}
        walletAddress={walletAddress}
        balance={spendableOf(balance)}
        onClose={() => setDialog(undefined)}
      />
    </TokenPage>
  );
}
