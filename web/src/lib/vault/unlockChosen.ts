import type { SigningKey } from '@everything-wallet/core/transactions/transferSchema';
import type { DeviceVault } from './VaultContext.ts';

/** Unlocks the vault in the way that a dialog has chosen, unless it is unlocked already. */
export async function unlockChosen(
  vault: Pick<DeviceVault, 'unlock' | 'unlockWithPasskey'>,
  key: SigningKey,
  password: string,
): Promise<void> {
  if (key === 'password') await vault.unlock(password);
  else if (key === 'passkey') await vault.unlockWithPasskey();
}
