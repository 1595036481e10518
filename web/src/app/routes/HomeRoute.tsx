import { lazy, Suspense } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageLoading } from '../../components/PageLoading.tsx';
import { useAuth } from '../../lib/session/useAuth.ts';
import { useText } from '../../lib/text/useText.ts';
import { LandingPage } from './LandingPage.tsx';

const WalletRoute = lazy(async () => ({ default: (await import('./WalletRoute.tsx')).WalletRoute }));

/** /: the wallet for a verified user, the landing page for everybody else (specification §2). */
export function HomeRoute() {
  const t = useText();
  const { status, profile, isVerified, retryProfile } = useAuth();
  if (status === 'loading' || (status === 'signedIn' && profile === 'loading')) return <PageLoading />;
  if (profile === 'failed')
    return <ErrorState title={t('common.serverUnreachable')} onRetry={retryProfile} />;
  if (!isVerified) return <LandingPage />;
  return (
    <Suspense fallback={<PageLoading />}>
      <WalletRoute />
    </Suspense>
  );
}
