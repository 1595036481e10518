import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { markUnasked } from '@everything-wallet/core/documents/markUnasked';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import type { Network } from '@everything-wallet/core/networks/networks';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { SamplePricesBadge } from '../../components/SamplePricesBadge.tsx';
import { usePrimaryAddress } from '../../features/accounts/hooks/usePrimaryAddress.ts';
import { useBalance } from '../../features/balance/hooks/useBalance.ts';
import { spendableOf } from '../../features/balance/spendableOf.ts';
import { BalanceMark } from '../../features/holdings/components/BalanceMark.tsx';
import type { SendableToken } from '../../features/send/SendableToken.ts';
import type { CustomToken } from '../../features/tokens/CustomToken.ts';
import { ApprovalsRow } from '../../features/tokens/components/ApprovalsRow.tsx';
import { ContractLine } from '../../features/tokens/components/ContractLine.tsx';
import { DetailRow } from '../../features/tokens/components/DetailRow.tsx';
import { ExplorerRow } from '../../features/tokens/components/ExplorerRow.tsx';
import { PricePanel } from '../../features/tokens/components/PricePanel.tsx';
import { RemoveTokenButton } from '../../features/tokens/components/RemoveTokenButton.tsx';
import { TokenPage } from '../../features/tokens/components/TokenPage.tsx';
import { useLookalikeText } from '../../features/tokens/hooks/useLookalikeText.ts';
import { useTokenBalance } from '../../features/tokens/hooks/useTokenBalance.ts';
import { useTokenDecimals } from '../../features/tokens/hooks/useTokenDecimals.ts';
import { listedTokenOf } from '../../features/tokens/listedTokenOf.ts';
import { sendProblemOf } from '../../features/tokens/sendProblemOf.ts';
import { RecentTransactions } from '../../features/transactions/components/RecentTransactions.tsx';
import type { LatestTransactions } from '../../features/transactions/LatestTransactions.ts';
import { useTokenTransactions } from '../../features/transactions/hooks/useTokenTransactions.ts';
import type { RetryableSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { useMoney } from '../../lib/money/useMoney.ts';
import { useTokenPrices } from '../../lib/prices/useTokenPrices.ts';
import { useText } from '../../lib/text/useText.ts';
import { useKnownToken } from '../../lib/tokens/useKnownToken.ts';
import { useOwnFigures } from '../useOwnFigures.ts';
import { useSettling } from '../useSettling.ts';
import { TokenDialogs, type TokenDialog } from './TokenDialogs.tsx';

interface CustomTokenScreenProps {
  userId: string;
  token: CustomToken;
  /** The network of ours that the token lives on. */
  network: Network;
}

/** The page of a custom token that the wallet can send. */
export function CustomTokenScreen({ userId, token, network }: CustomTokenScreenProps) {
  const t = useText();
  const [dialog, setDialog] = useState<TokenDialog>();
  // What is sent is settled when the dialog opens: a balance that is not known for a moment makes it no other asset.
  const [sent, setSent] = useState<Omit<SendableToken, 'balance'>>();
  const primary = usePrimaryAddress(userId);
  const walletAddress = primary.status === 'ready' ? primary.data : undefined;
  const coin = useBalance(walletAddress?.address, network);
  const { held, isFailed, isDisputed, refresh } = useTokenBalance(token, walletAddress?.address);
  const figureOf = useOwnFigures(userId);
  const decimals = useTokenDecimals(token, network);
  const { known, isContradicted } = useKnownToken(network, token.contract_address);
  const money = useMoney();
  const asset = useMemo(
    () => ({ network: network.rpcName, contract: token.contract_address }),
    [network, token.contract_address],
  );
  // Nothing of a test network is worth anything.
  const isTest = network.type === 'testnet';
  const market = useTokenPrices(isTest ? [] : [asset]);
  const price = isTest ? null : market.priceOf(asset);
  const transactions = useTokenTransactions(
    userId,
    primary.status === 'loading' ? null : walletAddress?.address,
    network,
    token.contract_address,
  );
  const refreshAll = () => {
    coin.refresh();
    refresh();
  };
  useSettling(userId, transactions, refreshAll);

  const listed = listedTokenOf(token);
  const warning = useLookalikeText(network, token);
  const { symbol } = listed;

  function sendProblem(): string | undefined {
    if (isContradicted) return t('tokens.page.contradicted', { symbol });
    const own = known?.decimals ?? token.decimals;
    if (own === null && decimals.status === 'stated')
      return t('tokens.page.confirmDecimals', { symbol, decimals: decimals.decimals });
    if (own === null && decimals.status === 'failed' && decimals.message !== undefined)
      return decimals.message;
    const problem = sendProblemOf(own, held?.decimals, decimals.status === 'asking');
    return problem && t(problem, { symbol });
  }

  function value(): string {
    if (!price) return t(price === null ? 'tokens.page.noPrice' : 'tokens.page.priceNotNow');
    return money.format(held && exactUsd(held.amount, price.usd, held.decimals));
  }

  function openSend() {
    if (!held) return;
    setSent({ symbol, contract: token.contract_address, decimals: held.decimals });
    setDialog('send');
  }

  // What was known last may be too little by now, or too much.
  function isSpendable({ decimals: ofSent }: Omit<SendableToken, 'balance'>): boolean {
    return !isDisputed && held?.decimals === ofSent;
  }

  return (
    <TokenPage
      token={listed}
      amount={(write) =>
        held ? write(formatAmount(held.amount, held.decimals)) : t('tokens.unknownBalance')
      }
      mark={
        <BalanceMark
          figure={figureOf(network, walletAddress?.address, token.contract_address)}
          units={held?.amount}
          asset={symbol}
        />
      }
      value={value()}
      valueBadge={price && market.isSample ? <SamplePricesBadge /> : undefined}
      sendProblem={sendProblem()}
      onRetrySend={decimals.status === 'failed' ? decimals.retry : undefined}
      onConfirmSend={decimals.status === 'stated' && !known && !isContradicted ? decimals.confirm : undefined}
      onSend={openSend}
      onReceive={() => setDialog('receive')}
      action={<RemoveTokenButton token={token} />}
      details={
        <>
          <DetailRow label={t('tokens.page.contract')}>
            <ContractLine contract={token.contract_address} />
          </DetailRow>
          <ApprovalsRow network={network} contract={token.contract_address} />
          <ExplorerRow network={network} address={token.contract_address} isToken />
        </>
      }
      notice={
        <>
          {warning !== undefined && <Alert severity="error">{warning}</Alert>}
          {isFailed && (
            <Alert
              severity="warning"
              action={
                <Button color="inherit" size="small" onClick={refresh}>
                  {t('common.retry')}
                </Button>
              }
            >
              {t('tokens.page.balanceFailed')}
            </Alert>
          )}
        </>
      }
      transactions={
        <RecentTransactions
          transactions={warning === undefined ? asAdded(transactions, token) : transactions}
        />
      }
    >
      {price && <PricePanel name={listed.name} asset={asset} price={price} />}
      <TokenDialogs
        userId={userId}
        dialog={dialog}
        network={network}
        walletAddress={walletAddress}
        balance={spendableOf(coin)}
        sent={sent && { ...sent, balance: isSpendable(sent) ? held?.amount : undefined }}
        receivedId={token.id}
        received={listed}
        onClose={() => setDialog(undefined)}
        onSent={refreshAll}
      />
    </TokenPage>
  );
}

/** The token was added: what came in of it before was asked for since. */
function asAdded(
  latest: RetryableSnapshot<LatestTransactions>,
  token: CustomToken,
): RetryableSnapshot<LatestTransactions> {
  if (latest.status !== 'ready') return latest;
  return { ...latest, data: { ...latest.data, records: markUnasked(latest.data.records, [token]) } };
}
