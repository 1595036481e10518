import { describe, expect, test } from 'vitest';
import { isNameLike } from './isNameLike.ts';
import { readName } from './readName.ts';
import { publishedNames } from './testing/publishedNames.ts';

test.each(publishedNames)('reads %o as in the published cases: %o', (typed, name) => {
  if (name === undefined) expect(() => readName(typed)).toThrow(/^send\.error\.name/);
  else expect(readName(typed).name).toBe(name);
});

describe('confusable letters', () => {
  test.each([
    ['Cyrillic а in a Latin name', 'vit\u0430lik.eth'],
    ['Greek omicrons', '\u03BFne\u03BF.eth'],
    ['Cherokee that looks like CVO', '\u13DF\u13D9\u13A0.eth'],
  ])('are rejected: %s', (_case, name) => {
    expect(() => readName(name)).toThrow('send.error.nameConfusable');
  });

  test('that are allowed are listed, each once', () => {
    expect(readName('_vitalik-1.eth').unusual).toEqual([]);
    expect(readName('Müllerü.eth')).toEqual({ name: 'müllerü.eth', unusual: ['ü'] });
    expect(readName('\u{1F468}\u200D\u{1F4BB}.eth').unusual).toEqual(['\u{1F468}', '\u{1F4BB}']);
  });
});

test('trims a name, and rejects one that is too long', () => {
  expect(readName(' anna.eth ').name).toBe('anna.eth');
  expect(() => readName(`${'a'.repeat(252)}.eth`)).toThrow('send.error.nameInvalid');
});

test.each([
  ['anna.eth', true],
  [' pay.anna.eth ', true],
  ['0xabc.eth', true],
  ['anna\u3002eth', true],
  ['anna', false],
  ['', false],
  ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', false],
  ['pay anna.eth now', false],
])('recognises %o as a name: %o', (text, isName) => {
  expect(isNameLike(text)).toBe(isName);
});
