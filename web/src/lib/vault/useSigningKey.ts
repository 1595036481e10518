import type { SigningKey } from '@everything-wallet/core/transactions/transferSchema';
import { use, useState } from 'react';
import { VaultContext, type DeviceVault, type VaultState } from './VaultContext.ts';

/** Signer of a dialog, and the user's choice of it. */
export interface SigningChoice {
  readonly key: SigningKey;
  /** Vault that signs; undefined where the phrase does. */
  readonly vault: DeviceVault | undefined;
  /** Chooses between phrase and vault; undefined where there is no choice. */
  readonly choose: ((prefersPhrase: boolean) => void) | undefined;
}

/**
 * Chooses the signer of a dialog: the vault on this device where there is one, with its password or passkey while it
 * is locked, unless the user prefers to type the phrase.
 *
 * @param isPhraseAlone true where the vault is of no use
 */
export function useSigningKey(isPhraseAlone = false): SigningChoice {
  const { state, vault, isOnlySigner = false } = use(VaultContext);
  // A vault that is found later must not remove a field in use.
  const [wantsPhrase, setWantsPhrase] = useState(state.status === 'unknown');
  if (isOnlySigner) {
    return { key: vaultKey(state), vault, choose: undefined };
  }
  const hasVault = vault !== undefined && (state.status === 'locked' || state.status === 'unlocked');
  if (!hasVault || isPhraseAlone) return { key: 'phrase', vault: undefined, choose: undefined };
  if (wantsPhrase) return { key: 'phrase', vault: undefined, choose: setWantsPhrase };
  return { key: vaultKey(state), vault, choose: setWantsPhrase };
}

/** Key of the vault: its password while it is locked, or its passkey where it has no password. */
function vaultKey(state: VaultState): SigningKey {
  if (state.status === 'unlocked') return 'unlocked';
  return state.status === 'locked' && state.isPasskeyAlone === true ? 'passkey' : 'password';
}
