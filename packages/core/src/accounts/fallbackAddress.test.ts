import { expect, test } from 'vitest';
import { isEvmAddress } from './addressSchema.ts';
import { fallbackAddress } from './fallbackAddress.ts';

test('is always the same address for the same user', () => {
  expect(fallbackAddress('alice')).toBe(fallbackAddress('alice'));
});

test('is a different address for another user', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => `user-${index}`);
  expect(new Set(ids.map(fallbackAddress)).size).toBe(ids.length);
});

test('is still the last 20 bytes of keccak256 of the user id, with a checksum', () => {
  expect(fallbackAddress('alice')).toBe('0x4b3319Fab5Bff90Dd3bDC60e6776E8307BC16000');
  expect(isEvmAddress(fallbackAddress('alice'))).toBe(true);
});
