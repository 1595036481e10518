// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { chosenSigner } from './chosenSigner.ts';
import type { Signer } from './Signer.ts';
import type { DeviceVault } from './VaultContext.ts';

const account = { address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94', index: 0 };
const phraseSigner = { name: 'phrase' } as unknown as Signer;
const vaultSigner = { name: 'vault' } as unknown as Signer;

function openVault() {
  const calls: string[] = [];
  const vault = {
    unlock: vi.fn(async (password: string) => {
      await Promise.resolve();
      calls.push(`unlock ${password}`);
    }),
    openSigner: vi.fn(async () => {
      await Promise.resolve();
      calls.push('openSigner');
      return vaultSigner;
    }),
  };
  return { vault: vault as unknown as DeviceVault, calls };
}

const ofPhrase = (phrase: string) => () => Promise.resolve({ ...phraseSigner, phrase });

test('signs with the typed phrase where no vault is chosen', async () => {
  const open = chosenSigner({ key: 'phrase', vault: undefined }, { phrase: 'some words' }, ofPhrase);
  expect(await open(account)).toEqual({ name: 'phrase', phrase: 'some words' });
});

test('unlocks a locked vault before it signs', async () => {
  const { vault, calls } = openVault();
  const open = chosenSigner({ key: 'password', vault }, { phrase: '', password: 'secret' }, ofPhrase);
  expect(await open(account)).toBe(vaultSigner);
  expect(calls).toEqual(['unlock secret', 'openSigner']);
});

test('asks an unlocked vault for no password', async () => {
  const { vault, calls } = openVault();
  const open = chosenSigner({ key: 'unlocked', vault }, { phrase: '' }, ofPhrase);
  expect(await open(account)).toBe(vaultSigner);
  expect(calls).toEqual(['openSigner']);
});
