import { expect, it } from 'vitest';
import { deriveKey } from './deriveKey.ts';

const secret = '0123456789abcdef0123456789abcdef';

it('is HKDF-SHA-256 of the secret', () => {
  // openssl kdf -keylen 32 -kdfopt digest:SHA256 -kdfopt key:0123… -kdfopt info:'everything-wallet phrase digest' HKDF
  expect(deriveKey(secret, 'phrase digest').toString('hex')).toBe(
    'afcd14593b092b3a75c8cd8a906d01763830628097162984e9c6968ae46e00fd',
  );
});

it('differs between uses and secrets', () => {
  const keys = [
    deriveKey(secret, 'phrase digest'),
    deriveKey(secret, 'phrase key id'),
    deriveKey(secret, 'address counter'),
    deriveKey(secret, 'account deletion'),
    deriveKey(secret.toUpperCase(), 'phrase digest'),
  ];
  expect(new Set(keys.map(String)).size).toBe(keys.length);
});

it('does not work without a secret', () => {
  expect(() => deriveKey('', 'phrase digest')).toThrow(RangeError);
  expect(() => deriveKey('short', 'phrase digest')).toThrow('phrase digest');
});
