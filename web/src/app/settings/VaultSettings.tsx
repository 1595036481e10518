import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import { use } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { RowSkeletons } from '../../components/RowSkeletons.tsx';
import { SettingGroup } from '../../components/SettingGroup.tsx';
import { useLoaded } from '../../components/useLoaded.ts';
import { usePrimaryAddress } from '../../features/accounts/hooks/usePrimaryAddress.ts';
import type { SigningAccount } from '../../lib/vault/Signer.ts';
import { useText } from '../../lib/text/useText.ts';
import { VaultContext } from '../../lib/vault/VaultContext.ts';

const loadSetting = async () => {
  const [{ VaultSetting }, { StoredVaults }] = await Promise.all([
    import('../../features/vault/components/VaultSetting.tsx'),
    import('../../features/vault/components/StoredVaults.tsx'),
  ]);
  return { VaultSetting, StoredVaults };
};

/**
 * Setting of the vault on this device, with the account whose key its phrase must have; and vaults of other
 * accounts.
 */
export function VaultSettings({ userId }: { userId: string }) {
  const t = useText();
  const loaded = useLoaded(loadSetting);
  const { vault } = use(VaultContext);
  const primary = usePrimaryAddress(userId);
  if (loaded.status === 'failed') {
    return <ErrorState title={t('common.serverUnreachable')} onRetry={loaded.retry} />;
  }
  // Its texts are loaded with the vault.
  if (loaded.status === 'loading' || !vault) {
    return (
      <SettingGroup>
        <RowSkeletons count={3} />
      </SettingGroup>
    );
  }
  const { VaultSetting, StoredVaults } = loaded.value;
  const walletAddress = primary.status === 'ready' ? primary.data : undefined;
  return (
    <>
      <VaultSetting
        vault={vault}
        account={walletAddress && accountOf(walletAddress)}
        accountProblem={walletAddress?.watch_only ? 'send.error.watchOnly' : 'device.error.noAccount'}
        isLookingForAccount={primary.status === 'loading'}
      />
      <StoredVaults of="others" userId={userId} />
    </>
  );
}

/** Returns the account of an address whose key the wallet has. */
function accountOf({ address, watch_only, derivation_index }: WalletAddress): SigningAccount | undefined {
  if (watch_only || derivation_index === null) return undefined;
  return { address, index: derivation_index };
}
