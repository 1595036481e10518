import { ErrorState } from '../../components/ErrorState.tsx';
import { PageLoading } from '../../components/PageLoading.tsx';
import { useAuth } from '../../lib/session/useAuth.ts';
import { useText } from '../../lib/text/useText.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';

/** Shown by a guard while the user is unknown: the wallet's frame, so that the user can sign out. */
export function SessionWaiting() {
  const t = useText();
  const { profile, retryProfile } = useAuth();
  return (
    <WalletLayout>
      {profile === 'failed' ? (
        <ErrorState title={t('common.serverUnreachable')} onRetry={retryProfile} />
      ) : (
        <PageLoading />
      )}
    </WalletLayout>
  );
}
