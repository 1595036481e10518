import { passkeyKey } from './passkeyKey.ts';
import { seal } from './seal.ts';
import { sealVault } from './sealVault.ts';
import type { OpenVault } from './Vault.ts';
import { lockContext } from './vaultText.ts';

/** Answer of a passkey. */
export interface PasskeyAnswer {
  /** Its id: base64. */
  readonly credential: string;
  /** Input of its PRF: base64. */
  readonly salt: string;
  /** Output of its PRF: 32 bytes. */
  readonly prfOutput: Uint8Array<ArrayBuffer>;
}

/** Returns the vault with a passkey beside the password; it replaces an earlier passkey. */
export async function withPasskey(open: OpenVault, answer: PasskeyAnswer): Promise<OpenVault> {
  const { vault, key } = open;
  const lock = { credential: answer.credential, salt: answer.salt };
  const wrapping = await passkeyKey(answer.prfOutput, lock.salt);
  const sealed = await seal(wrapping, key, lockContext(vault, lock));
  wrapping.fill(0);
  return sealVault(vault, open, { ...vault.locks, passkey: { ...lock, ...sealed } });
}
