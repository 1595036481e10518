import { useEffect, useState } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageLoading } from '../../components/PageLoading.tsx';
import { useAuth } from '../../lib/session/useAuth.ts';
import { useText } from '../../lib/text/useText.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';

/** How long nobody wants to sign out yet, in ms. */
const SHORT_MS = 300;

/**
 * What a guard shows while it is not known who is there: after a moment the wallet's frame, so that whoever waits can sign
 * out. Within that moment most are let through, and the frame would have been drawn for nothing.
 */
export function SessionWaiting() {
  const t = useText();
  const { profile, retryProfile } = useAuth();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), SHORT_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!isLong && profile !== 'failed') return <PageLoading />;
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
