import type { SigningKey } from '@everything-wallet/core/transactions/transferSchema';
import { use, useState } from 'react';
import { VaultContext, type DeviceVault } from './VaultContext.ts';

/** What a dialog signs with, and how somebody chooses. */
export interface SigningChoice {
  readonly key: SigningKey;
  /** The vault that signs; undefined where the phrase does. */
  readonly vault: DeviceVault | undefined;
  /** Chooses between phrase and vault; undefined where there is no choice. */
  readonly choose: ((wantsPhrase: boolean) => void) | undefined;
}

/**
 * What a dialog signs with: the vault on this device where there is one, by its password while it is locked, unless
 * somebody would rather type the phrase.
 *
 * @param isPhraseAlone where the vault is of no use
 */
export function useSigningKey(isPhraseAlone = false): SigningChoice {
  const { state, vault } = use(VaultContext);
  // A vault that is found later must not take the field away that somebody types into.
  const [wantsPhrase, setWantsPhrase] = useState(state.status === 'unknown');
  const hasVault = vault !== undefined && (state.status === 'locked' || state.status === 'unlocked');
  if (!hasVault || isPhraseAlone) return { key: 'phrase', vault: undefined, choose: undefined };
  if (wantsPhrase) return { key: 'phrase', vault: undefined, choose: setWantsPhrase };
  return { key: state.status === 'locked' ? 'password' : 'unlocked', vault, choose: setWantsPhrase };
}
