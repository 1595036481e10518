import { scryptSync } from 'node:crypto';
import { createVault } from '@everything-wallet/core/vault/createVault';
import { passwordOf } from '@everything-wallet/core/vault/testing/passwordOf';
import { readVault } from '@everything-wallet/core/vault/readVault';
import { unlockVault } from '@everything-wallet/core/vault/unlockVault';
import type { Vault } from '@everything-wallet/core/vault/Vault';
import { withPasskey } from '@everything-wallet/core/vault/withPasskey';
import { writeVault } from '@everything-wallet/core/vault/writeVault';

/** Lowest scrypt cost that a vault may have: the results do not depend on it. */
const CHEAP = 2 ** 14;
const USER = 'Gq3x7wTzFqZ0uN9bYk2LmPpR5sd1';
const PASSWORD = 'staple battery horse';

/** Number of refused changes to a vault, and the accepted ones. */
interface Refusals {
  readonly refused: number;
  readonly taken: readonly string[];
}

/** A vault with both locks. */
async function vaultWithBothLocks(): Promise<Vault> {
  const entropy = crypto.getRandomValues(new Uint8Array(16));
  const passkey = {
    credential: 'AQIDBAUGBwg=',
    salt: Buffer.alloc(32, 9).toString('base64'),
    prfOutput: new Uint8Array(32).fill(77),
  };
  return (await withPasskey(await createVault(entropy, USER, PASSWORD, CHEAP), passkey)).vault;
}

/** Puts each of the 255 other values in the place of each byte of a vault's text, and reads it. */
export async function changeEveryByte(): Promise<Refusals> {
  const bytes = Buffer.from(await writeVault(await vaultWithBothLocks()));
  const taken: string[] = [];
  let refused = 0;
  for (const [place, byte] of bytes.entries()) {
    for (let other = 0; other < 256; other++) {
      if (other === byte) continue;
      const changed = Buffer.from(bytes);
      changed[place] = other;
      const isTaken = await readVault(changed.toString('utf8'), USER).then(
        () => true,
        () => false,
      );
      if (isTaken) taken.push(`byte ${place} as ${other}`);
      else refused += 1;
    }
  }
  return { refused, taken };
}

/**
 * Flips a bit of each byte of each encrypted or random value, rewrites the digest as a thief would, and
 * unlocks the vault.
 */
export async function changeEveryValue(): Promise<Refusals> {
  const text = await writeVault(await vaultWithBothLocks());
  const taken: string[] = [];
  let refused = 0;
  for (const [place, value] of valuesOf(JSON.parse(text)).entries()) {
    const decoded = Buffer.from(value, 'base64');
    for (const [index, byte] of decoded.entries()) {
      const flipped = Buffer.from(decoded);
      flipped[index] = byte ^ (1 << (index % 8));
      const changed = JSON.parse(text.replace(value, flipped.toString('base64'))) as Vault;
      const isTaken = await unlockVault(await readVault(await writeVault(changed), USER), PASSWORD).then(
        () => true,
        () => false,
      );
      if (isTaken) taken.push(`byte ${index} of value ${place}`);
      else refused += 1;
    }
  }
  return { refused, taken };
}

/**
 * Measures unlocking at the current cost, and OpenSSL's scrypt with the same parameters, in ms, a number of
 * times each.
 */
export async function unlockTimes(count: number): Promise<{ unlock: number[]; openssl: number[] }> {
  const { vault } = await createVault(crypto.getRandomValues(new Uint8Array(16)), USER, PASSWORD);
  const { N, r, p, salt } = passwordOf(vault).kdf;
  const times = { unlock: [] as number[], openssl: [] as number[] };
  for (let round = 0; round < count; round++) {
    let begin = performance.now();
    await unlockVault(vault, PASSWORD);
    times.unlock.push(performance.now() - begin);
    begin = performance.now();
    scryptSync(PASSWORD, Buffer.from(salt, 'base64'), 32, { N, r, p, maxmem: 2 ** 28 });
    times.openssl.push(performance.now() - begin);
  }
  return times;
}

/** Returns all base64 values of a vault. */
function valuesOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
    const isEncoded = ['salt', 'nonce', 'ciphertext', 'credential'].includes(name);
    return isEncoded && typeof value === 'string' ? [value] : valuesOf(value);
  });
}
