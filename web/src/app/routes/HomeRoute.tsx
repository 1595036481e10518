import { use, type ComponentType } from 'react';
import { SiteLayout } from '../../features/site/components/SiteLayout.tsx';
import { hasStoredSession } from '../../features/auth/hasStoredSession.ts';
import { AuthContext } from '../../lib/session/AuthContext.ts';
import { loadedPart } from '../loadedPart.tsx';

const LandingPage = loadedPart(async () => (await import('./LandingPage.tsx')).LandingPage);
const SignedInHome = loadedPart(async () => (await import('./SignedInHome.tsx')).SignedInHome);
const first = hasStoredSession() ? SignedInHome : LandingPage;
// Asked for beside the code of the session, not after it.
first.preload().catch(() => undefined);

/**
 * /: the wallet above the site's footer for a verified user, the landing page for everybody else (specification §2), with the
 * one that is likely to be shown.
 */
export async function loadHomeRoute(): Promise<ComponentType> {
  await first.preload();
  return HomeRoute;
}

function HomeRoute() {
  // Not useAuth: a visitor's first page comes without a session.
  const auth = use(AuthContext);
  if (!auth || auth.status === 'signedOut' || auth.profile === 'unverified') {
    return (
      <SiteLayout>
        <LandingPage />
      </SiteLayout>
    );
  }
  return <SignedInHome />;
}
