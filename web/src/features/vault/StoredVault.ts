import type { PasskeyLock } from '@everything-wallet/core/vault/Vault';
import type { VaultState } from '../../lib/vault/VaultContext.ts';

/** Vault that this device stores, as far as this tab knows. */
export interface StoredVault {
  readonly text: string;
  /** Passkey that unlocks it; undefined where the device password alone does. */
  readonly passkey: PasskeyLock | undefined;
  /** True where a device password unlocks it. */
  readonly hasPassword: boolean;
}

/** State of a stored vault while it is locked. */
export function lockedState(stored: StoredVault): VaultState {
  return { status: 'locked', ...locksOf(stored) };
}

/** State of a stored vault while it is unlocked. */
export function unlockedState(stored: StoredVault): VaultState {
  return { status: 'unlocked', ...locksOf(stored) };
}

function locksOf({ passkey, hasPassword }: StoredVault) {
  return { hasPasskey: passkey !== undefined, ...(!hasPassword && { isPasskeyAlone: true }) };
}
