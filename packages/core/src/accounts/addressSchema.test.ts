import fc from 'fast-check';
import { addr } from 'micro-eth-signer';
import { describe, expect, test } from 'vitest';
import { addressSchema, isEvmAddress } from './addressSchema.ts';

/** The test cases of EIP-55. */
const allCapitals = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
];
const allLowerCase = [
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
];
const mixedCase = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

const swapCase = (letter: string) =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

/** Variants of the address, each with one letter in the wrong case. */
function withWrongCase(address: string): string[] {
  return Array.from(address.slice(2))
    .map((digit, index) => ({ digit, index }))
    .filter(({ digit }) => /[a-f]/i.test(digit))
    .map(({ digit, index }) => `0x${Array.from(address.slice(2)).with(index, swapCase(digit)).join('')}`);
}

describe('EIP-55', () => {
  test.each([...allCapitals, ...allLowerCase, ...mixedCase])('%s is an address', (address) => {
    expect(isEvmAddress(address)).toBe(true);
    expect(addressSchema.parse(address)).toBe(address);
  });

  test.each(mixedCase)('rejects %s with any one letter in the wrong case', (address) => {
    expect(withWrongCase(address).filter(isEvmAddress)).toEqual([]);
  });

  test.each(mixedCase)('rejects %s with its last digit changed', (address) => {
    const last = address.endsWith('1') ? '2' : '1';
    expect(isEvmAddress(address.slice(0, -1) + last)).toBe(false);
  });

  test.each(mixedCase)('accepts %s in one case, without a checksum', (address) => {
    expect(isEvmAddress(address.toLowerCase())).toBe(true);
    expect(isEvmAddress(`0x${address.slice(2).toUpperCase()}`)).toBe(true);
  });
});

test('agrees with a second implementation on any 20 bytes', () => {
  const address = fc
    .uint8Array({ minLength: 20, maxLength: 20 })
    .map((bytes) => addr.addChecksum(`0x${Buffer.from(bytes).toString('hex')}`));
  fc.assert(
    fc.property(address, (checksummed) => {
      expect(isEvmAddress(checksummed)).toBe(true);
      const isMixed = /[A-F]/.test(checksummed.slice(2)) && /[a-f]/.test(checksummed.slice(2));
      if (!isMixed) return;
      const swapped = `0x${Array.from(checksummed.slice(2), swapCase).join('')}`;
      expect(isEvmAddress(swapped)).toBe(false);
    }),
  );
});

test.each([
  ['nothing', ''],
  ['no prefix', 'de709f2102306220921060314715629080e2fb77'],
  ['a capital prefix', '0Xde709f2102306220921060314715629080e2fb77'],
  ['39 digits', '0xde709f2102306220921060314715629080e2fb7'],
  ['41 digits', '0xde709f2102306220921060314715629080e2fb777'],
  ['an invalid digit', '0xge709f2102306220921060314715629080e2fb77'],
  ['white space before', ' 0xde709f2102306220921060314715629080e2fb77'],
  ['a line break behind', '0xde709f2102306220921060314715629080e2fb77\n'],
  ['an ICAP address', 'XE65GB6LDNXYOFTX0NSV3FUWKOWIXAMJK36'],
  ['a name', 'vitalik.eth'],
  ['a private key', `0x${'46'.repeat(32)}`],
])('rejects %s with one sentence', (_, text) => {
  const { success, error } = addressSchema.safeParse(text);
  expect(success).toBe(false);
  expect(error?.issues.map((issue) => issue.message)).toEqual([
    'must be 0x and 40 hex digits with a valid EIP-55 checksum',
  ]);
});
