import { ErrorState } from '../../components/ErrorState.tsx';
import { PageLoading } from '../../components/PageLoading.tsx';
import { SiteFooter } from '../../features/site/components/SiteFooter.tsx';
import { useAuth } from '../../lib/session/useAuth.ts';
import { useText } from '../../lib/text/useText.ts';
import { WalletRoute } from './WalletRoute.tsx';

/** / with a session: the wallet above the site's footer, once the profile has said that the user is verified. */
export function SignedInHome() {
  const t = useText();
  const { status, profile, retryProfile } = useAuth();
  if (profile === 'failed') {
    return <ErrorState title={t('common.serverUnreachable')} onRetry={retryProfile} />;
  }
  if (status === 'loading' || profile === 'loading') return <PageLoading />;
  return <WalletRoute footer={<SiteFooter />} />;
}
