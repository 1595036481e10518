import type { PasskeyLock } from '@everything-wallet/core/vault/Vault';
import { forgetPasskey } from './forgetPasskey.ts';
import type { Passkeys } from './Passkeys.ts';

/**
 * Reports to the device that a new passkey is not used, after storing a vault with it failed. A vault that was locked
 * meanwhile is stored all the same, and may be if the storage does not answer: then the passkey is its only key.
 *
 * @param readStored reads the passkey of the stored vault
 */
export async function forgetUnstored(
  passkeys: Passkeys,
  credential: string,
  readStored: () => Promise<PasskeyLock | undefined>,
): Promise<void> {
  const isStored = await readStored().then(
    (stored) => stored?.credential === credential,
    () => true,
  );
  if (!isStored) forgetPasskey(passkeys, credential);
}
