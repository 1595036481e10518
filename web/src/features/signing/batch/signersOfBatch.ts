import { chosenSigner } from '../../../lib/vault/chosenSigner.ts';
import { phraseSigner } from '../../../lib/vault/phraseSigner.ts';

type Choice = Parameters<typeof chosenSigner>;

/**
 * Returns the signers of a batch: one for its first call, and one for those after it. Password or passkey unlocks the vault
 * for the first call alone, so that a lock while the batch waits ends it.
 */
export function signersOfBatch(signing: Choice[0], secrets: Choice[1]) {
  const first = chosenSigner(signing, secrets, phraseSigner);
  const later = signing.vault ? chosenSigner({ ...signing, key: 'unlocked' }, secrets, phraseSigner) : first;
  return { first, later };
}
