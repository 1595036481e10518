import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deriveKey } from '../../secrets/deriveKey.ts';
import { keyedDigest } from './keyedDigest.ts';
import { sameDigest } from './sameDigest.ts';

const pepper = '0123456789abcdef0123456789abcdef';
const digest = 'a'.repeat(64);

describe('keyedDigest', () => {
  it('names the key, and is the HMAC-SHA-256 of user id and digest by it', () => {
    const [keyId, keyed] = keyedDigest(pepper, 'user', digest).split(':');
    expect(keyId).toBe(deriveKey(pepper, 'phrase key id').toString('hex').slice(0, 16));
    expect(keyed).toBe(
      createHmac('sha256', deriveKey(pepper, 'phrase digest')).update(`user:${digest}`).digest('hex'),
    );
  });

  it('is made by the first of several peppers', () => {
    expect(keyedDigest(`${pepper},${'f'.repeat(32)}`, 'user', digest)).toBe(
      keyedDigest(pepper, 'user', digest),
    );
  });

  it('differs between users, digests and peppers', () => {
    const digests = [
      keyedDigest(pepper, 'user', digest),
      keyedDigest(pepper, 'other', digest),
      keyedDigest(pepper, 'user', 'b'.repeat(64)),
      keyedDigest(pepper.toUpperCase(), 'user', digest),
    ];
    expect(new Set(digests).size).toBe(4);
  });

  it('does not work without a pepper', () => {
    expect(() => keyedDigest('', 'user', digest)).toThrow('too short');
    expect(() => keyedDigest('short', 'user', digest)).toThrow('too short');
  });
});

describe('sameDigest', () => {
  it('is true for equal digests alone', () => {
    expect(sameDigest(digest, 'a'.repeat(64))).toBe(true);
    expect(sameDigest(digest, `${'a'.repeat(63)}b`)).toBe(false);
    expect(sameDigest(digest, 'a'.repeat(62))).toBe(false);
    expect(sameDigest('', '')).toBe(false);
    expect(sameDigest('zz', 'zz')).toBe(false);
  });
});
