import { Wallet } from 'ethers';
import { describe, expect, test } from 'vitest';
import { deriveAddresses } from './deriveAddresses.ts';
import { hasPublishedKey } from './hasPublishedKey.ts';
import { isValidMnemonic } from './isValidMnemonic.ts';
import { publicPhrases } from './testing/publicPhrases.ts';

const INDICES = [...Array(20).keys()];

describe('recognises an address of a published phrase', () => {
  test.each(publicPhrases)('%s', async (phrase) => {
    expect(isValidMnemonic(phrase)).toBe(true);
    const addresses = await deriveAddresses(phrase, INDICES);
    expect(addresses.filter((address) => !hasPublishedKey(address))).toEqual([]);
  });

  test('in any case of its letters', () => {
    expect(hasPublishedKey('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266')).toBe(true);
    expect(hasPublishedKey('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe(true);
  });
});

test('recognises no other address', () => {
  const others = Array.from({ length: 200 }, () => Wallet.createRandom().address);
  expect(others.filter(hasPublishedKey)).toEqual([]);
});
