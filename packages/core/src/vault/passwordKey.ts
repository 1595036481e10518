import { scryptAsync } from '@noble/hashes/scrypt.js';
import { base64 } from '@scure/base';
import { WalletError } from '../errors/WalletError.ts';
import type { Scrypt } from './Vault.ts';

/** Bytes of a salt. */
const SALT_BYTES = 16;

/** Present cost of scrypt: 128 MiB and about half a second on a desktop computer (decision 29). */
export const CURRENT_N = 2 ** 17;

/** Creates parameters for a new password lock, with its own salt. */
export function newScrypt(N: number = CURRENT_N): Scrypt {
  const salt = base64.encode(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  return { name: 'scrypt', N, r: 8, p: 1, salt };
}

/**
 * Derives the key of a password (scrypt, RFC 7914). Keyboards encode accented letters in several ways, so the
 * password is normalised first (NFKC).
 *
 * @returns 32 bytes
 * @throws WalletError 'vault.error.memory' when the device lacks the memory for scrypt
 */
export async function passwordKey(
  password: string,
  { N, r, p, salt }: Scrypt,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(password.normalize('NFKC'));
  try {
    return Uint8Array.from(await scryptAsync(bytes, base64.decode(salt), { N, r, p, dkLen: 32 }));
  } catch (cause) {
    // Browsers report a failed allocation as a RangeError.
    throw cause instanceof RangeError ? new WalletError('vault.error.memory', { cause }) : cause;
  }
}
