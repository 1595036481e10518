import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLoaded } from '../../components/useLoaded.ts';
import { RecentTransactions } from '../../features/transactions/components/RecentTransactions.tsx';
import type { AddressNames } from '../../lib/names/AddressNames.ts';
import { AddressNamesContext } from '../../lib/names/AddressNamesContext.ts';
import { useNetwork } from '../../lib/network/useNetwork.ts';
import { pause } from '../../lib/time/pause.ts';
import { useWhenIdle } from '../../lib/time/useWhenIdle.ts';
import { hiddenBalance } from '../../lib/storage/hiddenBalance.ts';
import { useBalanceHidden } from '../../lib/storage/useBalanceHidden.ts';
import type { LastKnownHome } from './lastKnownHome.ts';
import { useHomeWallet, type HomeWallet } from './useHomeWallet.ts';
import { useReceivingAddress } from './useReceivingAddress.ts';
import { useOpenQuery } from './useOpenQuery.ts';
import { useSendTo } from './useSendTo.ts';
import { useAfterFirstDraw } from '../layout/useAfterFirstDraw.ts';
import { HomeDialogs } from './HomeDialogs.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeTokenList } from './HomeTokenList.tsx';
import { preloadSendDialog } from './loadSendDialog.ts';
import { QuickActions } from './QuickActions.tsx';
import type { WalletNoticesProps } from './WalletNotices.tsx';

const loadHomeHoldings = async () => {
  // In a task of its own: `import()` appends a `<link>` per file, a quarter of the first drawing's time.
  await pause(0);
  return (await import('./homeHoldings.ts')).homeHoldings;
};
const loadNotices = async () => (await import('./WalletNotices.tsx')).WalletNotices;

const NO_NAMES: AddressNames = new Map();

type OpenDialog = 'send' | 'receive' | 'restore' | undefined;

interface WalletHomeProps {
  /** Undefined until a verified user is signed in; nothing is requested before. */
  userId: string | undefined;
  /** Last known values of the same user in this browser, only for display until the current ones are known. */
  lastKnown: LastKnownHome | undefined;
}

/** Balance, quick actions, tokens and recent transactions of a verified user (docs/product.md §2, Home). */
export function WalletHome({ userId, lastKnown }: WalletHomeProps) {
  const { network } = useNetwork();
  const asked = useSendTo();
  const [sendTo, setSendTo] = useState(asked);
  const [dialog, setDialog] = useState<OpenDialog>(asked && 'send');
  const ownerId = userId ?? lastKnown?.userId;
  const isMasked = useBalanceHidden();
  const [names, setNames] = useState<AddressNames>(NO_NAMES);
  const close = () => {
    setDialog(undefined);
    setSendTo(undefined);
  };

  const toggleMask = () => {
    if (ownerId !== undefined) hiddenBalance.write(ownerId, !isMasked);
  };

  const wallet = useHomeWallet({ userId, lastKnown, network });
  const { primary, walletAddress, transactions, shown } = wallet;
  useWhenIdle(wallet.isLoaded, preloadSendDialog);
  const hasTransactions = transactions.status === 'ready' && transactions.data.records.length > 0;
  const receiving = useReceivingAddress(primary, shown.primary, lastKnown);
  const canSend = primary.status === 'ready';
  const canReceive = canSend || receiving !== undefined;
  useOpenQuery({ send: canSend, receive: canReceive }, setDialog);
  // Requests the figures first.
  const isFirstDrawn = useAfterFirstDraw(userId !== undefined);

  const held = useLoaded(loadHomeHoldings);
  const Held = held.status === 'ready' && userId !== undefined ? held.value : undefined;

  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, sm: 2.5 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        // What is held stands beside both others on a desktop, and between them on a phone.
        gridTemplateRows: { md: 'auto 1fr' },
      }}
    >
      <Box sx={{ display: 'grid', gap: { xs: 2, sm: 2.5 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <HomeHero
          userId={userId}
          wallet={wallet}
          network={network}
          Held={Held}
          onReload={held.status === 'failed' ? held.retry : undefined}
          lastKnown={lastKnown}
          isMasked={isMasked}
          onToggleMask={toggleMask}
          onRestore={() => setDialog('restore')}
        />
        {isFirstDrawn && (
          <>
            <QuickActions
              isReady={canSend}
              canReceive={canReceive}
              onSend={() => setDialog('send')}
              onReceive={() => setDialog('receive')}
            />
            {userId !== undefined && walletAddress && (
              <Notices
                userId={userId}
                walletAddress={walletAddress}
                hasCoins={hasCoins(wallet)}
                onReceive={() => setDialog('receive')}
              />
            )}
          </>
        )}
      </Box>
      {isFirstDrawn && (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 2, sm: 2.5 },
              gridTemplateColumns: 'minmax(0, 1fr)',
              gridColumn: { md: 2 },
              gridRow: { md: '1 / span 2' },
            }}
          >
            <HomeTokenList
              userId={userId}
              Held={Held}
              wallet={wallet}
              network={network}
              isMasked={isMasked}
            />
            {Held && userId !== undefined && transactions.status === 'ready' && (
              <Held.Nfts userId={userId} transactions={transactions.data.records} />
            )}
          </Box>
          <AddressNamesContext value={names}>
            <RecentTransactions transactions={transactions} lastKnown={shown.transactions} />
          </AddressNamesContext>
          {Held && userId !== undefined && hasTransactions && (
            <Held.Names userId={userId} onNames={setNames} />
          )}
        </>
      )}

      <HomeDialogs
        dialog={dialog}
        userId={userId}
        wallet={wallet}
        network={network}
        sendTo={sendTo}
        receiving={receiving}
        onClose={close}
      />
    </Box>
  );
}

/** Returns true once the account holds or has received coins; undefined while that is unknown. */
function hasCoins({ balance, transactions }: HomeWallet): boolean | undefined {
  if (transactions.status === 'ready' && transactions.data.records.length > 0) return true;
  if (balance.wei === undefined || transactions.status === 'loading') return undefined;
  return balance.wei > 0n;
}

/** Suggestions of the home screen; their code is loaded after the wallet's. */
function Notices(props: WalletNoticesProps) {
  const loaded = useLoaded(loadNotices);
  if (loaded.status !== 'ready') return null;
  const WalletNotices = loaded.value;
  return <WalletNotices {...props} />;
}
