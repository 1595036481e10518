import { use, type ComponentType } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { SiteLayout } from '../../features/site/components/SiteLayout.tsx';
import { hasStoredSession } from '../../features/auth/hasStoredSession.ts';
import { AuthContext } from '../../lib/session/AuthContext.ts';
import { loadedPart } from '../loadedPart.tsx';
import { readDeletionState } from '../../features/auth/deletionState.ts';

const LandingPage = loadedPart(async () => (await import('../home/LandingPage.tsx')).LandingPage);
const SignedInHome = loadedPart(async () => (await import('../home/SignedInHome.tsx')).SignedInHome);
const DeletionReport = loadedPart(
  async () => (await import('../../features/auth/components/DeletionReport.tsx')).DeletionReport,
);
const first = hasStoredSession() ? SignedInHome : LandingPage;
// Loaded together with the session's code, not after it.
first.preload().catch(() => undefined);

/**
 * / and the landing page in another language: the wallet above the site's footer for a verified user, otherwise the landing page (docs/product.md §2);
 * loads the one that is likely to be shown.
 */
export async function loadHomeRoute(): Promise<ComponentType> {
  await first.preload();
  return HomeRoute;
}

function HomeRoute() {
  // Not useAuth: a visitor's first page loads without a session.
  const auth = use(AuthContext);
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const reported = auth && readDeletionState(state);
  // After deleting their account a user is a visitor, even while their session is still ending; other users
  // are not.
  const isReported = reported !== undefined && (!auth?.user || auth.user.id === reported.userId);
  const deletion = isReported ? reported : undefined;
  if (!auth || deletion || auth.status === 'signedOut' || auth.profile === 'unverified') {
    return (
      <SiteLayout>
        <LandingPage />
        {deletion && (
          <DeletionReport
            removed={deletion.removed}
            isWalletKept={deletion.isWalletKept}
            onClose={() => void navigate('.', { replace: true, state: null })}
          />
        )}
      </SiteLayout>
    );
  }
  // The wallet has one address in all languages.
  return location.pathname === paths.home ? <SignedInHome /> : <Navigate to={paths.home} replace />;
}
