import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import { useState } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { useLoaded } from '../../components/useLoaded.ts';
import { BalanceCard } from '../../features/balance/components/BalanceCard.tsx';
import { RecentTransactions } from '../../features/transactions/components/RecentTransactions.tsx';
import { useNetwork } from '../../lib/network/useNetwork.ts';
import { useText } from '../../lib/text/useText.ts';
import { useWhenIdle } from '../../lib/time/useWhenIdle.ts';
import { hiddenBalance } from '../../lib/storage/hiddenBalance.ts';
import { useBalanceHidden } from '../../lib/storage/useBalanceHidden.ts';
import type { LastKnownHome } from './lastKnownHome.ts';
import { useHomeWallet } from './useHomeWallet.ts';
import { useOpenQuery } from './useOpenQuery.ts';
import { useSendTo } from './useSendTo.ts';
import { useIsFirstDrawn } from '../layout/useIsFirstDrawn.ts';
import { HomeAddress } from './HomeAddress.tsx';
import { HomeDialogs } from './HomeDialogs.tsx';
import { HomeTokenList } from './HomeTokenList.tsx';
import { preloadSendDialog } from './loadSendDialog.ts';
import { QuickActions } from './QuickActions.tsx';

const loadHomeHoldings = async () => (await import('./homeHoldings.ts')).homeHoldings;
const loadNotices = async () => (await import('./WalletNotices.tsx')).WalletNotices;

type OpenDialog = 'send' | 'receive' | 'restore' | undefined;

interface WalletHomeProps {
  /** Undefined until a verified user is signed in; nothing is requested before. */
  userId: string | undefined;
  /** Last known values of the same user in this browser, only for display until the current ones are known. */
  lastKnown: LastKnownHome | undefined;
}

/** Balance, quick actions, tokens and recent transactions of a verified user (docs/product.md §2, Home). */
export function WalletHome({ userId, lastKnown }: WalletHomeProps) {
  const t = useText();
  const { network } = useNetwork();
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

  const wallet = useHomeWallet({ userId, lastKnown, network });
  const { primary, walletAddress, balance, price, tokens, transactions, shown } = wallet;
  useWhenIdle(wallet.isLoaded, preloadSendDialog);
  useOpenQuery(primary.status === 'ready', setDialog);
  // Requests the figures first.
  const isFirstDrawn = useIsFirstDrawn(userId !== undefined);

  const held = useLoaded(loadHomeHoldings);
  const Held = held.status === 'ready' && userId !== undefined ? held.value : undefined;

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
          // As high as the total, so that nothing below it moves.
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
          <HomeAddress
            userId={userId}
            primary={primary}
            lastKnown={shown.primary}
            network={network}
            onFunded={balance.refresh}
            onRestore={() => setDialog('restore')}
          />
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
        <HomeTokenList userId={userId} Held={Held} wallet={wallet} network={network} isMasked={isMasked} />
      )}

      <HomeDialogs
        dialog={dialog}
        userId={userId}
        wallet={wallet}
        network={network}
        sendTo={sendTo}
        onClose={close}
      />
    </Box>
  );
}

/** Suggestions of the home screen; their code is loaded after the wallet's. */
function Notices(props: { userId: string; walletAddress: WalletAddress }) {
  const loaded = useLoaded(loadNotices);
  if (loaded.status !== 'ready') return null;
  const WalletNotices = loaded.value;
  return <WalletNotices {...props} />;
}
