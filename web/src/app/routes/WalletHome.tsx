import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { loadedDialog } from '../../components/loadedDialog.tsx';
import { SlowNotice } from '../../components/SlowNotice.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { useEnvironment } from '../../components/useEnvironment.ts';
import { useLoaded } from '../../components/useLoaded.ts';
import { AddressLine } from '../../features/accounts/components/AddressLine.tsx';
import { usePrimaryAddress } from '../../features/accounts/hooks/usePrimaryAddress.ts';
import { BalanceCard } from '../../features/balance/components/BalanceCard.tsx';
import { useBalance } from '../../features/balance/hooks/useBalance.ts';
import { useCoinPrice } from '../../features/balance/hooks/useCoinPrice.ts';
import { spendableOf } from '../../features/balance/spendableOf.ts';
import { useContacts } from '../../features/contacts/hooks/useContacts.ts';
import { useTokens } from '../../features/tokens/hooks/useTokens.ts';
import { YourTokens } from '../../features/tokens/components/YourTokens.tsx';
import { RecentTransactions } from '../../features/transactions/components/RecentTransactions.tsx';
import { useOpenSends } from '../../features/transactions/hooks/useOpenSends.ts';
import { useRecentTransactions } from '../../features/transactions/hooks/useRecentTransactions.ts';
import { useReconciliation } from '../../features/transactions/hooks/useReconciliation.ts';
import { logProblem } from '../../lib/log/logProblem.ts';
import { useNetwork } from '../../lib/network/useNetwork.ts';
import { useAnnouncedQuestions } from '../../lib/refresh/useAnnouncedQuestions.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { useVouchedTokens } from '../../lib/tokens/useVouchedTokens.ts';
import { useText } from '../../lib/text/useText.ts';
import { useWhenIdle } from '../../lib/time/useWhenIdle.ts';
import { hiddenBalance } from '../../lib/storage/hiddenBalance.ts';
import { useBalanceHidden } from '../../lib/storage/useBalanceHidden.ts';
import type { LastKnownHome } from '../lastKnownHome.ts';
import { senderOf } from '../senderOf.ts';
import { sendPriceOf } from '../sendPriceOf.ts';
import { hydrateHome } from '../hydrateHome.ts';
import { useStoredHome } from '../useStoredHome.ts';
import { useKnownAddresses } from '../useKnownAddresses.ts';
import { useOpenQuery } from '../useOpenQuery.ts';
import { useSendTo } from '../useSendTo.ts';
import { useIsFirstDrawn } from '../layout/useIsFirstDrawn.ts';
import { QuickActions } from './QuickActions.tsx';

const NO_TOKENS: readonly never[] = [];

// The local stack alone has a faucet: nobody else loads its button.
const FaucetButton = lazy(async () => ({
  default: (await import('../../features/balance/components/FaucetButton.tsx')).FaucetButton,
}));

// The dialogs bring the signing code and the QR encoder, which the first look at the wallet does not need.
const loadSendDialog = async () => (await import('./HomeSend.tsx')).HomeSend;
const SendDialog = loadedDialog(loadSendDialog);
/** Whoever opens it first must not wait for its code; where that does not come, opening it asks again. */
const preloadSendDialog = () => void loadSendDialog().catch(() => undefined);
const ReceiveDialog = loadedDialog(
  async () => (await import('../../features/receive/components/ReceiveDialog.tsx')).ReceiveDialog,
);
const RestoreAddressDialog = loadedDialog(
  async () =>
    (await import('../../features/phrase/components/RestoreAddressDialog.tsx')).RestoreAddressDialog,
);

const loadHomeHoldings = async () => (await import('./homeHoldings.ts')).homeHoldings;
const loadNotices = async () => (await import('./WalletNotices.tsx')).WalletNotices;

type OpenDialog = 'send' | 'receive' | 'restore' | undefined;

interface WalletHomeProps {
  /** Undefined until it is known who is there, and that they are verified: nothing is asked, sent or received before. */
  userId: string | undefined;
  /** What this browser showed the same user last: shown until it is known anew, and used for nothing else. */
  lastKnown: LastKnownHome | undefined;
}

function reload(): void {
  window.location.reload();
}

/** Balance, quick actions, tokens and recent transactions of a verified user (docs/product.md §2, Home). */
export function WalletHome({ userId, lastKnown }: WalletHomeProps) {
  const t = useText();
  const { profile, retryProfile } = useAuth();
  const { network } = useNetwork();
  const environment = useEnvironment();
  const isLocal = Boolean(environment?.emulators);
  const asked = useSendTo();
  const [sendTo, setSendTo] = useState(asked);
  const [dialog, setDialog] = useState<OpenDialog>(asked && 'send');
  const ownerId = userId ?? lastKnown?.userId;
  const isMasked = useBalanceHidden();
  const close = () => {
    setDialog(undefined);
    setSendTo(undefined);
  };

  const toggleMask = () => {
    if (ownerId !== undefined) hiddenBalance.write(ownerId, !isMasked);
  };

  const primary = usePrimaryAddress(userId);
  useOpenQuery(primary.status === 'ready', setDialog);
  const walletAddress = primary.status === 'ready' ? primary.data : undefined;
  const balance = useBalance(walletAddress?.address, network);
  const price = useCoinPrice(network, walletAddress !== undefined);

  const contacts = useContacts(dialog === 'send' ? userId : undefined);
  const known = useKnownAddresses(dialog === 'send' ? userId : undefined);
  const tokens = useTokens(userId);
  const { ofAccount: transactions, ofAll } = useRecentTransactions(
    userId,
    // Where it does not come, the balance above says so.
    primary.status === 'loading' ? null : walletAddress?.address,
    useVouchedTokens(tokens.status === 'ready' ? tokens.data.records : NO_TOKENS),
  );
  // Those of other accounts are settled as well.
  const { isLoading: areSendsLoading, count: openCount, pendingCount } = useOpenSends(userId, ofAll);
  useReconciliation(userId, openCount, pendingCount > 0);
  useAnnouncedQuestions(primary.status === 'loading' || areSendsLoading);

  useStoredHome(userId, { network, walletAddress, balance, price, tokens, transactions });
  // The figures first: what is beside and below them follows.
  const isFirstDrawn = useIsFirstDrawn();
  const shown = useMemo(
    () => hydrateHome(lastKnown, network, primary.status === 'ready' ? walletAddress : 'unknown'),
    [lastKnown, network, primary.status, walletAddress],
  );

  const held = useLoaded(loadHomeHoldings);
  const Held = held.status === 'ready' && userId !== undefined ? held.value : undefined;

  // Whatever starts or ends being pending has changed the balance.
  const { refresh } = balance;
  useEffect(() => {
    if (walletAddress) refresh();
    // oxlint-disable-next-line react/exhaustive-deps -- refresh is new with every render
  }, [pendingCount]);

  useWhenIdle(balance.wei !== undefined && ofAll.status !== 'loading', preloadSendDialog);

  const isAddressLost = primary.status === 'failed';
  useEffect(() => {
    if (isAddressLost) logProblem('The primary wallet address could not be read');
  }, [isAddressLost]);

  const isAddressMissing = primary.status === 'ready' && !walletAddress;
  useEffect(() => {
    if (isAddressMissing) logProblem('There is no primary wallet address');
  }, [isAddressMissing]);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, sm: 2.5 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: { xs: 2, sm: 2.5 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {Held && userId !== undefined ? (
          <Held.Total userId={userId} tokens={tokens} lastKnown={lastKnown} isMasked={isMasked} />
        ) : (
          // As high as what comes: nothing below it moves.
          <Card aria-busy={held.status !== 'failed'} sx={{ minHeight: { xs: 184, sm: 214 } }}>
            {held.status === 'failed' && (
              <ErrorState title={t('common.error.notLoaded')} onRetry={held.retry} />
            )}
          </Card>
        )}
        <BalanceCard
          network={network}
          balance={balance}
          price={price}
          lastKnown={shown.balance}
          isAddressLoading={primary.status === 'loading'}
          mark={
            Held &&
            userId !== undefined &&
            walletAddress && (
              <Held.CoinMark
                userId={userId}
                tokens={tokens}
                address={walletAddress.address}
                network={network}
                wei={balance.wei}
              />
            )
          }
          isMasked={isMasked}
          onToggleMask={toggleMask}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, minHeight: 34 }}>
            {walletAddress && <AddressLine walletAddress={walletAddress} />}
            {!walletAddress && shown.primary && <AddressLine walletAddress={shown.primary} isLastKnown />}
            {userId === undefined &&
              (profile === 'failed' ? (
                <ErrorState title={t('common.serverUnreachable')} onRetry={retryProfile} />
              ) : (
                <SlowNotice onRetry={reload} isCompact />
              ))}
            {walletAddress && !walletAddress.watch_only && environment?.faucetUrl && (
              <Suspense>
                <FaucetButton
                  faucetUrl={environment.faucetUrl}
                  address={walletAddress.address}
                  network={network.rpcName}
                  onFunded={refresh}
                />
              </Suspense>
            )}
            {primary.status === 'failed' && (
              <ErrorState title={t('common.serverUnreachable')} onRetry={primary.retry} />
            )}
            {isAddressMissing && (
              <Alert
                severity="warning"
                sx={{ flex: 1 }}
                action={
                  <Button color="inherit" size="small" onClick={() => setDialog('restore')}>
                    {t('home.restoreAddress')}
                  </Button>
                }
              >
                {t('home.noAddress')}
              </Alert>
            )}
          </Box>
        </BalanceCard>
        {isFirstDrawn && (
          <>
            <QuickActions
              isReady={primary.status === 'ready'}
              onSend={() => setDialog('send')}
              onReceive={() => setDialog('receive')}
            />
            {userId !== undefined && walletAddress && (
              <Notices userId={userId} walletAddress={walletAddress} />
            )}
            <RecentTransactions transactions={transactions} lastKnown={shown.transactions} />
          </>
        )}
      </Box>
      {isFirstDrawn && (
        <YourTokens
          tokens={tokens}
          network={network}
          balance={balance.wei ?? shown.balance?.wei}
          balanceAsOf={balance.wei === undefined ? shown.balance?.at : balance.asOf}
          lastKnown={shown.tokens}
          isMasked={isMasked}
          coinRow={
            Held &&
            userId !== undefined &&
            walletAddress && (
              <Held.CoinRow
                userId={userId}
                tokens={tokens}
                address={walletAddress.address}
                network={network}
                balance={balance}
                lastKnown={shown.balance}
                price={price}
                isMasked={isMasked}
              />
            )
          }
          renderRows={
            Held && userId !== undefined && walletAddress
              ? (catalogueCount) => (
                  <Held.Tokens
                    userId={userId}
                    tokens={tokens}
                    address={walletAddress.address}
                    network={network}
                    catalogueCount={catalogueCount}
                    lastKnown={shown.tokens}
                    isMasked={isMasked}
                  />
                )
              : undefined
          }
          below={
            Held &&
            userId !== undefined &&
            walletAddress && (
              <>
                <Held.TestCoins
                  userId={userId}
                  tokens={tokens}
                  address={walletAddress.address}
                  network={network}
                  isMasked={isMasked}
                />
                <Held.Unverified
                  userId={userId}
                  tokens={tokens}
                  address={walletAddress.address}
                  isMasked={isMasked}
                />
              </>
            )
          }
        />
      )}

      {dialog === 'send' && userId !== undefined && (
        <SendDialog
          userId={userId}
          customTokens={tokens}
          network={network}
          sender={walletAddress && senderOf(walletAddress)}
          balance={spendableOf(balance)}
          price={sendPriceOf(price, isLocal)}
          contacts={contacts.status === 'ready' ? contacts.data.records : undefined}
          known={known}
          initialRecipient={sendTo?.recipient}
          // An amount of one network's coin is no amount of another's.
          initialAmount={sendTo?.networkId === network.id ? sendTo.amount : undefined}
          onClose={close}
          onSent={refresh}
        />
      )}
      {dialog === 'receive' && (
        <ReceiveDialog
          address={walletAddress?.address}
          isWatchOnly={walletAddress?.watch_only ?? false}
          derivationIndex={walletAddress?.derivation_index ?? null}
          networkId={network.id}
          onClose={close}
        />
      )}
      {dialog === 'restore' && userId !== undefined && (
        <RestoreAddressDialog userId={userId} onClose={close} />
      )}
    </Box>
  );
}

/** What the home asks; its code comes after that of the wallet, and the wallet does without it where it does not come. */
function Notices(props: { userId: string; walletAddress: WalletAddress }) {
  const loaded = useLoaded(loadNotices);
  if (loaded.status !== 'ready') return null;
  const WalletNotices = loaded.value;
  return <WalletNotices {...props} />;
}
