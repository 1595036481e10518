import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addressKey } from './addressKey.ts';

const counterKey = '0123456789abcdef0123456789abcdef';
const keyOf = (address: string) => addressKey(counterKey, address);

describe('addressKey', () => {
  it('distinguishes addresses without revealing them', () => {
    expect(keyOf('203.0.113.7')).toMatch(/^address-[0-9a-f]{64}$/);
    expect(keyOf('203.0.113.7')).toBe(keyOf('203.0.113.7'));
    expect(keyOf('203.0.113.7')).not.toBe(keyOf('203.0.113.8'));
    expect(keyOf('203.0.113.7')).not.toBe(addressKey(counterKey.toUpperCase(), '203.0.113.7'));
  });

  it('is made by the first of several keys, and not by the secret itself', () => {
    expect(addressKey(`${counterKey},${'f'.repeat(32)}`, '203.0.113.7')).toBe(keyOf('203.0.113.7'));
    const bare = createHmac('sha256', counterKey).update('address:203.0.113.7').digest('hex');
    expect(keyOf('203.0.113.7')).not.toBe(`address-${bare}`);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9'],
    ['2001:db8:1:2::', '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff'],
    ['2001:db8::1', '2001:db8:0:0:1::'],
    ['::1', '::2'],
    ['fe80::1%eth0', 'fe80::2'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
  ])('counts the network of %s and %s as one', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8::1', '2001:db9::1'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.8'],
    ['unknown', '203.0.113.7'],
  ])('counts %s and %s apart', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });
});
