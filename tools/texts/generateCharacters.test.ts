import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { characterFiles } from './characterFiles.ts';
import { coreCharacters, rulesWithCharacters } from './generateCharacters.ts';

const core = readFileSync(characterFiles.core, 'utf8');
const rules = readFileSync(characterFiles.rules, 'utf8');

test('core and the rules have the list as it is generated (else: npm run characters:generate)', () => {
  expect(core).toBe(coreCharacters());
  expect(rules).toBe(rulesWithCharacters(rules));
});

test('both have the same ranges; only the rules cannot name surrogates', () => {
  const ofCore = [...core.matchAll(/'(.+)',/g)].map(([, range]) =>
    range?.replaceAll('\\\\u', '').toUpperCase(),
  );
  const visible = /'\[\^(.+)\]'/.exec(rules)?.[1];
  expect(visible?.replaceAll('\\\\x', '')).toBe(ofCore.filter((range) => range !== '{D800}-{DFFF}').join(''));
  expect(ofCore).toContain('{D800}-{DFFF}');
});

test('rules without a place for it are refused', () => {
  expect(() => rulesWithCharacters('service cloud.firestore {}')).toThrow('no place');
});
