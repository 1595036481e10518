import type { PasskeyAnswer } from '@everything-wallet/core/vault/makePasskeyLock';
import { createContext, type ComponentType } from 'react';
import type { TextId } from '../../texts/texts.ts';
import type { Signer, SigningAccount } from './Signer.ts';

/**
 * State of the vault on this device: not read yet, absent, locked, unlocked in this tab, or unusable, with
 * the text that explains what to do.
 */
export type VaultState =
  | { readonly status: 'unknown' | 'none' }
  /** `hasPasskey`: a passkey unlocks it as well as the password; `isPasskeyAlone`: it has no password. */
  | {
      readonly status: 'locked' | 'unlocked';
      readonly hasPasskey?: boolean;
      readonly isPasskeyAlone?: boolean;
    }
  /** `hasPassword`: its password opens one of its locks, though nothing decrypts the content. */
  | { readonly status: 'unusable'; readonly problem: TextId; readonly hasPassword?: boolean };

/**
 * Operations on the vault on this device. The phrase enters once and is returned only by `showPhrase`; every
 * method throws a WalletError with the catalogue's text.
 */
export interface DeviceVault {
  /**
   * Stores a phrase under a password, and unlocks it. An existing vault is replaced only if nothing opens it
   * any more, and only by the phrase of an account; a modified vault counts as such once one of its locks has
   * opened in this tab and revealed it.
   */
  create(phrase: string, password: string, account?: SigningAccount): Promise<void>;
  /**
   * Creates a passkey on this device for a vault that is stored next; needs a user gesture. The caller passes it to
   * `createWithPasskey` or to `dropPasskey`.
   *
   * @param name account name that the device shows for the passkey
   */
  newPasskey(name: string): Promise<PasskeyAnswer>;
  /** Stores a phrase under a new passkey alone, and unlocks it; an existing vault is not replaced. */
  createWithPasskey(phrase: string, passkey: PasskeyAnswer): Promise<void>;
  /** Erases a new passkey that no vault was stored with. */
  dropPasskey(passkey: PasskeyAnswer): void;
  unlock(password: string): Promise<void>;
  /** Unlocks with the passkey of this device; needs a user gesture. */
  unlockWithPasskey(): Promise<void>;
  /** Locks in all tabs: ends the worker with the keys. */
  lock(): void;
  /** Returns the signer of an account; the vault has to be unlocked. */
  openSigner(account: SigningAccount): Promise<Signer>;
  /** Returns the checksum address at a BIP-44 address index; the vault has to be unlocked. */
  addressOf(index: number): Promise<string>;
  /** @param password undefined to use the passkey instead: the user may have forgotten the password, or has none */
  changePassword(password: string | undefined, next: string): Promise<void>;
  /**
   * Creates a passkey on this device that opens the vault besides the password; the vault has to be unlocked.
   *
   * @param name account name that the device shows for the passkey
   */
  addPasskey(password: string, name: string): Promise<void>;
  /** Removes the passkey: only the password opens the vault from now on. */
  removePasskey(password: string): Promise<void>;
  showPhrase(password: string): Promise<string>;
  /**
   * Removes the vault from this device, with the password, or with the same phrase; a vault that nothing
   * opens, with the phrase of the account, or with its password, which may be any where the vault cannot be
   * read.
   */
  remove(proof: { password: string } | { phrase: string; account: SigningAccount }): Promise<void>;
  /**
   * Returns the text of a backup file, encrypted under the password, which the user has to know; the vault
   * has to be unlocked.
   */
  backup(password: string): Promise<string>;
  /**
   * Stores the content of a backup file, once its password opens it and it has the account's key. Replaces
   * only a vault with the same phrase or one that nothing opens; wrong passwords count together with those of
   * this device.
   */
  restore(text: string, password: string, account: SigningAccount): Promise<void>;
  /** Returns the milliseconds until another password may be tried. */
  waitLeft(): Promise<number>;
  /** Reads the state of the vault on this device again. */
  refresh(): Promise<VaultState>;
}

/** The vault's state, and the vault once its code is loaded. */
export interface VaultAccess {
  readonly state: VaultState;
  readonly vault: DeviceVault | undefined;
  /** Button of the header, where there is a vault: browsers without one do not load it. */
  readonly LockButton?: ComponentType;
  /** True where nothing else signs, and no form asks for the phrase: in a window that a website has opened. */
  readonly isOnlySigner?: boolean;
}

/** Without a provider there is no vault, as in a browser that never stored one. */
export const VaultContext = createContext<VaultAccess>({ state: { status: 'none' }, vault: undefined });
