import { passkeyKey } from './passkeyKey.ts';
import { seal } from './seal.ts';
import type { OpenVault, PasskeyLock, Vault } from './Vault.ts';
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

/** Encrypts the vault's key with a passkey. */
export async function makePasskeyLock(
  header: Pick<Vault, 'format' | 'version' | 'user'>,
  key: OpenVault['key'],
  { credential, salt, prfOutput }: PasskeyAnswer,
): Promise<PasskeyLock> {
  const lock = { credential, salt };
  const wrapping = await passkeyKey(prfOutput, salt);
  const sealed = await seal(wrapping, key, lockContext(header, lock));
  wrapping.fill(0);
  return { ...lock, ...sealed };
}
