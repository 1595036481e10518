import { nextDerivationIndex } from '@everything-wallet/core/accounts/nextDerivationIndex';
import { use, useEffect, useRef, useState } from 'react';
import type { Account } from '../../features/accounts/Account.ts';
import { createVaultAccount } from '../../features/accounts/createVaultAccount.ts';
import { useCreateAccount } from '../../features/accounts/hooks/useCreateAccount.ts';
import { loadedDialog } from '../../components/loadedDialog.tsx';
import { VaultContext } from '../../lib/vault/VaultContext.ts';

const UnlockDialog = loadedDialog(
  async () => (await import('../../features/vault/components/UnlockDialog.tsx')).UnlockDialog,
);

interface NewSiteAccountProps {
  userId: string;
  accounts: readonly Omit<Account, 'number'>[];
  /** Called with the new account's address. */
  onAdded: (address: string) => void;
  onClose: () => void;
}

/** Adds the next account of the wallet on this device, after its password where it is locked. */
export function NewSiteAccount({ userId, accounts, onAdded, onClose }: NewSiteAccountProps) {
  const { state, vault } = use(VaultContext);
  const [index] = useState(() => nextDerivationIndex(accounts.map((account) => account.derivation_index)));
  const hasBegun = useRef(false);
  const create = useCreateAccount({ onRefused: onClose, onBusyChange: () => undefined, onDone: onClose });
  const isUnlocked = state.status === 'unlocked';
  useEffect(() => {
    if (!isUnlocked || !vault || hasBegun.current) return;
    hasBegun.current = true;
    const numbered = accounts.map((account, place) => ({ ...account, number: place + 1 }));
    void create(async () => {
      await createVaultAccount(userId, numbered, index, (at) => vault.addressOf(at));
      onAdded(await vault.addressOf(index));
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once it is unlocked
  }, [isUnlocked]);
  if (isUnlocked || !vault) return null;
  return (
    <UnlockDialog
      vault={vault}
      // The dialog closes after unlocking as well.
      onClose={() => void vault.refresh().then(({ status }) => status !== 'unlocked' && onClose())}
    />
  );
}
