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

test.each(['', '  ', 'Ada', 'Grace Hopper'])('finds no lookalike for another name: "%s"', (name) => {
  expect(nameTwin(name, OTHER, others)).toBeUndefined();
});

test('one address may have its name on two networks', () => {
  expect(nameTwin('Ada Lovelace', ADA.toLowerCase(), others)).toBeUndefined();
});
