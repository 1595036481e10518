import { base64 } from '@scure/base';
import { hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { passkeyKey } from './passkeyKey.ts';

test('the key of a passkey is HKDF-SHA-256 of its PRF output, like another implementation', async () => {
  const prfOutput = Uint8Array.from({ length: 32 }, (_, index) => index * 7);
  const salt = Uint8Array.from({ length: 32 }, (_, index) => 255 - index);
  const expected = hkdfSync('sha256', prfOutput, salt, 'everything-wallet vault key', 32);
  const key = await passkeyKey(prfOutput, base64.encode(salt));
  expect(Buffer.from(key).equals(Buffer.from(expected))).toBe(true);
});
