import { lazy, Suspense, use } from 'react';
import { PageLoading } from '../../components/PageLoading.tsx';
import { SiteLayout } from '../../features/site/components/SiteLayout.tsx';
import { AuthContext } from '../../lib/session/AuthContext.ts';
import { LandingPage } from './LandingPage.tsx';

const SignedInHome = lazy(async () => ({ default: (await import('./SignedInHome.tsx')).SignedInHome }));

/** /: the wallet above the site's footer for a verified user, the landing page for everybody else (specification §2). */
export function HomeRoute() {
  // Not useAuth: a visitor's first page comes without a session.
  const auth = use(AuthContext);
  if (!auth || auth.status === 'signedOut' || auth.profile === 'unverified') {
    return (
      <SiteLayout>
        <LandingPage />
      </SiteLayout>
    );
  }
  return (
    <Suspense fallback={<PageLoading />}>
      <SignedInHome />
    </Suspense>
  );
}
