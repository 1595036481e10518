import * as scrypt from '@noble/hashes/scrypt.js';
import { base64 } from '@scure/base';
import { createDecipheriv, hkdfSync, scryptSync } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createVault } from './createVault.ts';
import { isStretchedLess } from './isStretchedLess.ts';
import { CURRENT_N } from './passwordKey.ts';
import { readVault } from './readVault.ts';
import { passwordOf } from './testing/passwordOf.ts';
import { rewritten } from './testing/rewritten.ts';
import { unlockVault } from './unlockVault.ts';
import { unlockVaultWithPasskey } from './unlockVaultWithPasskey.ts';
import type { OpenVault, Vault } from './Vault.ts';
import { withoutPasskey } from './withoutPasskey.ts';
import { withPasskey } from './withPasskey.ts';
import { withPassword } from './withPassword.ts';
import { writeVault } from './writeVault.ts';

vi.mock('@noble/hashes/scrypt.js', { spy: true });

/** Lowest cost a vault can have, so that a test can unlock many. */
const CHEAP = 2 ** 14;
const USER = 'Gq3x7wTzFqZ0uN9bYk2LmPpR5sd1';
const PASSWORD = 'correct horse battery';
const ENTROPY = Uint8Array.from({ length: 16 }, (_, index) => index * 15);
const PASSKEY = {
  credential: base64.encode(Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8])),
  salt: base64.encode(new Uint8Array(32).fill(9)),
  prfOutput: new Uint8Array(32).fill(77),
};

/** A vault with both locks, and its text. */
let open: OpenVault;
let text: string;
beforeAll(async () => {
  open = await withPasskey(await createVault(ENTROPY, USER, PASSWORD, CHEAP), PASSKEY);
  text = await writeVault(open.vault);
});

const damaged = { textId: 'vault.error.damaged' };
const wrongPassword = { textId: 'vault.error.password' };

describe('a vault', () => {
  test('returns the entropy for the password or the passkey', async () => {
    const vault = await readVault(text, USER);
    expect((await unlockVault(vault, PASSWORD)).entropy).toEqual(ENTROPY);
    expect((await unlockVaultWithPasskey(vault, PASSKEY.prfOutput)).entropy).toEqual(ENTROPY);
  });

  test.each([16, 20, 24, 28, 32])('holds the %i bytes of a phrase', async (length) => {
    const entropy = crypto.getRandomValues(new Uint8Array(length));
    const { vault } = await createVault(entropy, USER, PASSWORD, CHEAP);
    expect((await unlockVault(await readVault(await writeVault(vault), USER), PASSWORD)).entropy).toEqual(
      entropy,
    );
  });

  test('rejects another password and another passkey, each with its own error', async () => {
    const vault = await readVault(text, USER);
    await expect(unlockVault(vault, `${PASSWORD} `)).rejects.toMatchObject(wrongPassword);
    await expect(unlockVault(vault, '')).rejects.toMatchObject(wrongPassword);
    const answer = Uint8Array.from(PASSKEY.prfOutput);
    answer[31] = 0;
    await expect(unlockVaultWithPasskey(vault, answer)).rejects.toMatchObject({
      textId: 'vault.error.passkey',
    });
  });

  // Regression: a device without enough memory for scrypt reported the right password as wrong.
  test('reports missing memory instead of a wrong password', async () => {
    vi.spyOn(scrypt, 'scryptAsync').mockRejectedValueOnce(new RangeError('Array buffer allocation failed'));
    await expect(unlockVault(await readVault(text, USER), PASSWORD)).rejects.toMatchObject({
      textId: 'vault.error.memory',
    });
  });

  test('is unlocked by another implementation, step by step', () => {
    const { locks, secret, ...header } = JSON.parse(text) as Vault & { digest?: string };
    delete header.digest;
    const { kdf, nonce, ciphertext } = locks.password ?? fail();
    const bytes = (value: string) => Buffer.from(value, 'base64');
    const fromPassword = scryptSync(PASSWORD, bytes(kdf.salt), 32, { N: kdf.N, r: 8, p: 1 });
    const key = decrypted(fromPassword, { nonce, ciphertext }, JSON.stringify({ ...header, lock: { kdf } }));
    expect(decrypted(key, secret, JSON.stringify({ ...header, locks }))).toEqual(Buffer.from(ENTROPY));

    const { credential, salt, ...sealed } = locks.passkey ?? fail();
    const info = 'everything-wallet vault key';
    const fromPasskey = Buffer.from(hkdfSync('sha256', PASSKEY.prfOutput, bytes(salt), info, 32));
    const lock = JSON.stringify({ ...header, lock: { credential, salt } });
    expect(decrypted(fromPasskey, sealed, lock)).toEqual(key);
  });

  test('does not contain the entropy, the key, the password or the passkey’s output', () => {
    for (const secret of [ENTROPY, open.key, new TextEncoder().encode(PASSWORD), PASSKEY.prfOutput]) {
      expect(text).not.toContain(base64.encode(Uint8Array.from(secret)).slice(0, 12));
      expect(text).not.toContain(Buffer.from(secret).toString('hex').slice(0, 12));
    }
  });

  test('differs each time it is created', async () => {
    const again = await createVault(ENTROPY, USER, PASSWORD, CHEAP);
    expect(again.key).not.toEqual(open.key);
    expect(again.vault.secret.nonce).not.toBe(open.vault.secret.nonce);
    expect(passwordOf(again.vault).kdf.salt).not.toBe(passwordOf(open.vault).kdf.salt);
  });
});

describe('rejects a changed text:', () => {
  test('every single byte, flipped in each bit, removed or doubled', async () => {
    const bytes = new TextEncoder().encode(text);
    let refused = 0;
    for (const [place, byte] of bytes.entries()) {
      const others = Array.from({ length: 8 }, (_, bit) => [byte ^ (1 << bit)]);
      for (const put of [...others, [], [byte, byte]]) {
        const changed = Uint8Array.from([...bytes.slice(0, place), ...put, ...bytes.slice(place + 1)]);
        const failure: unknown = await readVault(new TextDecoder().decode(changed), USER).catch(
          (error: unknown) => error,
        );
        expect(failure, `byte ${place} as ${put.join()}`).toHaveProperty('textId');
        refused += 1;
      }
    }
    expect(refused).toBe(bytes.length * 10);
  });

  test.each(['', 'null', '[]', '{}', 'a photograph', '{"format":"everything-wallet-vault"}'])(
    '%j',
    async (other) => {
      await expect(readVault(other, USER)).rejects.toMatchObject(damaged);
    },
  );

  test('cut anywhere', async () => {
    for (let length = 0; length < text.length; length += 13) {
      await expect(readVault(text.slice(0, length), USER)).rejects.toMatchObject(damaged);
    }
  });

  test('written in other order or with spaces', async () => {
    const json = JSON.parse(text) as Record<string, unknown>;
    await expect(readVault(JSON.stringify(json, null, 2), USER)).rejects.toMatchObject(damaged);
    const { format, ...rest } = json;
    await expect(readVault(JSON.stringify({ ...rest, format }), USER)).rejects.toMatchObject(damaged);
  });

  test('of another user', async () => {
    await expect(readVault(text, 'somebody')).rejects.toMatchObject({ textId: 'vault.error.foreign' });
  });

  test('of a later version', async () => {
    const later = JSON.stringify({ ...(JSON.parse(text) as object), version: 3, purpose: 'new' });
    await expect(readVault(later, USER)).rejects.toMatchObject({ textId: 'vault.error.newer' });
  });

  test('that would need too much memory', async () => {
    const greedy = await rewritten(text, (vault) => {
      const password = passwordOf(vault);
      const kdf = { ...password.kdf, N: 2 ** 30 };
      return { ...vault, locks: { ...vault.locks, password: { ...password, kdf } } };
    });
    await expect(readVault(greedy, USER)).rejects.toMatchObject(damaged);
  });
});

describe('rejects a deliberate change with a new digest when it is unlocked:', () => {
  const flipped = (value: string) => {
    const bytes = base64.decode(value);
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    return base64.encode(bytes);
  };

  test.each<[string, (vault: Vault) => Vault, object]>([
    ['the user', (vault) => ({ ...vault, user: 'thief' }), wrongPassword],
    [
      'the ciphertext',
      (vault) => ({ ...vault, secret: { ...vault.secret, ciphertext: flipped(vault.secret.ciphertext) } }),
      damaged,
    ],
    [
      'the nonce',
      (vault) => ({ ...vault, secret: { ...vault.secret, nonce: flipped(vault.secret.nonce) } }),
      damaged,
    ],
    ['the passkey, removed', (vault) => ({ ...vault, locks: { password: vault.locks.password } }), damaged],
    [
      'the passkey’s id',
      (vault) => ({
        ...vault,
        locks: { ...vault.locks, passkey: { ...(vault.locks.passkey ?? fail()), credential: 'AAAA' } },
      }),
      damaged,
    ],
    [
      'the password’s salt',
      (vault) => {
        const { kdf, ...sealed } = passwordOf(vault);
        const password = { kdf: { ...kdf, salt: flipped(kdf.salt) }, ...sealed };
        return { ...vault, locks: { ...vault.locks, password } };
      },
      wrongPassword,
    ],
    [
      'the password’s lock',
      (vault) => {
        const password = passwordOf(vault);
        const changed = { ...password, ciphertext: flipped(password.ciphertext) };
        return { ...vault, locks: { ...vault.locks, password: changed } };
      },
      wrongPassword,
    ],
  ])('%s', async (_, change, refusal) => {
    const changed = await rewritten(text, change);
    const { user } = JSON.parse(changed) as Vault;
    await expect(unlockVault(await readVault(changed, user), PASSWORD)).rejects.toMatchObject(refusal);
  });

  test('an earlier lock, put back', async () => {
    const later = await withPassword(open, 'another password', CHEAP);
    const mixed = { ...later.vault, locks: { ...later.vault.locks, password: open.vault.locks.password } };
    await expect(unlockVault(mixed, PASSWORD)).rejects.toMatchObject(damaged);
  });

  test('the secret of another vault', async () => {
    const other = await createVault(new Uint8Array(16), USER, PASSWORD, CHEAP);
    await expect(unlockVault({ ...open.vault, secret: other.vault.secret }, PASSWORD)).rejects.toMatchObject(
      damaged,
    );
  });
});

describe('a vault that its owner changes', () => {
  test('unlocks with the new password only, and with the passkey as before', async () => {
    const { vault } = await withPassword(open, 'another password', CHEAP);
    expect((await unlockVault(vault, 'another password')).entropy).toEqual(ENTROPY);
    await expect(unlockVault(vault, PASSWORD)).rejects.toMatchObject(wrongPassword);
    expect((await unlockVaultWithPasskey(vault, PASSKEY.prfOutput)).entropy).toEqual(ENTROPY);
  });

  test('no longer unlocks with a removed passkey', async () => {
    const { vault } = await withoutPasskey(open);
    expect(vault.locks.passkey).toBeUndefined();
    expect((await unlockVault(vault, PASSWORD)).entropy).toEqual(ENTROPY);
    await expect(unlockVaultWithPasskey(vault, PASSKEY.prfOutput)).rejects.toMatchObject({
      textId: 'vault.error.passkey',
    });
  });

  test('reports that its password needs more stretching, and applies it', async () => {
    expect(isStretchedLess(open.vault)).toBe(true);
    const { vault } = await withPassword(open, PASSWORD);
    expect(passwordOf(vault).kdf.N).toBe(CURRENT_N);
    expect(isStretchedLess(vault)).toBe(false);
    expect((await unlockVault(vault, PASSWORD)).entropy).toEqual(ENTROPY);
  });
});

function decrypted(
  key: Buffer,
  { nonce, ciphertext }: { nonce: string; ciphertext: string },
  about: string,
): Buffer {
  const bytes = Buffer.from(ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64'));
  decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]);
}

function fail(): never {
  throw new Error('The vault has no passkey');
}
