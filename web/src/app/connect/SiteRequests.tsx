import { useMemo } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageLoading } from '../../components/PageLoading.tsx';
import { listenToWalletAddresses } from '../../features/accounts/api/listenToWalletAddresses.ts';
import { ConnectNotice } from '../../features/connect/components/ConnectNotice.tsx';
import { hostOf } from '../../lib/sites/hostOf.ts';
import type { Site, SiteRequest } from '../../features/connect/SiteConnection.ts';
import { useSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { useText } from '../../lib/text/useText.ts';
import { signingAccounts } from '../wallet/signingAccounts.ts';
import { SiteRequestScreen } from './SiteRequestScreen.tsx';

interface SiteRequestsProps {
  userId: string;
  site: Site;
  requests: readonly SiteRequest[];
}

/** Requests of a website, one at a time, in order. */
export function SiteRequests({ userId, site, requests }: SiteRequestsProps) {
  const t = useText();
  const accounts = useSnapshot(useMemo(() => listenToWalletAddresses(userId), [userId]));
  if (accounts.status === 'loading') return <PageLoading />;
  if (accounts.status === 'failed')
    return <ErrorState title={t('accounts.error.load')} onRetry={accounts.retry} />;
  const signers = signingAccounts(accounts.data, t);
  const [request] = requests;
  if (!request) return <ConnectNotice text={t('connect.done', { host: hostOf(site.origin) })} />;
  if (signers.length === 0) return <ConnectNotice text={t('connect.noAccount')} severity="warning" />;
  return (
    <SiteRequestScreen
      // Nothing that was accepted or typed for one request applies to the next one.
      key={request.id}
      userId={userId}
      site={site}
      request={request}
      accounts={accounts.data}
      signers={signers}
    />
  );
}
