import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasDuplicateKey } from './hasDuplicateKey.ts';

test.each([
  '{"a":1,"a":2}',
  '{"a":1,"a":1}',
  '{"b":[{"a":{},"c":"}","a":[]}]}',
  String.raw`{"a":1,"\u0061":2}`,
  String.raw`{"\"":1 , "\u0022" : 2}`,
  '{"__proto__":1,"__proto__":2}',
])('%s has one', (json) => {
  expect(hasDuplicateKey(json)).toBe(true);
});

test.each([
  '{"a":{"a":{"a":"a"}},"b":["a","a",{"a":"a"}]}',
  String.raw`{"a":"\",\"a\":","b":"{\\"}`,
  '"a"',
  '[]',
])('%s has none', (json) => {
  expect(hasDuplicateKey(json)).toBe(false);
});

test('finds none in the output of JSON.stringify', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), fc.boolean(), (json, isSpaced) => {
      expect(hasDuplicateKey(isSpaced ? JSON.stringify(JSON.parse(json), null, 2) : json)).toBe(false);
    }),
  );
});

test('takes no longer for endlessly nested lists', () => {
  expect(hasDuplicateKey(`${'['.repeat(60_000)}${']'.repeat(60_000)}`)).toBe(false);
});
