import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createApiKey, isApiKey, keyChecksum, keyIdOf } from './apiKey.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

describe('createApiKey', () => {
  it('names the scope of the key', () => {
    expect(createApiKey(false)).toMatch(/^ew_live_[0-9A-Za-z]{34}$/);
    expect(createApiKey(true)).toMatch(/^ew_test_[0-9A-Za-z]{34}$/);
  });

  it('has at least 160 random bits, every digit in every place', () => {
    const keys = Array.from({ length: 2_000 }, () => createApiKey(false).slice(8, -6));
    expect(new Set(keys).size).toBe(keys.length);
    expect((keys[0]?.length ?? 0) * Math.log2(62)).toBeGreaterThanOrEqual(160);
    for (let place = 0; place < 28; place += 1) {
      expect(new Set(keys.map((key) => key.charAt(place))).size).toBe(62);
    }
  });

  it('makes keys that are keys', () => {
    for (let i = 0; i < 200; i += 1) expect(isApiKey(createApiKey(i % 2 === 0))).toBe(true);
  });
});

describe('isApiKey', () => {
  const key = createApiKey(false);

  it('refuses a key with any one character mistyped', () => {
    for (let place = 8; place < key.length; place += 1) {
      for (const digit of BASE62) {
        const typed = key.slice(0, place) + digit + key.slice(place + 1);
        expect(isApiKey(typed)).toBe(typed === key);
      }
    }
  });

  it('refuses two neighbours that changed places', () => {
    for (let place = 8; place < key.length - 1; place += 1) {
      const [a = '', b = ''] = key.slice(place, place + 2);
      expect(isApiKey(key.slice(0, place) + b + a + key.slice(place + 2))).toBe(a === b);
    }
  });

  it.each([
    ['nothing', ''],
    ['the other prefix', key.replace('live', 'test')],
    ['no prefix', key.slice(8)],
    ['a character less', key.slice(0, -1)],
    ['a character more', `${key}0`],
    ['white space', ` ${key}`],
    ['a line break', `${key}\n`],
  ])('refuses %s', (_, text) => {
    expect(isApiKey(text)).toBe(false);
  });
});

describe('keyChecksum', () => {
  it('is the CRC-32 of the preceding text, as a number of base 62', () => {
    const value = Array.from(keyChecksum('123456789')).reduce(
      (sum, digit) => sum * 62 + BASE62.indexOf(digit),
      0,
    );
    // The check value of CRC-32 (ISO-HDLC).
    expect(value).toBe(0xcbf43926);
    expect(value).toBe(crc32('123456789'));
  });
});

describe('keyIdOf', () => {
  it('is the SHA-256 in lower-case hex (FIPS 180-4, example of one block)', () => {
    expect(keyIdOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
