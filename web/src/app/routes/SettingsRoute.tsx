import { lazy, Suspense, useState } from 'react';
import { SettingsPage } from '../../features/settings/components/SettingsPage.tsx';
import { useAuth } from '../../lib/session/useAuth.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';

const VerifyPhraseDialog = lazy(async () => ({
  default: (await import('../../features/phrase/components/VerifyPhraseDialog.tsx')).VerifyPhraseDialog,
}));

/** /settings, with the dialog that verifies the recovery phrase. */
export function SettingsRoute() {
  const { user } = useAuth();
  const [isVerifying, setIsVerifying] = useState(false);
  return (
    <WalletLayout>
      <SettingsPage email={user?.email ?? ''} onVerifyPhrase={() => setIsVerifying(true)} />
      <Suspense>{isVerifying && <VerifyPhraseDialog onClose={() => setIsVerifying(false)} />}</Suspense>
    </WalletLayout>
  );
}
