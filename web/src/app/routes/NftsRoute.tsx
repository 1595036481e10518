import Box from '@mui/material/Box';
import { useCallback, useEffect } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { NftActivity } from '../../features/nfts/activity/NftActivity.tsx';
import { CollectedSkeletons } from '../../features/nfts/components/CollectedSkeletons.tsx';
import { NftsPage } from '../../features/nfts/components/NftsPage.tsx';
import { SampleNfts } from '../../features/nfts/components/SampleNfts.tsx';
import { useHistory } from '../../features/transactions/hooks/useHistory.ts';
import { usePendingTransactions } from '../../features/transactions/hooks/usePendingTransactions.ts';
import { AddressNamesContext } from '../../lib/names/AddressNamesContext.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { useText } from '../../lib/text/useText.ts';
import { useAddressNames } from '../wallet/useAddressNames.ts';
import { CollectedScreen } from '../nfts/CollectedScreen.tsx';
import { useNftAccounts } from '../nfts/useNftAccounts.ts';
import { usePendingPolling } from '../wallet/usePendingPolling.ts';

const NONE: readonly never[] = [];

/** Number of records that load automatically: others may control how many there are (decision 40). */
const MAX_READ_AHEAD = 500;

/** /nfts. */
export function NftsRoute() {
  const { user } = useAuth();
  return user ? (
    <NftsPage
      key={user.id}
      collected={<Collected userId={user.id} />}
      activity={<Activity userId={user.id} />}
    />
  ) : null;
}

function Collected({ userId }: { userId: string }) {
  const t = useText();
  const accounts = useNftAccounts(userId);
  const pending = usePendingTransactions(userId);
  usePendingPolling(userId, pending);
  if (accounts.status === 'failed')
    return <ErrorState title={t('nfts.accountsFailed')} onRetry={accounts.retry} />;
  if (accounts.status === 'loading') {
    return (
      // Leaves room for the filter.
      <Box sx={{ pt: '60px' }}>
        <CollectedSkeletons />
      </Box>
    );
  }
  if (accounts.data.length === 0) return <SampleNfts />;
  return (
    <CollectedScreen
      userId={userId}
      accounts={accounts.data}
      sent={pending.status === 'ready' ? pending.data.records : NONE}
    />
  );
}

function Activity({ userId }: { userId: string }) {
  const history = useHistory(userId, 'all');
  const { loadOlder } = history;
  const data = history.status === 'ready' ? history.data : undefined;
  const count = data ? data.transactions.length + data.unreadable : 0;
  const isReadOn = data?.older === 'available' && count < MAX_READ_AHEAD;
  useEffect(() => {
    if (isReadOn) loadOlder();
  }, [isReadOn, count, loadOlder]);
  const readOlder = useCallback(() => loadOlder(), [loadOlder]);
  return (
    <AddressNamesContext value={useAddressNames(userId)}>
      <NftActivity
        transactions={data?.transactions}
        older={isReadOn ? 'loading' : (data?.older ?? 'loading')}
        isFailed={history.status === 'failed'}
        onLoadOlder={readOlder}
        onRetry={history.retry}
      />
    </AddressNamesContext>
  );
}
