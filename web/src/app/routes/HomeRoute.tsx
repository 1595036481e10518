import { lazy, Suspense, use } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageLoading } from '../../components/PageLoading.tsx';
import { SiteFooter } from '../../features/site/components/SiteFooter.tsx';
import { SiteLayout } from '../../features/site/components/SiteLayout.tsx';
import { AuthContext } from '../../lib/session/AuthContext.ts';
import { useText } from '../../lib/text/useText.ts';
import { LandingPage } from './LandingPage.tsx';

const WalletRoute = lazy(async () => ({ default: (await import('./WalletRoute.tsx')).WalletRoute }));

/** /: the wallet above the site's footer for a verified user, the landing page for everybody else (specification §2). */
export function HomeRoute() {
  const t = useText();
  // Not useAuth: a visitor's first page comes without a session.
  const auth = use(AuthContext);
  if (!auth || auth.status === 'signedOut' || auth.profile === 'unverified') {
    return (
      <SiteLayout>
        <LandingPage />
      </SiteLayout>
    );
  }
  if (auth.profile === 'failed') {
    return <ErrorState title={t('common.serverUnreachable')} onRetry={auth.retryProfile} />;
  }
  if (auth.status === 'loading' || auth.profile === 'loading') return <PageLoading />;
  return (
    <Suspense fallback={<PageLoading />}>
      <WalletRoute />
      <SiteFooter />
    </Suspense>
  );
}
