import { wordlist } from '@scure/bip39/wordlists/english.js';
import { expect, test } from 'vitest';
import { createMnemonic } from './createMnemonic.ts';
import { isValidMnemonic } from './isValidMnemonic.ts';
import { normaliseMnemonic } from './normaliseMnemonic.ts';

const created = Array.from({ length: 1000 }, createMnemonic);

test('creates 12 words with a valid checksum, already in normal form', () => {
  for (const phrase of created) {
    expect(phrase.split(' ')).toHaveLength(12);
    expect(isValidMnemonic(phrase)).toBe(true);
    expect(normaliseMnemonic(phrase)).toBe(phrase);
  }
});

test('creates a different phrase every time', () => {
  expect(new Set(created).size).toBe(created.length);
});

test('draws from the whole list in every place but the last, which includes the checksum', () => {
  for (let place = 0; place < 12; place++) {
    const drawn = new Set(created.map((phrase) => phrase.split(' ')[place]));
    // 1000 draws out of 2048 words leave about 791 different ones; 600 is more than 10 deviations away.
    expect(drawn.size).toBeGreaterThan(600);
    for (const word of drawn) expect(wordlist).toContain(word);
  }
});
