import { readFileSync } from 'node:fs';
import { hostileNames } from '@everything-wallet/core/strings/testing/hostileNames';
import { scriptNames } from '@everything-wallet/core/strings/testing/scriptNames';
import { textPatterns } from '@everything-wallet/core/strings/textPatterns';
import { expect, test } from 'vitest';
import { characterFiles } from './characterFiles.ts';
import { coreCharacters, corePatterns, rulesWithCharacters } from './generateCharacters.ts';

const characters = readFileSync(characterFiles.characters, 'utf8');
const rules = readFileSync(characterFiles.rules, 'utf8');

// A busy machine needs more than a minute for all characters.
const options = { timeout: 240_000 };

test(
  'core and the rules have the generated patterns (otherwise run npm run characters:generate)',
  options,
  () => {
    expect(characters).toBe(coreCharacters());
    expect(readFileSync(characterFiles.patterns, 'utf8')).toBe(corePatterns());
    expect(rules).toBe(rulesWithCharacters(rules));
  },
);

test('both have the same ranges; only the rules cannot name surrogates', () => {
  const ofCore = [...characters.matchAll(/'(.+)',/g)].map(([, range]) =>
    range?.replaceAll('\\\\u', '').toUpperCase().replace('{D800}-', '{E000}-'),
  );
  const visible = /'\[\^(.+)\]'/.exec(rules)?.[1];
  expect(visible?.replaceAll('\\\\x', '')).toBe(ofCore.join(''));
});

test('the patterns of the rules match the same as those of core, in every sample name', () => {
  const names = ['people', 'pictures', 'presentations', 'conjuncts', 'transparents', 'gaps'];
  expect(textPatterns.needed).toHaveLength(names.length);
  for (const [index, [pattern]] of textPatterns.needed.entries()) {
    const inRules = new RegExp(patternOfRules(names[index] ?? ''), 'gu');
    const inCore = new RegExp(pattern, 'gu');
    for (const [, text] of [...scriptNames, ...hostileNames]) {
      expect([...text.matchAll(inRules)], text).toEqual([...text.matchAll(inCore)]);
    }
  }
});

test('the rules count as marks what JavaScript does, and joiners, except marks that no text may have', () => {
  const inRules = new RegExp(`^(?:${patternOfRules('marks')}|${patternOfRules('rareMarks')})$`, 'u');
  for (let codePoint = 0; codePoint < 0x110000; codePoint += 1) {
    const character = String.fromCodePoint(codePoint);
    const isLeftOut = /[\u034f\u17b4\u17b5\u2d7f\ufe00-\ufe0d]|\u{1107f}|\u{16fe4}|\u{1bc9d}/u.test(
      character,
    );
    const expected = !isLeftOut && /[\p{M}\u200c\u200d]/u.test(character);
    if (inRules.test(character) !== expected) expect.fail(`U+${codePoint.toString(16)} differs`);
  }
});

// Regression: Firestore refuses every write whose rules use a longer pattern; the emulator of the stack does not.
test('no pattern of the rules is longer than the 4,096 characters that Firestore allows', () => {
  const patterns = [...rules.matchAll(/return '(.+)';/g)].map(([, text = '']) =>
    text.replaceAll('\\\\', '\\'),
  );
  expect(patterns.length).toBeGreaterThanOrEqual(11);
  expect(Math.max(...patterns.map(({ length }) => length))).toBeLessThan(4000);
});

test('the patterns use no syntax that RE2 lacks', () => {
  const patterns = [...textPatterns.needed.map(([pattern]) => pattern), textPatterns.crowded];
  for (const pattern of patterns) expect(pattern).not.toMatch(/\(\?[^:]|\\[1-9bB]/);
});

test('rules without a place for it are refused', () => {
  expect(() => rulesWithCharacters('service cloud.firestore {}')).toThrow('no place');
});

/** Pattern that a function of the rules returns, as JavaScript spells it. */
function patternOfRules(name: string): string {
  const [, returned = ''] = new RegExp(`function ${name}\\(\\) \\{\\s+return '(.+)';`).exec(rules) ?? [];
  return returned.replaceAll('\\\\x', '\\u').replaceAll('\\\\', '\\');
}
