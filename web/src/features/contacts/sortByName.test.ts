// @vitest-environment node
import { expect, test } from 'vitest';
import type { Contact } from './Contact.ts';
import { sortByName } from './sortByName.ts';

const contact = (name: string, id = name): Contact => ({
  id,
  user_id: 'alice',
  name,
  address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  network: 'ethereum',
  notes: null,
});

test('sorts by language rules, not by code units', () => {
  const names = ['Zoe', 'ada', 'Émile', 'Bob 10', 'Bob 2', 'Élise', 'bob'];
  expect(sortByName(names.map((name) => contact(name))).map(({ name }) => name)).toEqual([
    'ada',
    'bob',
    'Bob 2',
    'Bob 10',
    'Élise',
    'Émile',
    'Zoe',
  ]);
});

test('sorts contacts of one name in a stable order, whatever their input order', () => {
  const [one, two] = [contact('Ada', 'alice_1'), contact('ada', 'alice_2')];
  expect(sortByName([one, two])).toEqual([one, two]);
  expect(sortByName([two, one])).toEqual([one, two]);
});
