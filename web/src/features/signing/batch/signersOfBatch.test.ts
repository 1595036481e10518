// @vitest-environment node
import { expect, test, vi } from 'vitest';
import type { SigningChoice } from '../../../lib/vault/useSigningKey.ts';
import { junk } from '../testing/junk.ts';
import { signersOfBatch } from './signersOfBatch.ts';

const account = { address: junk.sender.address, index: 0 };

function vaultOf() {
  const vault = {
    unlock: vi.fn(() => Promise.resolve()),
    unlockWithPasskey: vi.fn(() => Promise.resolve()),
    openSigner: vi.fn(() => Promise.resolve()),
  };
  return { ...vault, vault: vault as unknown as SigningChoice['vault'] };
}

// Regression: a vault that was locked while a batch waited was unlocked again by the password typed at its start.
test('the password unlocks the vault for the first call alone', async () => {
  const { vault, unlock, openSigner } = vaultOf();
  const { first, later } = signersOfBatch({ key: 'password', vault }, { phrase: '', password: 'Secret-123' });
  await first(account);
  expect(unlock).toHaveBeenCalledExactlyOnceWith('Secret-123');
  await later(account);
  expect(unlock).toHaveBeenCalledOnce();
  expect(openSigner).toHaveBeenCalledTimes(2);
});

test('so does its passkey, where it has no password', async () => {
  const { vault, unlock, unlockWithPasskey, openSigner } = vaultOf();
  const { first, later } = signersOfBatch({ key: 'passkey', vault }, { phrase: '' });
  await first(account);
  await later(account);
  expect(unlockWithPasskey).toHaveBeenCalledOnce();
  expect(unlock).not.toHaveBeenCalled();
  expect(openSigner).toHaveBeenCalledTimes(2);
});

test('an open vault signs all of them, and a typed phrase as well', async () => {
  const { vault, unlock } = vaultOf();
  const open = signersOfBatch({ key: 'unlocked', vault }, { phrase: '' });
  await open.later(account);
  expect(unlock).not.toHaveBeenCalled();
  const typed = signersOfBatch({ key: 'phrase', vault: undefined }, { phrase: junk.phrase });
  expect(typed.later).toBe(typed.first);
  expect(await typed.first(account)).toHaveProperty('signCall');
});
