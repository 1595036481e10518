import type { PasskeyLock } from '@everything-wallet/core/vault/Vault';
import type { PasskeyAnswer } from '@everything-wallet/core/vault/withPasskey';

/** The passkeys of this device, as far as a vault needs them. */
export interface Passkeys {
  /**
   * Has the device make a passkey, and asks its PRF.
   *
   * @param name what the device shows of whose it is
   * @param beside the passkey that opens the vault now: where the device still has it, none is made
   * @throws WalletError 'vault.error.passkeyThere', 'vault.error.passkeyNotMade' or 'vault.error.passkeyNoPrf'
   */
  create(name: string, beside?: string): Promise<PasskeyAnswer>;
  /**
   * Asks a passkey's PRF.
   *
   * @returns 32 bytes, which whoever asked overwrites
   * @throws WalletError 'vault.error.passkeyRefused' or 'vault.error.passkeyNoPrf'
   */
  ask(lock: Pick<PasskeyLock, 'credential' | 'salt'>): Promise<PasskeyAnswer['prfOutput']>;
  /** Tells the device that a passkey opens nothing any more, where it listens; never throws. */
  forget(credential: string): void;
}
