import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import type { Network } from '@everything-wallet/core/networks/networks';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { compiledTexts } from 'virtual:compiled-texts/holdings';
import { PageLoading } from '../../components/PageLoading.tsx';
import { SamplePricesBadge } from '../../components/SamplePricesBadge.tsx';
import { paths } from '../../config/paths.ts';
import { usePrimaryAddress } from '../../features/accounts/hooks/usePrimaryAddress.ts';
import { useBalance } from '../../features/balance/hooks/useBalance.ts';
import { spendableOf } from '../../features/balance/spendableOf.ts';
import type { SendableToken } from '../../features/signing/transfer/SendableToken.ts';
import { assetKey } from '../../features/holdings/assetsOf.ts';
import { FigureMark } from '../../features/holdings/components/FigureMark.tsx';
import type { HeldAsset } from '../../features/holdings/HeldAsset.ts';
import { figureFor } from '../../features/holdings/heldBy.ts';
import { ApprovalsRow } from '../../features/tokens/components/ApprovalsRow.tsx';
import { ContractLine } from '../../features/tokens/components/ContractLine.tsx';
import { DetailRow } from '../../features/tokens/components/DetailRow.tsx';
import { PricePanel } from '../../features/tokens/components/PricePanel.tsx';
import { TokenPage } from '../../features/tokens/components/TokenPage.tsx';
import { useTokens } from '../../features/tokens/hooks/useTokens.ts';
import { RecentTransactions } from '../../features/transactions/components/RecentTransactions.tsx';
import { useTokenTransactions } from '../../features/transactions/hooks/useTokenTransactions.ts';
import { useMoney } from '../../lib/money/useMoney.ts';
import { useKnownToken } from '../../lib/tokens/useKnownToken.ts';
import { loadTexts } from '../../lib/text/loadTexts.ts';
import { useText } from '../../lib/text/useText.ts';
import { canBeAdded } from './addHeldToken.ts';
import { useAddHeldToken } from './useAddHeldToken.ts';
import { heldAssetPath } from './heldAssetPath.ts';
import { heldTokenOf } from './heldTokenOf.ts';
import { usePendingPolling } from '../wallet/usePendingPolling.ts';
import { useOwnHoldings } from '../wallet/useOwnHoldings.ts';
import { TokenDialogs, type TokenDialog } from './TokenDialogs.tsx';

loadTexts(compiledTexts);

interface FoundTokenScreenProps {
  userId: string;
  network: Network;
  /** Its address, in any case. */
  contract: string;
}

/**
 * Page of a listed token that the wallet has discovered; redirects to the token's own page once it is added,
 * and home for a token that is not held.
 */
export function FoundTokenScreen({ userId, network, contract }: FoundTokenScreenProps) {
  const tokens = useTokens(userId);
  const { holdings, priceOf, isSample } = useOwnHoldings(userId, tokens);
  const asset = holdings.assets.find(({ key }) => key === assetKey(network.id, contract));
  if (tokens.status === 'ready') {
    const path = heldAssetPath({ network, contract }, tokens.data.records);
    if (path !== paths.heldToken(network.id, contract)) return <Navigate to={path} replace />;
  }
  if (asset?.kind === 'listed') {
    return (
      <ListedToken
        userId={userId}
        asset={asset}
        contract={asset.contract ?? contract}
        price={priceOf(asset)}
        isSample={isSample}
      />
    );
  }
  const isRequested = tokens.status === 'loading' || holdings.isLoading;
  return isRequested ? <PageLoading /> : <Navigate to={paths.home} replace />;
}

interface ListedTokenProps {
  userId: string;
  asset: HeldAsset;
  contract: string;
  /** Null where it has none; undefined while unknown. */
  price: Price | null | undefined;
  isSample: boolean;
}

function ListedToken({ userId, asset, contract, price, isSample }: ListedTokenProps) {
  const t = useText();
  const money = useMoney();
  const addToOwn = useAddHeldToken(userId);
  const { network, decimals } = asset;
  const primary = usePrimaryAddress(userId);
  const walletAddress = primary.status === 'ready' ? primary.data : undefined;
  const transactions = useTokenTransactions(
    userId,
    primary.status === 'loading' ? null : walletAddress?.address,
    network,
    contract,
  );
  usePendingPolling(userId, transactions);
  const [dialog, setDialog] = useState<TokenDialog>();
  const coin = useBalance(walletAddress?.address, network);
  const { known: table, isContradicted } = useKnownToken(network, contract);
  // The asset is fixed when the dialog opens: a balance that is briefly unknown must not change it.
  const [sent, setSent] = useState<Omit<SendableToken, 'balance'>>();
  const [isAdding, setIsAdding] = useState(false);
  const figure = walletAddress && figureFor(asset, walletAddress.address);
  const isKnown = figure?.units !== undefined && decimals !== undefined;
  const token = heldTokenOf(asset);

  function value(): string {
    if (!price) return t(price === null ? 'tokens.page.noPrice' : 'tokens.page.priceNotNow');
    const isSure = isKnown && figure.agreement === 'agreed';
    return money.format(isSure ? exactUsd(figure.units, price.usd, decimals) : undefined);
  }

  const spendable =
    isKnown && figure.agreement === 'agreed' && decimals === table?.decimals ? figure.units : undefined;

  function sendProblem(): string | undefined {
    if (isContradicted) return t('call.error.contradicted');
    return spendable === undefined ? t('tokens.page.noSendBalance', { symbol: token.symbol }) : undefined;
  }

  function openSend() {
    if (!table) return;
    setSent({ symbol: table.symbol, contract: table.contract, decimals: table.decimals });
    setDialog('send');
  }

  async function add() {
    setIsAdding(true);
    // Its own page is shown as soon as it is among the user's tokens.
    await addToOwn(asset);
    setIsAdding(false);
  }

  return (
    <TokenPage
      token={token}
      isTest={network.type === 'testnet'}
      amount={(write) => (isKnown ? write(formatAmount(figure.units, decimals)) : t('tokens.unknownBalance'))}
      mark={<FigureMark figure={figure} asset={token.symbol} />}
      value={value()}
      valueBadge={isSample && price ? <SamplePricesBadge /> : undefined}
      sendProblem={sendProblem()}
      onSend={openSend}
      onReceive={() => setDialog('receive')}
      action={
        canBeAdded(asset) && (
          <Button variant="outlined" disabled={isAdding} onClick={() => void add()} sx={{ minHeight: 44 }}>
            {t('holdings.found.add')}
          </Button>
        )
      }
      details={
        <>
          <DetailRow label={t('tokens.page.contract')}>
            <ContractLine contract={contract} />
          </DetailRow>
          <ApprovalsRow network={network} contract={contract} />
        </>
      }
      transactions={<RecentTransactions transactions={transactions} />}
    >
      {price && <PricePanel name={token.name} asset={{ network: network.rpcName, contract }} price={price} />}
      <TokenDialogs
        userId={userId}
        dialog={dialog}
        network={network}
        walletAddress={walletAddress}
        balance={spendableOf(coin)}
        sent={sent && { ...sent, balance: spendable }}
        receivedId={token.id}
        received={token}
        onClose={() => setDialog(undefined)}
      />
    </TokenPage>
  );
}
