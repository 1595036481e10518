import { createContext, type ComponentType } from 'react';
import type { MessageId } from '../../messages/messages.ts';
import type { Signer, SigningAccount } from './Signer.ts';

/**
 * The wallet on this device: not looked for yet, not there, locked, unlocked in this tab, or there and of no use, with the
 * sentence that says what to do.
 */
export type VaultState =
  | { readonly status: 'unknown' | 'none' | 'locked' | 'unlocked' }
  | { readonly status: 'unusable'; readonly problem: MessageId };

/**
 * What may be done with the wallet on this device. The phrase goes in once and comes out by `showPhrase` alone; every
 * method throws a WalletError with the catalogue's message.
 */
export interface DeviceVault {
  /** Keeps a phrase under a password, and unlocks it; one that was kept before is replaced. */
  create(phrase: string, password: string, account?: SigningAccount): Promise<void>;
  unlock(password: string): Promise<void>;
  /** Locks in all tabs: the worker with the keys ends. */
  lock(): void;
  /** The key of an account, where the vault is unlocked. */
  openSigner(account: SigningAccount): Promise<Signer>;
  /** The checksum address at a BIP-44 address index, where the vault is unlocked. */
  addressOf(index: number): Promise<string>;
  changePassword(password: string, next: string): Promise<void>;
  showPhrase(password: string): Promise<string>;
  /** Removes it from this device, by the password or by the phrase of an account. */
  remove(proof: { password: string } | { phrase: string; account: SigningAccount }): Promise<void>;
  /** The text of a backup file, encrypted; where the vault is unlocked. */
  backup(): Promise<string>;
  /** Keeps what a backup file holds, once its password opens it and it has the account's key. */
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
