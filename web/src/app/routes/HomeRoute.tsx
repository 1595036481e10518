import { use } from 'react';
import { SiteLayout } from '../../features/site/components/SiteLayout.tsx';
import { hasStoredSession } from '../../features/auth/hasStoredSession.ts';
import { AuthContext } from '../../lib/session/AuthContext.ts';
import { loadedPart } from '../loadedPart.tsx';
import { LandingPage } from './LandingPage.tsx';

const SignedInHome = loadedPart(async () => (await import('./SignedInHome.tsx')).SignedInHome);
// Its code and the session's come at once, not one after the other.
if (hasStoredSession()) SignedInHome.preload().catch(() => undefined);

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
  return <SignedInHome />;
}
