import { describe, expect, it } from 'vitest';
import { keyedDigest } from './keyedDigest.ts';
import { sameDigest } from './sameDigest.ts';

const pepper = '0123456789abcdef0123456789abcdef';
const digest = 'a'.repeat(64);

describe('keyedDigest', () => {
  it('is the HMAC-SHA-256 of user id and digest', () => {
    // printf 'user:aaaa…' | openssl dgst -sha256 -hmac 0123456789abcdef0123456789abcdef
    expect(keyedDigest(pepper, 'user', digest)).toBe(
      'ad3fd05ede6b27c3f514f526104cafc589048aa955a97fb1e6e8606cea58e341',
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
    expect(() => keyedDigest('', 'user', digest)).toThrow('PHRASE_PEPPER');
    expect(() => keyedDigest('short', 'user', digest)).toThrow('PHRASE_PEPPER');
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
