import { createContext, type ComponentType } from 'react';
import type { TextId } from '../../texts/texts.ts';
import type { Signer, SigningAccount } from './Signer.ts';

/**
 * The wallet on this device: not looked for yet, not there, locked, unlocked in this tab, or there and of no use, with the
 * sentence that says what to do.
 */
export type VaultState =
  | { readonly status: 'unknown' | 'none' }
  /** `hasPasskey` where a passkey opens it as well as the password. */
  | { readonly status: 'locked' | 'unlocked'; readonly hasPasskey?: boolean }
  /** `hasPassword` where its password opens a lock of it, though nothing opens what is behind. */
  | { readonly status: 'unusable'; readonly problem: TextId; readonly hasPassword?: boolean };

/**
 * What may be done with the wallet on this device. The phrase goes in once and comes out by `showPhrase` alone; every
 * method throws a WalletError with the catalogue's message.
 */
export interface DeviceVault {
  /**
   * Keeps a phrase under a password, and unlocks it. What is kept already is never replaced, but for what nothing opens any
   * more, by the phrase of an account; what was changed counts as that once a lock of it has opened in this tab and shown it.
   */
  create(phrase: string, password: string, account?: SigningAccount): Promise<void>;
  unlock(password: string): Promise<void>;
  /** Asks the passkey of this device; it needs a press or a key of whoever is there. */
  unlockWithPasskey(): Promise<void>;
  /** Locks in all tabs: the worker with the keys ends. */
  lock(): void;
  /** The key of an account, where the vault is unlocked. */
  openSigner(account: SigningAccount): Promise<Signer>;
  /** The checksum address at a BIP-44 address index, where the vault is unlocked. */
  addressOf(index: number): Promise<string>;
  /** @param password undefined where the passkey is asked in its place: whoever opens by that may have forgotten it */
  changePassword(password: string | undefined, next: string): Promise<void>;
  /**
   * Has this device make a passkey that opens it as well as the password; where the vault is unlocked.
   *
   * @param name what the device shows of whose it is
   */
  addPasskey(password: string, name: string): Promise<void>;
  /** From now on the password alone opens it. */
  removePasskey(password: string): Promise<void>;
  showPhrase(password: string): Promise<string>;
  /**
   * Removes it from this device, by the password, or by a phrase where it is known to hold the same words; what nothing opens,
   * by the phrase of the account, or by its password, which is any where it cannot be read.
   */
  remove(proof: { password: string } | { phrase: string; account: SigningAccount }): Promise<void>;
  /** The text of a backup file, encrypted under the password, which whoever saves it must know; where the vault is unlocked. */
  backup(password: string): Promise<string>;
  /**
   * Keeps what a backup file holds, once its password opens it and it has the account's key, in the place of what is known to
   * hold the same words or of what nothing opens; wrong passwords are counted with those of this device.
   */
  restore(text: string, password: string, account: SigningAccount): Promise<void>;
  /** Milliseconds until a password may be tried. */
  waitLeft(): Promise<number>;
  /** Looks again at what this device keeps. */
  look(): Promise<VaultState>;
}

/** The vault's state, and the vault once its code is there. */
export interface VaultAccess {
  readonly state: VaultState;
  readonly vault: DeviceVault | undefined;
  /** The header's button, where there is a vault: browsers without one do not load it. */
  readonly LockButton?: ComponentType;
}

/** Without a provider there is no wallet on this device, as in a browser that never kept one. */
export const VaultContext = createContext<VaultAccess>({ state: { status: 'none' }, vault: undefined });
