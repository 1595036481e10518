// @vitest-environment node
import 'fake-indexeddb/auto';
import { hashMessage } from 'ethers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { entropyOf } from '@everything-wallet/core/vault/entropyOf';
import { createVault } from '@everything-wallet/core/vault/createVault';
import { readVault } from '@everything-wallet/core/vault/readVault';
import { unlockVault } from '@everything-wallet/core/vault/unlockVault';
import { withPassword } from '@everything-wallet/core/vault/withPassword';
import { rewritten } from '@everything-wallet/core/vault/testing/rewritten';
import type { Vault } from '@everything-wallet/core/vault/Vault';
import { writeVault } from '@everything-wallet/core/vault/writeVault';
import { ownAddresses } from '../../lib/vault/ownAddresses.ts';
import type { VaultState } from '../../lib/vault/VaultContext.ts';
import { deferred } from '../../testing/deferred.ts';
import { loggedProblems } from '../../testing/loggedProblems.ts';
import { idleMinutes } from './idleMinutes.ts';
import { FakePasskeys } from './testing/FakePasskeys.ts';
import { FakeWorker } from './testing/FakeWorker.ts';
import { ACCOUNT, approval, JUNK, transfer } from './testing/signedTransfer.ts';
import { VaultClient } from './VaultClient.ts';
import { VaultStore } from './VaultStore.ts';
import { VaultTabs } from './VaultTabs.ts';

const memory = vi.hoisted(() => ({ isShort: false }));
// The cheapest cost of scrypt: these tests do not depend on it.
vi.mock('@everything-wallet/core/vault/passwordKey', async (original) => {
  const { passwordKey, ...others } =
    await original<typeof import('@everything-wallet/core/vault/passwordKey')>();
  const cheap: typeof passwordKey = (password, kdf) =>
    memory.isShort
      ? Promise.reject(new WalletError('vault.error.memory'))
      : passwordKey(password, { ...kdf, N: 16 });
  return { ...others, passwordKey: cheap };
});

const PASSWORD = 'correct horse battery';
const OTHER = { ...ACCOUNT, address: transfer.to };

/** Another phrase and its first account, as after a setup with a restored database. */
const NEW_WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const NEW_ACCOUNT = { address: '0x58A57ed9d8d624cBD12e2C467D34787555bB1b25', index: 0 };

let users = 0;
let userId: string;
let passkeys: FakePasskeys;
const open: VaultClient[] = [];
beforeEach(() => {
  loggedProblems();
  // The few browser objects used; with all of jsdom, bytes would be of another realm than WebCrypto's.
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  vi.stubGlobal('document', new EventTarget());
  userId = `user ${(users += 1)}`;
  passkeys = new FakePasskeys();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const client of open.splice(0)) client.close();
  expect(FakeWorker.running.size).toBe(0);
  vi.unstubAllGlobals();
});

/** A tab of the user that has read the vault's state. */
async function tab() {
  let state: VaultState = { status: 'unknown' };
  const vault = new VaultClient(
    userId,
    () => new FakeWorker(),
    passkeys,
    (next) => (state = next),
  );
  open.push(vault);
  await vault.refresh();
  return { vault, status: () => state.status, state: () => state };
}

/** A tab with an unlocked vault. */
async function unlockedTab() {
  const made = await tab();
  await made.vault.create(JUNK, PASSWORD, ACCOUNT);
  return made;
}

const refused = (textId: string) => ({ textId });

test('is absent, then stored and unlocked, then locked in the next tab, which the password unlocks', async () => {
  const one = await tab();
  expect(one.status()).toBe('none');
  await expect(one.vault.unlock(PASSWORD)).rejects.toMatchObject(refused('vault.error.none'));
  await one.vault.create(JUNK, PASSWORD, ACCOUNT);
  expect(one.status()).toBe('unlocked');

  const two = await tab();
  expect(two.status()).toBe('locked');
  await expect(two.vault.openSigner(ACCOUNT)).rejects.toMatchObject(refused('vault.error.locked'));
  await expect(two.vault.unlock('another')).rejects.toMatchObject(refused('vault.error.password'));
  expect(two.status()).toBe('locked');
  await two.vault.unlock(PASSWORD);
  expect(two.status()).toBe('unlocked');
  const signer = await two.vault.openSigner(ACCOUNT);
  expect((await signer.sign(transfer)).signedTransaction).toMatch(/^0x02/);
  expect((await signer.signCall(approval)).signedTransaction).toMatch(/^0x02/);
  const other = { ...approval, shown: { ...approval.shown, spender: ACCOUNT.address } };
  await expect(signer.signCall(other)).rejects.toMatchObject(refused('call.error.notShown'));
  const message = { form: 'text', text: 'a' } as const;
  const toSign = { message, shownDigest: hashMessage('a'), accepted: [] };
  expect(await signer.signPersonalMessage(toSign)).toMatch(/^0x[0-9a-f]{130}$/);
  await expect(two.vault.openSigner(OTHER)).rejects.toMatchObject(refused('send.error.phraseMismatch'));
});

// Regression: Receive showed whatever address the database named.
test('stores the addresses of its own keys, for the screens that show an account, and forgets them with the phrase', async () => {
  const { vault } = await unlockedTab();
  await vi.waitFor(() => expect(ownAddresses.ofUser(userId)?.size).toBe(20));
  expect(ownAddresses.ofUser(userId)?.get(ACCOUNT.index)).toBe(ACCOUNT.address);
  const further = await vault.addressOf(44);
  expect(ownAddresses.ofUser(userId)?.get(44)).toBe(further);
  vault.lock();
  expect(ownAddresses.ofUser(userId)?.size).toBe(21);
  // Stored addresses may belong to another phrase: each unlock derives all of them.
  ownAddresses.write(
    userId,
    new Map([
      [0, OTHER.address],
      [44, OTHER.address],
    ]),
  );
  await vault.unlock(PASSWORD);
  await vi.waitFor(() => expect(ownAddresses.ofUser(userId)?.get(44)).toBe(further));
  await vault.remove({ password: PASSWORD });
  expect(ownAddresses.ofUser(userId)).toBeUndefined();
});

test('stores nothing of another wallet’s phrase, and starts no worker for it', async () => {
  const { vault, status } = await tab();
  await expect(vault.create(JUNK, PASSWORD, OTHER)).rejects.toMatchObject(
    refused('send.error.phraseMismatch'),
  );
  expect(FakeWorker.running.size).toBe(0);
  expect(await new VaultStore(userId).read()).toBeUndefined();
  expect(status()).toBe('none');
});

// Regression: a setup with a restored database replaced the stored wallet by its new phrase.
test('is never replaced by a phrase: what its password unlocks stays, and so does a newer version’s vault', async () => {
  const { vault, status } = await unlockedTab();
  const store = new VaultStore(userId);
  const stored = await store.read();
  for (const account of [undefined, ACCOUNT]) {
    await expect(vault.create(JUNK, 'another password', account)).rejects.toMatchObject(
      refused('vault.error.exists'),
    );
  }
  expect(status()).toBe('unlocked');
  vault.lock();
  await expect(vault.create(JUNK, 'another password', ACCOUNT)).rejects.toMatchObject(
    refused('vault.error.exists'),
  );
  expect(await store.read()).toBe(stored);
  await vault.unlock(PASSWORD);

  const newer = '{"format":"everything-wallet-vault","version":9}';
  await store.replace(stored, newer);
  const later = await tab();
  for (const account of [undefined, ACCOUNT]) {
    await expect(later.vault.create(JUNK, PASSWORD, account)).rejects.toMatchObject(
      refused('vault.error.newer'),
    );
  }
  // A vault that cannot be unlocked is replaced on explicit request, with the account's phrase.
  await store.replace(newer, 'a photograph');
  await expect(later.vault.create(JUNK, PASSWORD)).rejects.toMatchObject(refused('vault.error.damaged'));
  await later.vault.create(JUNK, PASSWORD, ACCOUNT);
  expect(later.status()).toBe('unlocked');
});

describe('is locked', () => {
  test('by hand in all tabs, and every worker ends', async () => {
    const one = await unlockedTab();
    const two = await tab();
    await two.vault.unlock(PASSWORD);
    expect(FakeWorker.running.size).toBe(2);
    one.vault.lock();
    expect(one.status()).toBe('locked');
    expect(FakeWorker.running.size).toBe(1);
    await vi.waitFor(() => expect(two.status()).toBe('locked'));
    expect(FakeWorker.running.size).toBe(0);
  });

  test('during an unlock: the worker in use ends', async () => {
    const { vault, status } = await unlockedTab();
    vault.lock();
    const unlocking = vault.unlock(PASSWORD);
    await vi.waitFor(() => expect(FakeWorker.running.size).toBe(1));
    vault.lock();
    await expect(unlocking).rejects.toMatchObject(refused('vault.error.locked'));
    expect(FakeWorker.running.size).toBe(0);
    expect(status()).toBe('locked');
    await vault.unlock(PASSWORD);
  });

  test('during a setup: what was stored so far is there, locked', async () => {
    const { vault, status } = await tab();
    vi.spyOn(VaultTabs.prototype, 'notify').mockImplementationOnce(() => vault.lock());
    await expect(vault.create(JUNK, PASSWORD, ACCOUNT)).rejects.toMatchObject(refused('vault.error.locked'));
    expect(status()).toBe('locked');
    await vault.unlock(PASSWORD);
  });

  test('in all tabs when the user signs out in one, without locking another user’s', async () => {
    const one = await unlockedTab();
    const two = await tab();
    await two.vault.unlock(PASSWORD);
    userId = `user ${(users += 1)}`;
    const stranger = await unlockedTab();
    one.vault.close();
    await vi.waitFor(() => expect(two.status()).toBe('locked'));
    expect(stranger.status()).toBe('unlocked');
  });

  test('after the idle time, before anything is signed', async () => {
    idleMinutes.write(1);
    const one = await unlockedTab();
    const two = await tab();
    await two.vault.unlock(PASSWORD);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 60_000);
    await expect(one.vault.addressOf(0)).rejects.toMatchObject(refused('vault.error.locked'));
    expect(one.status()).toBe('locked');
    await vi.waitFor(() => expect(two.status()).toBe('locked'));
  });

  // Regression: the worker started after the read of the disk, and an earlier lock did not reach it.
  test('during an unlock that is still reading the disk, also by another tab', async () => {
    const one = await unlockedTab();
    const two = await tab();
    const text = await new VaultStore(userId).read();
    const disk = deferred<string | undefined>();
    vi.spyOn(VaultStore.prototype, 'read').mockReturnValueOnce(disk.promise);
    const unlocking = two.vault.unlock(PASSWORD);
    one.vault.lock();
    await vi.waitFor(() => expect(FakeWorker.running.size).toBe(0));
    disk.resolve(text);
    await expect(unlocking).rejects.toMatchObject(refused('vault.error.locked'));
    expect(two.status()).toBe('locked');
    expect(FakeWorker.running.size).toBe(0);
  });

  // Regression: workers were left running.
  test('by a sign-out: later calls start no worker, and running ones end', async () => {
    const { vault } = await tab();
    const making = vault.create(JUNK, PASSWORD, ACCOUNT);
    vault.close();
    await expect(making).rejects.toMatchObject(refused('vault.error.locked'));
    await expect(vault.create(JUNK, PASSWORD, ACCOUNT)).rejects.toMatchObject(refused('vault.error.locked'));
    await expect(vault.unlock(PASSWORD)).rejects.toMatchObject(refused('vault.error.locked'));
    expect(FakeWorker.running.size).toBe(0);
  });

  test('unlocked twice at once, it has one worker', async () => {
    const { vault, status } = await unlockedTab();
    vault.lock();
    await Promise.all([vault.unlock(PASSWORD), vault.unlock(PASSWORD)]);
    expect(FakeWorker.running.size).toBe(1);
    vault.lock();
    expect(status()).toBe('locked');
    expect(FakeWorker.running.size).toBe(0);
  });

  test('when its worker breaks', async () => {
    const { status } = await unlockedTab();
    for (const worker of FakeWorker.running) worker.dispatchEvent(new Event('error'));
    expect(status()).toBe('locked');
  });
});

describe('wrong passwords', () => {
  test('are counted over tabs: the sixth is not tried, even if it is right', async () => {
    (await unlockedTab()).vault.lock();
    const tabs = [await tab(), await tab()];
    const tries = [...tabs, ...tabs, ...tabs].map(({ vault }) => vault.unlock('wrong'));
    const failures = await Promise.allSettled(tries);
    const reasons = failures.map((one) => (one.status === 'rejected' ? (one.reason as Error).message : ''));
    expect(reasons.sort()).toEqual([...Array<string>(5).fill('vault.error.password'), 'vault.error.wait']);
    const later = await tab();
    await expect(later.vault.unlock(PASSWORD)).rejects.toMatchObject(refused('vault.error.wait'));
    expect(await later.vault.waitLeft()).toBeGreaterThan(10_000);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 31_000);
    await later.vault.unlock(PASSWORD);
    expect(await later.vault.waitLeft()).toBe(0);
  });

  test('count for showing the phrase, changing the password and removing the vault', async () => {
    const { vault } = await unlockedTab();
    const wrong = refused('vault.error.password');
    await expect(vault.showPhrase('wrong')).rejects.toMatchObject(wrong);
    await expect(vault.changePassword('wrong', PASSWORD)).rejects.toMatchObject(wrong);
    await expect(vault.remove({ password: 'wrong' })).rejects.toMatchObject(wrong);
    await expect(vault.showPhrase('wrong')).rejects.toMatchObject(wrong);
    await expect(vault.showPhrase('wrong')).rejects.toMatchObject(wrong);
    await expect(vault.showPhrase(PASSWORD)).rejects.toMatchObject(refused('vault.error.wait'));
  });
});

// Regression: a backup file's password could be guessed as fast as the device could.
test('wrong passwords of a backup file count as well, and those of the device block it', async () => {
  const { vault } = await unlockedTab();
  const text = await vault.backup(PASSWORD);
  await vault.remove({ password: PASSWORD });
  const wrong = refused('vault.error.password');
  for (let count = 0; count < 4; count++) {
    await expect(vault.restore(text, 'wrong', ACCOUNT)).rejects.toMatchObject(wrong);
  }
  // The right password of another phrase's file proves nothing: it neither adds to the count nor resets it.
  await expect(vault.restore(text, PASSWORD, OTHER)).rejects.toMatchObject(
    refused('vault.error.otherPhrase'),
  );
  await expect(vault.restore(text, 'wrong', ACCOUNT)).rejects.toMatchObject(wrong);
  await expect(vault.restore(text, PASSWORD, ACCOUNT)).rejects.toMatchObject(refused('vault.error.wait'));
  expect(await vault.waitLeft()).toBeGreaterThan(10_000);
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 31_000);
  await vault.restore(text, PASSWORD, ACCOUNT);
  expect(await vault.waitLeft()).toBe(0);
});

// Regression: a device without enough memory for scrypt reported the right password as wrong, and counted it.
test('a password that could not be tried for lack of memory is not counted, and shows why', async () => {
  const { vault } = await unlockedTab();
  vault.lock();
  memory.isShort = true;
  for (let count = 0; count < 6; count++) {
    await expect(vault.unlock(PASSWORD)).rejects.toMatchObject(refused('vault.error.memory'));
  }
  memory.isShort = false;
  expect(await vault.waitLeft()).toBe(0);
  await vault.unlock(PASSWORD);
});

// Regression: the worker had the new password, and the device the old one.
test('a failure to store the count does not change the effect of a right or wrong password', async () => {
  const { vault, status } = await unlockedTab();
  const full = new WalletError('vault.error.storage');
  vi.spyOn(VaultStore.prototype, 'forgetAttempts').mockRejectedValue(full);
  vi.spyOn(VaultStore.prototype, 'undoAttempt').mockRejectedValue(full);
  await vault.changePassword(PASSWORD, 'next password');
  expect(status()).toBe('unlocked');
  const two = await tab();
  await two.vault.unlock('next password');
  await expect(two.vault.changePassword(PASSWORD, 'another')).rejects.toMatchObject(
    refused('vault.error.password'),
  );
});

describe('is changed', () => {
  test('in one tab at a time: another tab’s changes stay, and this one starts again from them', async () => {
    const one = await unlockedTab();
    const store = new VaultStore(userId);
    const before = await store.read();
    // Another tab has changed it, and its message has not arrived yet.
    const open = await unlockVault(await readVault(before ?? '', userId), PASSWORD);
    const text = await writeVault((await withPassword(open, 'of another tab', 2 ** 14)).vault);
    await store.replace(before, text);
    await expect(one.vault.changePassword(PASSWORD, 'of this tab')).rejects.toMatchObject(
      refused('vault.error.changed'),
    );
    expect(await store.read()).toBe(text);
    expect(one.status()).toBe('locked');
    await one.vault.unlock('of another tab');
  });

  test('to another password, which applies in the other tabs as well', async () => {
    const { vault, status } = await unlockedTab();
    const two = await tab();
    await two.vault.unlock(PASSWORD);
    await vault.changePassword(PASSWORD, 'next password');
    expect(status()).toBe('unlocked');
    // Regression: it stayed unlocked with the old password, and saved backup files encrypted with it.
    await vi.waitFor(() => expect(two.status()).toBe('locked'));
    await expect(two.vault.unlock(PASSWORD)).rejects.toMatchObject(refused('vault.error.password'));
    await two.vault.unlock('next password');
    expect(await two.vault.showPhrase('next password')).toBe(JUNK);
  });

  test.each([
    ['password', { password: PASSWORD }],
    ['phrase', { phrase: JUNK, account: ACCOUNT }],
  ])('by a removal with the %s, in all tabs', async (_, proof) => {
    const one = await unlockedTab();
    const two = await tab();
    await two.vault.unlock(PASSWORD);
    const other = { phrase: NEW_WORDS, account: NEW_ACCOUNT };
    await expect(one.vault.remove(other)).rejects.toMatchObject(refused('vault.error.otherWords'));
    expect(one.status()).toBe('unlocked');
    await one.vault.remove(proof);
    expect(one.status()).toBe('none');
    await vi.waitFor(() => expect(two.status()).toBe('none'));
    expect(await new VaultStore(userId).read()).toBeUndefined();
  });
});

// Regression: the account's phrase removed a wallet with another phrase, the only one that controlled the coins.
describe('a phrase removes a vault known to hold the same phrase', () => {
  const byPhrase = { phrase: JUNK, account: ACCOUNT };

  test('and never another one, whatever account it belongs to', async () => {
    const { vault, status } = await unlockedTab();
    const stored = await new VaultStore(userId).read();
    await expect(vault.remove({ phrase: NEW_WORDS, account: NEW_ACCOUNT })).rejects.toMatchObject(
      refused('vault.error.otherWords'),
    );
    expect(await new VaultStore(userId).read()).toBe(stored);
    expect(status()).toBe('unlocked');
    expect(await vault.showPhrase(PASSWORD)).toBe(JUNK);
    // Its own phrase does, though the account has another one by now.
    await vault.remove({ phrase: ` ${JUNK.toUpperCase()}`, account: NEW_ACCOUNT });
    expect(status()).toBe('none');
  });

  test('and nothing where that is unknown: a vault of an older version, until it was unlocked once', async () => {
    const { vault } = await unlockedTab();
    const store = new VaultStore(userId);
    const { vault: before } = await createVault(entropyOf(JUNK), userId, PASSWORD, 2 ** 14);
    const text = await writeVault(before);
    vault.lock();
    await store.replace(await store.read(), text);
    await expect(vault.remove(byPhrase)).rejects.toMatchObject(refused('vault.error.otherWords'));
    expect(await store.read()).toBe(text);
    await vault.unlock(PASSWORD);
    vault.lock();
    await vault.remove(byPhrase);
    expect(await store.read()).toBeUndefined();
  });

  test('after every change of it as well', async () => {
    const { vault } = await unlockedTab();
    await vault.changePassword(PASSWORD, 'next password');
    await vault.addPasskey('next password', 'alice@example.com');
    vault.lock();
    await vault.remove(byPhrase);
    expect(await new VaultStore(userId).read()).toBeUndefined();
  });

  test('or one that no password unlocks; not a newer version’s', async () => {
    const { vault } = await unlockedTab();
    const store = new VaultStore(userId);
    const newer = '{"format":"everything-wallet-vault","version":9}';
    await store.replace(await store.read(), newer);
    await expect(vault.remove(byPhrase)).rejects.toMatchObject(refused('vault.error.newer'));
    await store.replace(newer, 'a photograph');
    await expect(vault.remove({ phrase: JUNK, account: OTHER })).rejects.toMatchObject(
      refused('send.error.phraseMismatch'),
    );
    await vault.remove(byPhrase);
    expect(await store.read()).toBeUndefined();
  });

  test('and leaves nothing unencrypted that could reveal the phrase', async () => {
    const { vault } = await unlockedTab();
    const setItem = vi.spyOn(window.localStorage, 'setItem');
    await vault.changePassword(PASSWORD, 'next password');
    for (const [key, value] of setItem.mock.calls) {
      // Addresses are public; keys are longer.
      const secret = key.startsWith('vault.addresses.') ? /test|junk|[0-9a-f]{41}/i : /test|junk|0x/;
      expect(value).not.toMatch(secret);
      expect(value).not.toContain(Buffer.from(entropyOf(JUNK)).toString('hex'));
    }
    expect(setItem).toHaveBeenCalled();
  });
});

describe('a passkey alone', () => {
  const NAME = 'alice@example.com';
  const isLeft = (answer: Uint8Array) => answer.byteLength > 0 && answer.some((byte) => byte !== 0);

  /** A tab with an unlocked vault that has a passkey and no password. */
  async function tabWithPasskeyAlone() {
    const made = await tab();
    await made.vault.createWithPasskey(JUNK, await made.vault.newPasskey(NAME));
    return made;
  }

  test('stores the phrase and unlocks it, and no password does', async () => {
    const { vault, state } = await tabWithPasskeyAlone();
    expect(passkeys.names).toEqual([NAME]);
    expect(state()).toEqual({ status: 'unlocked', hasPasskey: true, isPasskeyAlone: true });
    const two = await tab();
    expect(two.state()).toEqual({ status: 'locked', hasPasskey: true, isPasskeyAlone: true });
    await expect(two.vault.unlock('')).rejects.toMatchObject(refused('vault.error.password'));
    await two.vault.unlockWithPasskey();
    expect(await two.vault.addressOf(0)).toBe(ACCOUNT.address);
    await expect(vault.backup('')).rejects.toMatchObject(refused('vault.error.password'));
    await expect(vault.removePasskey('')).rejects.toMatchObject(refused('vault.error.password'));
    expect(passkeys.answers.filter(isLeft)).toEqual([]);
  });

  test('gets a password by the passkey, which then shows the phrase and saves a backup', async () => {
    const { vault, state } = await tabWithPasskeyAlone();
    await vault.changePassword(undefined, PASSWORD);
    expect(state()).toEqual({ status: 'unlocked', hasPasskey: true });
    expect(await vault.showPhrase(PASSWORD)).toBe(JUNK);
    const backup = await readVault(await vault.backup(PASSWORD), userId);
    expect(await unlockVault(backup, PASSWORD)).toBeTruthy();
    expect(backup.locks.passkey).toBeUndefined();
    vault.lock();
    await vault.unlock(PASSWORD);
    await vault.removePasskey(PASSWORD);
    expect(state()).toEqual({ status: 'unlocked', hasPasskey: false });
  });

  test('that the device has lost leads to the phrase, which removes the wallet', async () => {
    const { vault, status } = await tabWithPasskeyAlone();
    vault.lock();
    passkeys.made.clear();
    await expect(vault.unlockWithPasskey()).rejects.toMatchObject(refused('vault.error.passkeyAlone'));
    await expect(vault.remove({ password: '' })).rejects.toMatchObject(refused('vault.error.password'));
    const other = { phrase: NEW_WORDS, account: NEW_ACCOUNT };
    await expect(vault.remove(other)).rejects.toMatchObject(refused('vault.error.otherWords'));
    expect(status()).toBe('locked');
    await vault.remove({ phrase: JUNK, account: ACCOUNT });
    expect(status()).toBe('none');
  });

  test('of a changed vault removes it, since it has no password', async () => {
    const { vault, status } = await tabWithPasskeyAlone();
    vault.lock();
    const store = new VaultStore(userId);
    const text = (await store.read()) ?? '';
    const changed = await rewritten(text, (own) => ({
      ...own,
      secret: { ...own.secret, nonce: Buffer.alloc(12, 1).toString('base64') },
    }));
    await store.replace(text, changed);
    await expect(vault.unlockWithPasskey()).rejects.toMatchObject(refused('vault.error.damaged'));
    expect(status()).toBe('unusable');
    await vault.remove({ password: '' });
    expect(await store.read()).toBeUndefined();
  });

  test('is not used where a wallet is stored already, and the device is notified', async () => {
    const { vault } = await unlockedTab();
    const before = await new VaultStore(userId).read();
    const answer = await vault.newPasskey(NAME);
    await expect(vault.createWithPasskey(NEW_WORDS, answer)).rejects.toMatchObject(
      refused('vault.error.exists'),
    );
    expect(await new VaultStore(userId).read()).toBe(before);
    expect([...passkeys.made]).toEqual([]);
    expect(passkeys.answers.filter(isLeft)).toEqual([]);
  });

  test('is dropped with its output where nothing was stored', async () => {
    const { vault, status } = await tab();
    vault.dropPasskey(await vault.newPasskey(NAME));
    expect([...passkeys.made]).toEqual([]);
    expect(passkeys.answers.filter(isLeft)).toEqual([]);
    expect(status()).toBe('none');
  });

  test('is not reported as unused if the wallet was stored and locked meanwhile: it is its only key', async () => {
    const { vault, status } = await tab();
    const answer = await vault.newPasskey(NAME);
    // Locks when other tabs are first notified, right after the vault is stored.
    vi.spyOn(VaultTabs.prototype, 'notify').mockImplementationOnce(() => vault.lock());
    await expect(vault.createWithPasskey(JUNK, answer)).rejects.toMatchObject(refused('vault.error.locked'));
    expect(passkeys.made.size).toBe(1);
    expect(status()).toBe('locked');
    await vault.unlockWithPasskey();
  });
});

describe('a passkey', () => {
  const NAME = 'alice@example.com';

  /** A tab with an unlocked vault that has a passkey. */
  async function tabWithPasskey() {
    const made = await unlockedTab();
    await made.vault.addPasskey(PASSWORD, NAME);
    return made;
  }

  test('is created with the password, and unlocks the wallet as well', async () => {
    const { vault, state } = await unlockedTab();
    expect(state()).toEqual({ status: 'unlocked', hasPasskey: false });
    await expect(vault.addPasskey('wrong', NAME)).rejects.toMatchObject(refused('vault.error.password'));
    expect(passkeys.names).toEqual([]);
    await vault.addPasskey(PASSWORD, NAME);
    expect(passkeys.names).toEqual([NAME]);
    expect(state()).toEqual({ status: 'unlocked', hasPasskey: true });

    const two = await tab();
    expect(two.state()).toEqual({ status: 'locked', hasPasskey: true });
    await two.vault.unlockWithPasskey();
    expect(await two.vault.addressOf(0)).toBe(ACCOUNT.address);
    vault.lock();
    expect(state()).toEqual({ status: 'locked', hasPasskey: true });
    await vault.unlock(PASSWORD);
  });

  test('leaves nothing of its PRF output in the page', async () => {
    const { vault } = await tabWithPasskey();
    vault.lock();
    await vault.unlockWithPasskey();
    vault.lock();
    const unlocking = vault.unlockWithPasskey();
    vault.lock();
    await expect(unlocking).rejects.toMatchObject(refused('vault.error.locked'));
    // Transferred to the worker, or overwritten.
    const isLeft = (answer: Uint8Array) => answer.byteLength > 0 && answer.some((byte) => byte !== 0);
    expect(passkeys.answers.filter(isLeft)).toEqual([]);
    expect(await new VaultStore(userId).read()).not.toContain(Buffer.alloc(32, 8).toString('base64'));
  });

  test('that was deleted elsewhere shows so, and the password unlocks', async () => {
    const { vault, status } = await tabWithPasskey();
    vault.lock();
    passkeys.made.clear();
    await expect(vault.unlockWithPasskey()).rejects.toMatchObject(refused('vault.error.passkeyRefused'));
    expect(status()).toBe('locked');
    expect(FakeWorker.running.size).toBe(0);
    await vault.unlock(PASSWORD);
  });

  test('with a different output unlocks nothing', async () => {
    const { vault } = await tabWithPasskey();
    vault.lock();
    for (const credential of passkeys.made.keys()) passkeys.made.set(credential, 99);
    await expect(vault.unlockWithPasskey()).rejects.toMatchObject(refused('vault.error.passkey'));
    expect(FakeWorker.running.size).toBe(0);
  });

  test('unlocks during the wait after wrong passwords, without resetting their count', async () => {
    const { vault } = await tabWithPasskey();
    vault.lock();
    for (let count = 0; count < 5; count++) await new VaultStore(userId).beginAttempt();
    await vault.unlockWithPasskey();
    await expect(vault.showPhrase(PASSWORD)).rejects.toMatchObject(refused('vault.error.wait'));
  });

  test('unlocks nothing once it is removed, in all tabs; the device is notified', async () => {
    const { vault, state } = await tabWithPasskey();
    const two = await tab();
    await two.vault.unlock(PASSWORD);
    await expect(vault.removePasskey('wrong')).rejects.toMatchObject(refused('vault.error.password'));
    await vault.removePasskey(PASSWORD);
    expect(state()).toEqual({ status: 'unlocked', hasPasskey: false });
    expect([...passkeys.made]).toEqual([]);
    await vi.waitFor(() => expect(two.state()).toEqual({ status: 'locked', hasPasskey: false }));
    await expect(two.vault.unlockWithPasskey()).rejects.toMatchObject(refused('vault.error.passkey'));
    await two.vault.unlock(PASSWORD);
  });

  // Regression: after an unlock by passkey with a forgotten password, no other one could be set, and backups could not be opened.
  test('replaces a forgotten password for setting another one, also during the wait', async () => {
    const { vault, status } = await tabWithPasskey();
    for (let count = 0; count < 5; count++) await new VaultStore(userId).beginAttempt();
    await expect(vault.changePassword(PASSWORD, 'next password')).rejects.toMatchObject(
      refused('vault.error.wait'),
    );
    await vault.changePassword(undefined, 'next password');
    expect(status()).toBe('unlocked');
    expect(await vault.waitLeft()).toBe(0);
    const text = await vault.backup('next password');
    expect(await unlockVault(await readVault(text, userId), 'next password')).toBeTruthy();
    await expect(vault.showPhrase(PASSWORD)).rejects.toMatchObject(refused('vault.error.password'));
    vault.lock();
    await vault.unlockWithPasskey();
    expect(passkeys.answers.every(({ byteLength }) => byteLength === 0)).toBe(true);
  });

  test.each<[string, () => void, string]>([
    ['is refused', () => passkeys.made.clear(), 'vault.error.passkeyRefused'],
    [
      'has a different output',
      () => [...passkeys.made.keys()].forEach((one) => passkeys.made.set(one, 99)),
      'vault.error.passkey',
    ],
  ])('that %s sets no other password', async (_, behave, textId) => {
    const { vault } = await tabWithPasskey();
    behave();
    await expect(vault.changePassword(undefined, 'next password')).rejects.toMatchObject(refused(textId));
    expect(await vault.showPhrase(PASSWORD)).toBe(JUNK);
  });

  test('is required for that: a wallet without one asks for the password', async () => {
    const { vault } = await unlockedTab();
    await expect(vault.changePassword(undefined, 'next password')).rejects.toMatchObject(
      refused('vault.error.passkey'),
    );
    expect(await vault.showPhrase(PASSWORD)).toBe(JUNK);
  });

  test('is not created beside the one that unlocks it, which continues to', async () => {
    const { vault, state } = await tabWithPasskey();
    const [first] = passkeys.made.keys();
    await expect(vault.addPasskey(PASSWORD, NAME)).rejects.toMatchObject(refused('vault.error.passkeyThere'));
    expect(passkeys.excluded).toEqual([undefined, first]);
    expect([...passkeys.made.keys()]).toEqual([first]);
    expect(state()).toEqual({ status: 'unlocked', hasPasskey: true });
    vault.lock();
    await vault.unlockWithPasskey();
  });

  test('replaces one that the device has lost only once it is stored', async () => {
    const { vault, state } = await tabWithPasskey();
    const [first] = passkeys.made.keys();
    passkeys.made.clear();
    const forget = vi.spyOn(passkeys, 'forget');
    const replace = vi
      .spyOn(VaultStore.prototype, 'replace')
      .mockRejectedValueOnce(new WalletError('vault.error.storage'));
    await expect(vault.addPasskey(PASSWORD, NAME)).rejects.toMatchObject(refused('vault.error.storage'));
    replace.mockRestore();
    expect(passkeys.made.size).toBe(0);
    // The first one's lock is still there: it is not reported as unused.
    expect(forget).not.toHaveBeenCalledWith(first);
    expect(state()).toEqual({ status: 'locked', hasPasskey: true });
    await vault.unlock(PASSWORD);
    await vault.addPasskey(PASSWORD, NAME);
    expect(forget).toHaveBeenLastCalledWith(first);
    expect(passkeys.made.size).toBe(1);
    vault.lock();
    await vault.unlockWithPasskey();
  });

  // Regression: a browser without WebAuthn threw there, and the tab stayed unlocked though the wallet was removed.
  test('that the browser cannot forget does not prevent a removal', async () => {
    const { vault, state } = await tabWithPasskey();
    const two = await tab();
    await two.vault.unlock(PASSWORD);
    const forget = vi.spyOn(passkeys, 'forget').mockImplementation(() => {
      throw new ReferenceError('PublicKeyCredential is not defined');
    });
    await vault.remove({ password: PASSWORD });
    expect(forget).toHaveBeenCalledOnce();
    expect(state()).toEqual({ status: 'none' });
    await vi.waitFor(() => expect(two.status()).toBe('none'));
    expect(FakeWorker.running.size).toBe(0);
  });

  test('that could not be stored is forgotten, and the password unlocks', async () => {
    const { vault, state } = await unlockedTab();
    const replace = vi
      .spyOn(VaultStore.prototype, 'replace')
      .mockRejectedValue(new WalletError('vault.error.storage'));
    await expect(vault.addPasskey(PASSWORD, NAME)).rejects.toMatchObject(refused('vault.error.storage'));
    replace.mockRestore();
    expect([...passkeys.made]).toEqual([]);
    expect(state()).toEqual({ status: 'locked', hasPasskey: false });
    await vault.unlock(PASSWORD);
  });

  test('survives a password change, is in no backup, and is removed with the wallet', async () => {
    const { vault, state } = await tabWithPasskey();
    await vault.changePassword(PASSWORD, 'next password');
    const text = await vault.backup('next password');
    expect(text).not.toContain('passkey');
    vault.lock();
    await vault.unlockWithPasskey();
    await vault.restore(text, 'next password', ACCOUNT);
    expect(state()).toEqual({ status: 'unlocked', hasPasskey: false });
    await vault.addPasskey('next password', NAME);
    // The passkey of the vault that the file has replaced is reported.
    expect(passkeys.made.size).toBe(1);
    await vault.remove({ password: 'next password' });
    expect(passkeys.made.size).toBe(0);
  });
});

describe('a backup', () => {
  test('restores the wallet, with its password and for its account', async () => {
    const { vault } = await unlockedTab();
    await expect(vault.backup('another')).rejects.toMatchObject(refused('vault.error.password'));
    const text = await vault.backup(PASSWORD);
    await vault.remove({ password: PASSWORD });
    await expect(vault.restore(text, 'another', ACCOUNT)).rejects.toMatchObject(
      refused('vault.error.password'),
    );
    await expect(vault.restore(text, PASSWORD, OTHER)).rejects.toMatchObject(
      refused('vault.error.otherPhrase'),
    );
    expect(FakeWorker.running.size).toBe(0);
    await vault.restore(text, PASSWORD, ACCOUNT);
    expect(await vault.addressOf(0)).toBe(ACCOUNT.address);
  });

  // Regression: it replaced another phrase without its password.
  test('never replaces another phrase, or a vault that may hold one', async () => {
    const { vault } = await unlockedTab();
    const store = new VaultStore(userId);
    const stored = await store.read();
    const { vault: others } = await createVault(entropyOf(NEW_WORDS), userId, PASSWORD, 2 ** 14);
    const text = await writeVault(others);
    await expect(vault.restore(text, PASSWORD, NEW_ACCOUNT)).rejects.toMatchObject(
      refused('vault.error.exists'),
    );
    expect(await store.read()).toBe(stored);
    expect(FakeWorker.running.size).toBe(1);
    // It holds the same phrase, but that is unknown: stored by an older version.
    const { vault: before } = await createVault(entropyOf(JUNK), userId, PASSWORD, 2 ** 14);
    const old = await writeVault(before);
    const backup = await vault.backup(PASSWORD);
    await store.replace(stored, old);
    await expect(vault.restore(backup, PASSWORD, ACCOUNT)).rejects.toMatchObject(
      refused('vault.error.exists'),
    );
    vault.lock();
    await vault.unlock(PASSWORD);
    await vault.restore(backup, PASSWORD, ACCOUNT);
    expect(await store.read()).toBe(backup);
  });

  test('never replaces a newer version’s vault, and always one that cannot be unlocked', async () => {
    const { vault } = await unlockedTab();
    const store = new VaultStore(userId);
    const backup = await vault.backup(PASSWORD);
    const newer = '{"format":"everything-wallet-vault","version":9}';
    await store.replace(await store.read(), newer);
    await expect(vault.restore(backup, PASSWORD, ACCOUNT)).rejects.toMatchObject(
      refused('vault.error.newer'),
    );
    await store.replace(newer, 'a photograph');
    await vault.restore(backup, PASSWORD, ACCOUNT);
    expect(await store.read()).toBe(backup);
  });

  test('that is cut, changed, of another user or invalid replaces nothing', async () => {
    const { vault, status } = await unlockedTab();
    const text = await vault.backup(PASSWORD);
    const stored = await new VaultStore(userId).read();
    const foreign = text.replace(userId, 'unknown');
    for (const bad of [text.slice(0, -1), foreign, 'a photograph', '']) {
      await expect(vault.restore(bad, PASSWORD, ACCOUNT)).rejects.toMatchObject(refused('vault.error.file'));
    }
    // Regression: a file with a recomputed digest was reported as damage of the device's wallet, which was fine.
    const withOtherSecret = await rewritten(text, (file) => ({
      ...file,
      secret: { ...file.secret, nonce: Buffer.alloc(12).toString('base64') },
    }));
    await expect(vault.restore(withOtherSecret, PASSWORD, ACCOUNT)).rejects.toMatchObject(
      refused('vault.error.file'),
    );
    expect(status()).toBe('unlocked');
    expect(await new VaultStore(userId).read()).toBe(stored);
    userId = `user ${(users += 1)}`;
    const { vault: another } = await tab();
    await expect(another.restore(text, PASSWORD, ACCOUNT)).rejects.toMatchObject(
      refused('vault.error.foreign'),
    );
  });
});

describe('an unusable vault shows why', () => {
  test('damaged, and is replaced by a new setup', async () => {
    const { vault } = await unlockedTab();
    vault.lock();
    const store = new VaultStore(userId);
    const stored = await store.read();
    await store.replace(stored, stored?.slice(1));
    const later = await tab();
    expect(later.state()).toEqual({ status: 'unusable', problem: 'vault.error.damaged' });
    await later.vault.create(JUNK, PASSWORD, ACCOUNT);
    expect(later.status()).toBe('unlocked');
  });

  // Regression: without an account to compare a phrase with, it stayed for ever.
  test('damaged, and can be removed without proof, since it cannot be unlocked', async () => {
    const { vault } = await unlockedTab();
    vault.lock();
    const store = new VaultStore(userId);
    const stored = await store.read();
    await store.replace(stored, stored?.slice(1));
    const later = await tab();
    await later.vault.remove({ password: '' });
    expect(later.status()).toBe('none');
    expect(await store.read()).toBeUndefined();
  });

  // Regression: the message named the phrase and a backup file, but both were refused, as was the removal.
  describe('changed, with a recomputed digest: its password reveals that, and', () => {
    const withOtherSecret = (vault: Vault): Vault => ({
      ...vault,
      secret: { ...vault.secret, ciphertext: Buffer.alloc(32).toString('base64') },
    });
    const withoutItsPasskey = (vault: Vault): Vault => ({
      ...vault,
      locks: { password: vault.locks.password },
    });

    /** A tab, and a backup file, of a vault that was changed while it was locked. */
    async function changedTab(change: (vault: Vault) => Vault) {
      const { vault } = await unlockedTab();
      await vault.addPasskey(PASSWORD, 'alice@example.com');
      const backup = await vault.backup(PASSWORD);
      vault.lock();
      const store = new VaultStore(userId);
      const stored = (await store.read()) ?? '';
      const changed = await rewritten(stored, change);
      await store.replace(stored, changed);
      const later = await tab();
      expect(later.status()).toBe('locked');
      return { ...later, backup, store, changed };
    }

    /** The same after its password was tried. */
    async function revealedTab(change: (vault: Vault) => Vault) {
      const made = await changedTab(change);
      await expect(made.vault.unlock(PASSWORD)).rejects.toMatchObject(refused('vault.error.damaged'));
      expect(made.state()).toEqual({
        status: 'unusable',
        problem: 'vault.error.damaged',
        hasPassword: true,
      });
      return made;
    }

    const ways: readonly [string, (vault: VaultClient, backup: string) => Promise<void>][] = [
      ['the phrase of the account sets it up again', (vault) => vault.create(JUNK, 'next password', ACCOUNT)],
      ['a backup file replaces it', (vault, backup) => vault.restore(backup, PASSWORD, ACCOUNT)],
      ['the phrase of the account removes it', (vault) => vault.remove({ phrase: JUNK, account: ACCOUNT })],
      ['its password removes it', (vault) => vault.remove({ password: PASSWORD })],
    ];
    test.each(ways)('%s', async (_, go) => {
      for (const change of [withOtherSecret, withoutItsPasskey]) {
        const { vault, state, backup, store, changed } = await revealedTab(change);
        expect(await vault.refresh()).toEqual(state());
        await go(vault, backup);
        expect(await store.read()).not.toBe(changed);
        expect(state().status).not.toBe('unusable');
        userId = `user ${(users += 1)}`;
      }
    });

    test('its passkey as well', async () => {
      const { vault, state, backup } = await changedTab(withOtherSecret);
      await expect(vault.unlockWithPasskey()).rejects.toMatchObject(refused('vault.error.damaged'));
      expect(state()).toMatchObject({ status: 'unusable', hasPassword: true });
      await vault.restore(backup, PASSWORD, ACCOUNT);
      expect(state().status).toBe('unlocked');
    });

    test('not before: a wrong password, another phrase and a file with another secret prove nothing', async () => {
      const { vault, state, backup, store, changed } = await changedTab(withOtherSecret);
      const stays = [
        [() => vault.unlock('wrong'), 'vault.error.password'],
        [() => vault.restore(changed, PASSWORD, ACCOUNT), 'vault.error.file'],
        [() => vault.create(JUNK, 'next password', ACCOUNT), 'vault.error.exists'],
        [() => vault.restore(backup, PASSWORD, ACCOUNT), 'vault.error.exists'],
        [() => vault.remove({ phrase: JUNK, account: ACCOUNT }), 'vault.error.otherWords'],
        [() => vault.remove({ password: 'wrong' }), 'vault.error.password'],
      ] as const;
      for (const [act, textId] of stays) {
        await expect(act()).rejects.toMatchObject(refused(textId));
        expect(await store.read()).toBe(changed);
        expect(state().status).toBe('locked');
      }
    });

    test('only for that text: a correct vault stays, and so does another phrase once it is stored again', async () => {
      const { vault, state, backup, store, changed } = await revealedTab(withOtherSecret);
      await expect(vault.create(NEW_WORDS, PASSWORD, ACCOUNT)).rejects.toMatchObject(
        refused('send.error.phraseMismatch'),
      );
      await expect(vault.remove({ password: 'wrong' })).rejects.toMatchObject(
        refused('vault.error.password'),
      );
      // Another tab has stored a correct one.
      const { vault: others } = await createVault(entropyOf(NEW_WORDS), userId, PASSWORD, 2 ** 14);
      const good = await writeVault(others);
      await store.replace(changed, good);
      for (const act of [
        () => vault.create(JUNK, 'next password', ACCOUNT),
        () => vault.restore(backup, PASSWORD, ACCOUNT),
      ]) {
        await expect(act()).rejects.toMatchObject(refused('vault.error.exists'));
      }
      await expect(vault.remove({ phrase: JUNK, account: ACCOUNT })).rejects.toMatchObject(
        refused('vault.error.otherWords'),
      );
      expect(await store.read()).toBe(good);
      expect(state().status).toBe('locked');
    });
  });

  test('of another user', async () => {
    await unlockedTab();
    const text = (await new VaultStore(userId).read()) ?? '';
    userId = `user ${(users += 1)}`;
    await new VaultStore(userId).replace(undefined, text);
    expect((await tab()).state()).toEqual({ status: 'unusable', problem: 'vault.error.foreign' });
  });

  test('storage that is blocked or full: nothing is unlocked that was not stored', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const { vault, status } = await tab();
    await expect(vault.create(JUNK, PASSWORD, ACCOUNT)).rejects.toMatchObject(refused('vault.error.storage'));
    expect(status()).toBe('none');
    expect(FakeWorker.running.size).toBe(0);
  });

  test('a new password that could not be stored: the old one unlocks it', async () => {
    const { vault, status } = await unlockedTab();
    const put = vi.spyOn(VaultStore.prototype, 'replace').mockRejectedValue(new Error('full'));
    await expect(vault.changePassword(PASSWORD, 'next password')).rejects.toThrow('full');
    put.mockRestore();
    expect(status()).toBe('locked');
    await vault.unlock(PASSWORD);
  });
});
