import { mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { Mnemonic } from 'ethers';
import { describe, expect, it } from 'vitest';
import { END_OF_MESSAGE } from './isCalledTransaction.ts';
import { containsEntropy } from './containsEntropy.ts';

const hexOf = (bytes: number, seed: number) =>
  Buffer.from(Array.from({ length: bytes }, (_, at) => (at * 73 + seed * 31 + at * at * 7) % 256)).toString(
    'hex',
  );
const entropy = (bytes: number) => {
  const hex = hexOf(bytes, 5);
  // Digits that encode a phrase of this many words.
  const { phrase } = Mnemonic.fromEntropy(`0x${hex}`);
  return Buffer.from(mnemonicToEntropy(phrase, wordlist)).toString('hex');
};

describe('containsEntropy', () => {
  it.each([16, 24, 28])('finds %d bytes', (bytes) => {
    const hex = entropy(bytes);
    for (const written of [
      hex,
      `0x${hex}`,
      hex.toUpperCase(),
      hex.replace(/../g, '$& ').trim(),
      hex.replace(/.{4}/g, '$&-').slice(0, -1),
      hex.replace(/../g, '$&:').slice(0, -1),
    ])
      expect(containsEntropy(`what is this: ${written} ?`), written).toBe(true);
  });

  it('finds 20 bytes called a seed, and takes them for an address elsewhere', () => {
    expect(containsEntropy(`the entropy of my seed is ${entropy(20)}`)).toBe(true);
    expect(containsEntropy(`my address is 0x${entropy(20)}`)).toBe(false);
  });

  it('takes 20 bytes behind 0x for an address if only another line, such as another message, names a seed', () => {
    const address = `0x${entropy(20)}`;
    expect(
      containsEntropy(
        `https://sepolia.etherscan.io/token/${address}?a=${address}${END_OF_MESSAGE}hello, What is the difference between the seed, the phrase and the private key?`,
      ),
    ).toBe(false);
    expect(containsEntropy(`here is my seed${END_OF_MESSAGE}${address}`)).toBe(true);
    expect(containsEntropy(`my seed is here:\n${address}`)).toBe(true);
    expect(containsEntropy(`${address} is the entropy of it`)).toBe(true);
  });

  it.each([
    `request id ${entropy(16)}`,
    `trace ${entropy(16)} of my call`,
    '550e8400-e29b-41d4-a716-446655440000',
    '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
    '12345678901234567890123456789012',
    'how do I send coins?',
  ])('lets %s pass', (text) => {
    expect(containsEntropy(text)).toBe(false);
  });
});
