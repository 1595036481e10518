import { pbkdf2Sync } from 'node:crypto';
import { HDKey } from '@scure/bip32';
import { entropyToMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { HDNodeWallet } from 'ethers';
import fc from 'fast-check';
import { addr } from 'micro-eth-signer';
import { describe, expect, test } from 'vitest';
import { WalletError } from '../errors/WalletError.ts';
import { derivationPath } from './derivationPath.ts';
import { deriveAccount } from './deriveAccount.ts';

const ABANDON = `${'abandon '.repeat(11)}about`;
const JUNK = `${'test '.repeat(11)}junk`;

describe('well-known accounts', () => {
  test.each([
    [0, '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'],
    [1, '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0'],
  ])("abandon … about, m/44'/60'/0'/0/%i", async (index, address) => {
    expect((await deriveAccount(ABANDON, index)).address).toBe(address);
  });

  test.each([
    [0, '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    [1, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
    [2, '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'],
    [3, '0x90F79bf6EB2c4f870365E785982E1f101E93b906'],
    [4, '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'],
    [5, '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'],
    [6, '0x976EA74026E726554dB657fA54763abd0C3a0aa9'],
    [7, '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'],
    [8, '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f'],
    [9, '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'],
  ])("test … junk, m/44'/60'/0'/0/%i", async (index, address) => {
    expect((await deriveAccount(JUNK, index)).address).toBe(address);
  });

  test('the first account is the default', async () => {
    expect((await deriveAccount(JUNK)).privateKey).toBe(
      '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
    );
  });
});

describe('BIP-32 vectors of the key tree of accounts', () => {
  test.each([
    [
      'vector 1',
      '000102030405060708090a0b0c0d0e0f',
      "m/0'/1/2'/2/1000000000",
      'xprvA41z7zogVVwxVSgdKUHDy1SKmdb533PjDz7J6N6mV6uS3ze1ai8FHa8kmHScGpWmj4WggLyQjgPie1rFSruoUihUZREPSL39UNdE3BBDu76',
    ],
    [
      'vector 3: leading zeros are preserved',
      '4b381541583be4423346c643850da4b320e46a87ae3d2a4e6da11eba819cd4acba45d239319ac14f863b8d5ab5a0d0c64d2e8a1e7d1457df2e5a3c51c73235be',
      "m/0'",
      'xprv9uPDJpEQgRQfDcW7BkF7eTya6RPxXeJCqCJGHuCJ4GiRVLzkTXBAJMu2qaMWPrS7AANYqdq6vcBcBUdJCVVFceUvJFjaPdGZ2y9WACViL4L',
    ],
  ])('%s', (_, seed, path, extendedKey) => {
    expect(HDNodeWallet.fromSeed(`0x${seed}`).derivePath(path).extendedKey).toBe(extendedKey);
    expect(HDKey.fromMasterSeed(Buffer.from(seed, 'hex')).derive(path).privateExtendedKey).toBe(extendedKey);
  });
});

/** Derives the same account with other code: node's PBKDF2, scure's BIP-32, micro-eth-signer's address. */
function deriveElsewhere(mnemonic: string, index: number) {
  const seed = pbkdf2Sync(mnemonic, 'mnemonic', 2048, 64, 'sha512');
  const { privateKey } = HDKey.fromMasterSeed(seed).derive(derivationPath(index));
  if (!privateKey) throw new TypeError('A key derived from a seed is private');
  return {
    privateKey: `0x${Buffer.from(privateKey).toString('hex')}`,
    address: addr.fromPrivateKey(privateKey),
  };
}

test('agrees with a second implementation on any phrase and index', async () => {
  const entropy = fc
    .constantFrom(16, 20, 24, 28, 32)
    .chain((bytes) => fc.uint8Array({ minLength: bytes, maxLength: bytes }));
  const index = fc.oneof(fc.nat(20), fc.nat(2 ** 31 - 1));
  await fc.assert(
    fc.asyncProperty(entropy, index, async (bytes, at) => {
      const mnemonic = entropyToMnemonic(bytes, wordlist);
      const { privateKey, address } = await deriveAccount(mnemonic, at);
      expect({ privateKey, address }).toEqual(deriveElsewhere(mnemonic, at));
    }),
    { numRuns: 50 },
  );
});

test('ignores how the words were typed', async () => {
  const typed = `  ${JUNK.toUpperCase().replaceAll(' ', '\u3000\n')} `;
  expect((await deriveAccount(typed)).address).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
});

describe('rejects', () => {
  test.each([
    ['an empty phrase', ''],
    ['a wrong checksum', 'abandon '.repeat(12)],
    ['11 words', 'abandon '.repeat(11)],
    ['a word out of the list', ABANDON.replace('about', 'bitcoin')],
  ])('%s', async (_, phrase) => {
    const error: unknown = await deriveAccount(phrase).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(WalletError);
    expect(error).toMatchObject({
      textId: 'send.error.invalidPhrase',
    });
  });

  // A hardened index would silently give the key of an account that no other wallet finds.
  test.each([-1, 2 ** 31, 0.5, NaN])('the index %d', async (index) => {
    await expect(deriveAccount(JUNK, index)).rejects.toThrow(RangeError);
  });
});
