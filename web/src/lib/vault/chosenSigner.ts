import type { OpenSigner, Signer, TransferSigner } from './Signer.ts';
import { unlockChosen } from './unlockChosen.ts';
import type { SigningChoice } from './useSigningKey.ts';

/** Secrets as typed into a signing form; the one that is not needed is empty. */
interface TypedSecrets {
  readonly phrase: string;
  readonly password?: string | undefined;
}

/**
 * Opens the signer of a choice: that of the typed phrase, or the vault, which the device password or the passkey unlocks first while it is locked.
 *
 * @param ofPhrase makes the signer of a typed phrase
 */
export function chosenSigner<Kind extends TransferSigner>(
  { key, vault }: Pick<SigningChoice, 'key' | 'vault'>,
  { phrase, password = '' }: TypedSecrets,
  ofPhrase: (phrase: string) => OpenSigner<Kind>,
): OpenSigner<Kind | Signer> {
  if (!vault) return ofPhrase(phrase);
  return async (account) => {
    await unlockChosen(vault, key, password);
    return vault.openSigner(account);
  };
}
