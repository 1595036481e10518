// @vitest-environment node
import { expect, test } from 'vitest';
import { nameTwin } from './nameTwin.ts';

const ADA = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const OTHER = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const others = [{ address: OTHER }, { name: 'Ada Lovelace', address: ` ${ADA} ` }];

test.each(['Ada Lovelace', ' ada  LOVELACE ', 'Аda Lovelace', 'Ada Love1ace'])(
  'finds a lookalike of the name of another address: %s',
  (name) => {
    expect(nameTwin(name, OTHER, others)).toMatchObject({ name: 'Ada Lovelace' });
    expect(nameTwin(name, '', others)?.address.trim()).toBe(ADA);
  },
);

test.each([
  ['علی\u200cرضا', 'علیرضا'],
  ['ශ්රී', 'ශ්\u200dරී'],
  ['র\u200d্যাচেল', 'র্যাচেল'],
  ['Bank ❤\ufe0f', 'Bank ❤'],
  ['👨\u200d👩\u200d👧', '👨👩👧'],
  ['辻村', '辻\u{e0100}村'],
  ['辻\u{e0101}村', '辻\u{e0100}村'],
  ['ᠭ\u180bᠠ', 'ᠭᠠ'],
  // Names that were saved before such characters were refused.
  ['Ada', 'Ada\u{1d159}'],
  ['Nguyễn'.normalize('NFD'), 'Nguyễn'],
])('finds a name that differs only by what is not drawn: %s, %s', (name, other) => {
  expect(nameTwin(name, OTHER, [{ name: other, address: ADA }])?.name).toBe(other);
  expect(nameTwin(other, OTHER, [{ name, address: ADA }])?.name).toBe(name);
});

test.each([
  ['👍🏻', '👍🏿'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👦'],
  ['\u200d', '\u200c'],
])('finds no lookalike in %s for %s', (name, other) => {
  expect(nameTwin(name, OTHER, [{ name: other, address: ADA }])).toBeUndefined();
});

test.each(['', '  ', 'Ada', 'Grace Hopper'])('finds no lookalike for another name: "%s"', (name) => {
  expect(nameTwin(name, OTHER, others)).toBeUndefined();
});

test('one address may have its name on two networks', () => {
  expect(nameTwin('Ada Lovelace', ADA.toLowerCase(), others)).toBeUndefined();
});
