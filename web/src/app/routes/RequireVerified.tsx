import { Navigate, Outlet } from 'react-router-dom';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageLoading } from '../../components/PageLoading.tsx';
import { paths } from '../../config/paths.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { useText } from '../../lib/text/useText.ts';

/** Lets verified users through; visitors go to /auth, unverified users to /recovery-phrase (specification §2). */
export function RequireVerified() {
  const t = useText();
  const { status, profile, retryProfile } = useAuth();
  if (status === 'signedOut') return <Navigate to={paths.auth} replace />;
  if (status === 'loading' || profile === 'loading') return <PageLoading />;
  // A profile that could not be read says nothing about its owner: a verified one must not make a new phrase.
  if (profile === 'failed')
    return <ErrorState title={t('common.serverUnreachable')} onRetry={retryProfile} />;
  if (profile === 'unverified') return <Navigate to={paths.recoveryPhrase} replace />;
  return <Outlet />;
}
