import type { PasskeyLock } from '@everything-wallet/core/vault/Vault';
import type { PasskeyAnswer } from '@everything-wallet/core/vault/makePasskeyLock';

/** Passkeys of this device, as a vault needs them. */
export interface Passkeys {
  /**
   * Creates a passkey and evaluates its PRF.
   *
   * @param name account name that the device shows
   * @param beside id of the passkey that unlocks the vault now: if the device still has it, none is created
   * @throws WalletError 'vault.error.passkeyThere', 'vault.error.passkeyNotMade' or 'vault.error.passkeyNoPrf'
   */
  create(name: string, beside?: string): Promise<PasskeyAnswer>;
  /**
   * Evaluates a passkey's PRF.
   *
   * @returns 32 bytes, which the caller must overwrite
   * @throws WalletError 'vault.error.passkeyRefused' or 'vault.error.passkeyNoPrf'
   */
  ask(lock: Pick<PasskeyLock, 'credential' | 'salt'>): Promise<PasskeyAnswer['prfOutput']>;
  /** Signals to the device that a passkey is no longer of use, where supported; never throws. */
  forget(credential: string): void;
}
