import { makePasskeyLock, type PasskeyAnswer } from './makePasskeyLock.ts';
import { sealVault } from './sealVault.ts';
import type { OpenVault } from './Vault.ts';

/** Returns the vault with a passkey beside the password; it replaces an earlier passkey. */
export async function withPasskey(open: OpenVault, answer: PasskeyAnswer): Promise<OpenVault> {
  const { vault, key } = open;
  return sealVault(vault, open, {
    ...vault.locks,
    passkey: await makePasskeyLock(vault, key, answer),
  });
}
