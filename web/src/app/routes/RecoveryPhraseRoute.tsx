import { Navigate } from 'react-router-dom';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageLoading } from '../../components/PageLoading.tsx';
import { paths } from '../../config/paths.ts';
import { RecoveryPhrasePage } from '../../features/phrase/components/RecoveryPhrasePage.tsx';
import { useAuth } from '../../lib/session/useAuth.ts';
import { useText } from '../../lib/text/useText.ts';

/** /recovery-phrase: visitors go to /auth, verified users to /wallet (specification §2). */
export function RecoveryPhraseRoute() {
  const t = useText();
  const { status, user, profile, retryProfile } = useAuth();
  if (status === 'signedOut') return <Navigate to={paths.auth} replace />;
  if (profile === 'verified') return <Navigate to={paths.wallet} replace />;
  if (profile === 'failed')
    return <ErrorState title={t('common.serverUnreachable')} onRetry={retryProfile} />;
  if (!user || profile === 'loading') return <PageLoading text={t('phrase.loading')} />;
  return <RecoveryPhrasePage key={user.id} userId={user.id} />;
}
