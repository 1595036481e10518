import { expect, test } from 'vitest';
import { selectNames } from './selectNames.ts';

const names = ['types:root', 'types:web', 'unit', 'e2e'];

test('all without a word, one by its name, a group by its first part', () => {
  expect(selectNames(names, [])).toEqual(names);
  expect(selectNames(names, ['e2e', 'types'])).toEqual(['types:root', 'types:web', 'e2e']);
  expect(selectNames(names, ['types:web'])).toEqual(['types:web']);
});

test('a word that selects nothing is refused, with the names there are', () => {
  expect(() => selectNames(names, ['unit', 'type'])).toThrow('There is no check type; there are types:root,');
});
