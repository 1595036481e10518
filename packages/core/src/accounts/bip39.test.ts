import { entropyToMnemonic, mnemonicToEntropy, mnemonicToSeedWebcrypto } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { describe, expect, test } from 'vitest';
import vectors from './bip39Vectors.json' with { type: 'json' };
import { isValidMnemonic } from './isValidMnemonic.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** The 24 English vectors that BIP-39 refers to; every seed is stretched with the passphrase 'TREZOR'. */
describe.each(vectors)('BIP-39 vector $entropy', ({ entropy, mnemonic, seed }) => {
  test('converts between entropy and mnemonic', () => {
    expect(entropyToMnemonic(Buffer.from(entropy, 'hex'), wordlist)).toBe(mnemonic);
    expect(hex(mnemonicToEntropy(mnemonic, wordlist))).toBe(entropy);
  });

  test('is valid', () => {
    expect(isValidMnemonic(mnemonic)).toBe(true);
  });

  test('stretches to its seed', async () => {
    expect(hex(await mnemonicToSeedWebcrypto(mnemonic, 'TREZOR'))).toBe(seed);
  });
});

test('there are 24 vectors, of 12, 18 and 24 words', () => {
  const lengths = vectors.map(({ mnemonic }) => mnemonic.split(' ').length);
  expect(lengths).toHaveLength(24);
  expect(new Set(lengths)).toEqual(new Set([12, 18, 24]));
});
