import { NetworkSettingsPage } from '../../features/networks/components/NetworkSettingsPage.tsx';
import { WalletLayout } from '../layout/WalletLayout.tsx';

/** /network-settings. */
export function NetworkSettingsRoute() {
  return (
    <WalletLayout>
      <NetworkSettingsPage />
    </WalletLayout>
  );
}
