import { base64 } from '@scure/base';
import { scryptSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CURRENT_N, newScrypt, passwordKey } from './passwordKey.ts';

const text = (value: string) => base64.encode(new TextEncoder().encode(value));

describe('the key of a password', () => {
  test('equals that of RFC 7914 §12 (its first 32 bytes)', async () => {
    const kdf = { name: 'scrypt', N: 16384, r: 8, p: 1, salt: text('SodiumChloride') } as const;
    expect(Buffer.from(await passwordKey('pleaseletmein', kdf)).toString('hex')).toBe(
      '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2',
    );
  });

  test('equals that of another implementation, with today’s parameters', async () => {
    const kdf = newScrypt();
    const expected = scryptSync('correct horse', base64.decode(kdf.salt), 32, {
      N: CURRENT_N,
      r: 8,
      p: 1,
      maxmem: 2 ** 28,
    });
    expect(Buffer.from(await passwordKey('correct horse', kdf)).equals(expected)).toBe(true);
  });

  test('does not depend on how a keyboard encodes a letter', async () => {
    const kdf = newScrypt(2 ** 14);
    expect(await passwordKey('Zu\u0308rich', kdf)).toEqual(await passwordKey('Zürich', kdf));
    expect(await passwordKey('Zurich', kdf)).not.toEqual(await passwordKey('Zürich', kdf));
  });

  test('has its own salt each time', () => {
    expect(newScrypt().salt).not.toBe(newScrypt().salt);
  });
});
