import type { PasskeyLock } from '@everything-wallet/core/vault/Vault';
import type { VaultState } from '../../lib/vault/VaultContext.ts';

/** Vault that this device stores, as far as this tab knows. */
export interface StoredVault {
  readonly text: string;
  /** Passkey that unlocks it; undefined where the device password alone does. */
  readonly passkey: PasskeyLock | undefined;
}

/** State of a stored vault while it is locked. */
export function lockedState({ passkey }: StoredVault): VaultState {
  return { status: 'locked', hasPasskey: passkey !== undefined };
}

/** State of a stored vault while it is unlocked. */
export function unlockedState({ passkey }: StoredVault): VaultState {
  return { status: 'unlocked', hasPasskey: passkey !== undefined };
}
