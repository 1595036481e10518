import { describe, expect, it } from 'vitest';
import { keyedDigest } from './keyedDigest.ts';
import { matchDigest } from './matchDigest.ts';

const pepper = '0123456789abcdef0123456789abcdef';
const next = 'fedcba9876543210fedcba9876543210';
const digest = 'a'.repeat(64);
// printf 'user:aaaa…' | openssl dgst -sha256 -hmac 0123456789abcdef0123456789abcdef
const legacy = 'ad3fd05ede6b27c3f514f526104cafc589048aa955a97fb1e6e8606cea58e341';

describe('matchDigest', () => {
  it('matches a digest of the current pepper', () => {
    const stored = keyedDigest(pepper, 'user', digest);
    expect(matchDigest(pepper, 'user', digest, stored)).toBe('current');
    expect(matchDigest(pepper, 'user', 'b'.repeat(64), stored)).toBe('none');
    expect(matchDigest(pepper, 'other', digest, stored)).toBe('none');
  });

  it('matches a digest from before key ids', () => {
    expect(matchDigest(pepper, 'user', digest, legacy)).toBe('former');
    expect(matchDigest(`${next},${pepper}`, 'user', digest, legacy)).toBe('former');
    expect(matchDigest(next, 'user', digest, legacy)).toBe('none');
    expect(matchDigest(pepper, 'other', digest, legacy)).toBe('none');
  });

  it('matches a digest of a replaced pepper, as long as that is configured', () => {
    const stored = keyedDigest(pepper, 'user', digest);
    expect(matchDigest(`${next},${pepper}`, 'user', digest, stored)).toBe('former');
    expect(matchDigest(`${next},${pepper}`, 'user', 'b'.repeat(64), stored)).toBe('none');
    expect(matchDigest(next, 'user', digest, stored)).toBe('none');
  });

  it('matches no digest of another key id, and no malformed one', () => {
    const [keyId = '', hex = ''] = keyedDigest(pepper, 'user', digest).split(':');
    expect(matchDigest(pepper, 'user', digest, `${keyId.toUpperCase()}x:${hex}`)).toBe('none');
    expect(matchDigest(pepper, 'user', digest, `${keyId}:`)).toBe('none');
    expect(matchDigest(pepper, 'user', digest, hex)).toBe('none');
    expect(matchDigest(pepper, 'user', digest, '')).toBe('none');
  });
});
