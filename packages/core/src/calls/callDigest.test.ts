import { keccak_256 } from '@noble/hashes/sha3.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callDigest } from './callDigest.ts';

test('hashes length and data like another implementation', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const input = Buffer.alloc(32 + bytes.length);
      input.writeUInt32BE(bytes.length, 28);
      input.set(bytes, 32);
      const digest = `0x${Buffer.from(keccak_256(input)).toString('hex')}`;
      expect(callDigest(`0x${Buffer.from(bytes).toString('hex')}`)).toBe(digest);
    }),
  );
});

test('distinguishes different lengths of zeros', () => {
  expect(callDigest('0x00')).not.toBe(callDigest('0x0000'));
});
