import { useState } from 'react';
import { loadedDialog } from '../../components/loadedDialog.tsx';
import { EmailConfirmation } from '../../features/auth/components/EmailConfirmation.tsx';
import { SettingsPage } from '../../features/settings/components/SettingsPage.tsx';
import { useAuth } from '../../lib/session/useAuth.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';
import { AccountSettings } from '../settings/AccountSettings.tsx';
import { BiometricSettings } from '../settings/BiometricSettings.tsx';
import { DrillSettings } from '../settings/DrillSettings.tsx';
import { ExportSettings } from '../settings/ExportSettings.tsx';
import { PushSettings } from '../settings/PushSettings.tsx';
import { VaultSettings } from '../settings/VaultSettings.tsx';

const VerifyPhraseDialog = loadedDialog(
  async () => (await import('../../features/phrase/components/VerifyPhraseDialog.tsx')).VerifyPhraseDialog,
);

/** /settings, with the dialog that verifies the recovery phrase. */
export function SettingsRoute() {
  const { user } = useAuth();
  const [isVerifying, setIsVerifying] = useState(false);
  return (
    <WalletLayout>
      <SettingsPage
        email={user?.email ?? ''}
        emailNotice={user && <EmailConfirmation key={user.id} userId={user.id} email={user.email} />}
        accountRows={user && <AccountSettings key={user.id} user={user} />}
        onVerifyPhrase={() => setIsVerifying(true)}
        biometricRow={user && <BiometricSettings key={user.id} email={user.email} />}
        recoveryDrill={user && <DrillSettings key={user.id} userId={user.id} />}
        pushRow={user && <PushSettings key={user.id} userId={user.id} />}
        dataRows={user && <ExportSettings key={user.id} userId={user.id} />}
        deviceWallet={user && <VaultSettings key={user.id} userId={user.id} />}
      />
      {isVerifying && <VerifyPhraseDialog onClose={() => setIsVerifying(false)} />}
    </WalletLayout>
  );
}
