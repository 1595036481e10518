import { expect, test } from 'vitest';
import { hashedNames } from './hashedNames.ts';

const content =
  'import{a as t}from"./frame-a1B_c-D.js";const f=["assets/en-XA-1234567.js","assets/vault.worker-12345678.js"];';

test('two contents that differ in names only are the same without hashes', () => {
  const other = content.replace('a1B_c-D', 'zzzzzzz');
  expect(other).not.toBe(content);
  expect(hashedNames.strip(other)).toBe(hashedNames.strip(content));
  expect(hashedNames.strip(content)).toContain('"./frame.js"');
  expect(hashedNames.strip(content.replace('a as t', 'b as t'))).not.toBe(hashedNames.strip(content));
});

test('replaces whole names that it is given, and no others', () => {
  const names = new Map([
    ['/frame-a1B_c-D.js', '/frame-0000000.js'],
    ['/XA-1234567.js', '/XA-0000000.js'],
  ]);
  expect(hashedNames.replace(content, names)).toBe(content.replace('a1B_c-D', '0000000'));
});

test('reads a long word in linear time', () => {
  const word = `/${'a-'.repeat(500_000)}`;
  expect(hashedNames.strip(word)).toBe(word);
});
