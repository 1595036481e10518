import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { markUnasked } from '@everything-wallet/core/documents/markUnasked';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import type { Network } from '@everything-wallet/core/networks/networks';
import Alert from '@mui/material/Alert';
import { useMemo, useState } from 'react';
import { RetryAction } from '../../components/RetryAction.tsx';
import { SamplePricesBadge } from '../../components/SamplePricesBadge.tsx';
import { usePrimaryAddress } from '../../features/accounts/hooks/usePrimaryAddress.ts';
import { useBalance } from '../../features/balance/hooks/useBalance.ts';
import { spendableOf } from '../../features/balance/spendableOf.ts';
import { BalanceMark } from '../../features/holdings/components/BalanceMark.tsx';
import type { SendableToken } from '../../features/signing/transfer/SendableToken.ts';
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
import { useTokenSending } from '../../features/tokens/hooks/useTokenSending.ts';
import { listedTokenOf } from '../../features/tokens/listedTokenOf.ts';
import { RecentTransactions } from '../../features/transactions/components/RecentTransactions.tsx';
import type { LatestTransactions } from '../../features/transactions/LatestTransactions.ts';
import { useTokenTransactions } from '../../features/transactions/hooks/useTokenTransactions.ts';
import type { RetryableSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { useMoney } from '../../lib/money/useMoney.ts';
import { useTokenPrices } from '../../lib/prices/useTokenPrices.ts';
import { useText } from '../../lib/text/useText.ts';
import { useOwnFigures } from '../wallet/useOwnFigures.ts';
import { usePendingPolling } from '../wallet/usePendingPolling.ts';
import { TokenDialogs, type TokenDialog } from './TokenDialogs.tsx';

interface CustomTokenScreenProps {
  userId: string;
  token: CustomToken;
  /** Network of the token. */
  network: Network;
}

/** Screen of a custom token that the wallet can send. */
export function CustomTokenScreen({ userId, token, network }: CustomTokenScreenProps) {
  const t = useText();
  const [dialog, setDialog] = useState<TokenDialog>();
  // The asset is fixed when the dialog opens, so that a balance that is unknown for a moment does not change it.
  const [sent, setSent] = useState<Omit<SendableToken, 'balance'>>();
  const primary = usePrimaryAddress(userId);
  const walletAddress = primary.status === 'ready' ? primary.data : undefined;
  const coin = useBalance(walletAddress?.address, network);
  const { held, isFailed, isDisputed, refresh } = useTokenBalance(token, walletAddress?.address);
  const figureOf = useOwnFigures(userId);
  const sending = useTokenSending(token, network, held?.decimals);
  const money = useMoney();
  const asset = useMemo(
    () => ({ network: network.rpcName, contract: token.contract_address }),
    [network, token.contract_address],
  );
  // Tokens of test networks have no value.
  const isTest = network.type === 'testnet';
  const market = useTokenPrices(isTest ? [] : [asset]);
  const price = isTest ? null : market.priceOf(asset);
  const transactions = useTokenTransactions(
    userId,
    primary.status === 'loading' ? null : walletAddress?.address,
    network,
    token.contract_address,
  );
  usePendingPolling(userId, transactions);

  const listed = listedTokenOf(token);
  const warning = useLookalikeText(network, token);
  const { symbol } = listed;

  function value(): string {
    if (!price) return t(price === null ? 'tokens.page.noPrice' : 'tokens.page.priceNotNow');
    return money.format(held && exactUsd(held.amount, price.usd, held.decimals));
  }

  function openSend() {
    if (!held) return;
    setSent({ symbol, contract: token.contract_address, decimals: held.decimals });
    setDialog('send');
  }

  // A last known balance may be outdated.
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
      sendProblem={sending.problem}
      onRetrySend={sending.retry}
      onConfirmSend={sending.confirm}
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
            <Alert severity="warning" action={<RetryAction onRetry={refresh} />}>
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
      />
    </TokenPage>
  );
}

/** Marks transfers of the token as requested, since the user has added it. */
function asAdded(
  latest: RetryableSnapshot<LatestTransactions>,
  token: CustomToken,
): RetryableSnapshot<LatestTransactions> {
  if (latest.status !== 'ready') return latest;
  return { ...latest, data: { ...latest.data, records: markUnasked(latest.data.records, [token]) } };
}
