import { base64 } from '@scure/base';
import { beforeAll, expect, test } from 'vitest';
import { createVault } from './createVault.ts';
import { createVaultWithPasskey } from './createVaultWithPasskey.ts';
import { isStretchedLess } from './isStretchedLess.ts';
import { readVault } from './readVault.ts';
import { passwordOf } from './testing/passwordOf.ts';
import { rewritten } from './testing/rewritten.ts';
import { unlockVault } from './unlockVault.ts';
import { unlockVaultWithPasskey } from './unlockVaultWithPasskey.ts';
import type { OpenVault } from './Vault.ts';
import { withoutPasskey } from './withoutPasskey.ts';
import { withPassword } from './withPassword.ts';
import { writeVault } from './writeVault.ts';

const CHEAP = 2 ** 14;
const USER = 'Gq3x7wTzFqZ0uN9bYk2LmPpR5sd1';
const PASSWORD = 'correct horse battery';
const ENTROPY = Uint8Array.from({ length: 16 }, (_, index) => index * 15);
const PASSKEY = {
  credential: base64.encode(Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8])),
  salt: base64.encode(new Uint8Array(32).fill(9)),
  prfOutput: new Uint8Array(32).fill(77),
};
const damaged = { textId: 'vault.error.damaged' };
const wrongPassword = { textId: 'vault.error.password' };

let open: OpenVault;
let text: string;
beforeAll(async () => {
  open = await createVaultWithPasskey(ENTROPY, USER, PASSKEY);
  text = await writeVault(open.vault);
});

test('its passkey opens it, and no password does', async () => {
  const vault = await readVault(text, USER);
  expect((await unlockVaultWithPasskey(vault, PASSKEY.prfOutput)).entropy).toEqual(ENTROPY);
  await expect(unlockVault(vault, PASSWORD)).rejects.toMatchObject(wrongPassword);
  await expect(unlockVault(vault, '')).rejects.toMatchObject(wrongPassword);
  const other = Uint8Array.from(PASSKEY.prfOutput, (byte, index) => (index === 31 ? 0 : byte));
  await expect(unlockVaultWithPasskey(vault, other)).rejects.toMatchObject({ textId: 'vault.error.passkey' });
  expect(isStretchedLess(vault)).toBe(false);
});

test('contains neither the entropy, nor the key, nor the passkey’s output', () => {
  for (const secret of [ENTROPY, open.key, PASSKEY.prfOutput]) {
    expect(text).not.toContain(base64.encode(Uint8Array.from(secret)).slice(0, 12));
  }
});

test('has a version that earlier releases report as newer, not as damaged', () => {
  expect(open.vault.version).toBe(2);
});

test('gets a password later, and both unlock it', async () => {
  const vault = await readVault(await writeVault((await withPassword(open, PASSWORD, CHEAP)).vault), USER);
  expect((await unlockVault(vault, PASSWORD)).entropy).toEqual(ENTROPY);
  const again = await unlockVaultWithPasskey(vault, PASSKEY.prfOutput);
  expect(again.entropy).toEqual(ENTROPY);
  const alone = await withoutPasskey(again);
  expect((await unlockVault(await readVault(await writeVault(alone.vault), USER), PASSWORD)).entropy).toEqual(
    ENTROPY,
  );
});

test('does not lose its passkey while nothing else unlocks it', async () => {
  await expect(withoutPasskey(open)).rejects.toMatchObject(wrongPassword);
});

test.each([
  ['neither password nor passkey', (vault: OpenVault['vault']) => ({ ...vault, locks: {} })],
  [
    'a passkey alone, in the version of passwords',
    (vault: OpenVault['vault']) => ({ ...vault, version: 1 as const }),
  ],
])('is damaged with %s', async (_, change) => {
  await expect(readVault(await rewritten(text, change), USER)).rejects.toMatchObject(damaged);
});

test('a password’s lock of another vault, added with a right digest, does not unlock it', async () => {
  const thief = await createVault(new Uint8Array(16), USER, PASSWORD, CHEAP);
  const password = passwordOf(thief.vault);
  const changed = await readVault(
    await rewritten(text, (vault) => ({ ...vault, locks: { password, ...vault.locks } })),
    USER,
  );
  await expect(unlockVault(changed, PASSWORD)).rejects.toMatchObject(wrongPassword);
  await expect(unlockVaultWithPasskey(changed, PASSKEY.prfOutput)).rejects.toMatchObject(damaged);
});
