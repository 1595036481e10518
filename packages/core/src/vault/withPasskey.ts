import { passkeyKey } from './passkeyKey.ts';
import { seal } from './seal.ts';
import { sealVault } from './sealVault.ts';
import type { OpenVault } from './Vault.ts';
import { lockContext } from './vaultText.ts';

/** A passkey that was just asked. */
export interface PasskeyAnswer {
  /** Its id: base64. */
  readonly credential: string;
  /** What its PRF was asked with: base64. */
  readonly salt: string;
  /** What its PRF answered: 32 bytes. */
  readonly prfOutput: Uint8Array<ArrayBuffer>;
}

/** The same vault, which a passkey opens as well as the password; a passkey that opened it before does not any more. */
export async function withPasskey(open: OpenVault, answer: PasskeyAnswer): Promise<OpenVault> {
  const { vault, key } = open;
  const lock = { credential: answer.credential, salt: answer.salt };
  const wrapping = await passkeyKey(answer.prfOutput, lock.salt);
  const sealed = await seal(wrapping, key, lockContext(vault, lock));
  wrapping.fill(0);
  return sealVault(vault, open, { ...vault.locks, passkey: { ...lock, ...sealed } });
}
