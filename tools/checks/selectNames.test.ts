import { expect, test } from 'vitest';
import { selectNames } from './selectNames.ts';

const names = ['types:root', 'types:web', 'unit', 'e2e'];

test('all without a word, one by its name, a group by its first part', () => {
  expect(selectNames(names, [], 'check')).toEqual(names);
  expect(selectNames(names, ['e2e', 'types'], 'check')).toEqual(['types:root', 'types:web', 'e2e']);
  expect(selectNames(names, ['types:web'], 'check')).toEqual(['types:web']);
});

test('refuses a word that selects nothing, and lists the names', () => {
  expect(() => selectNames(names, ['unit', 'type'], 'check')).toThrow(
    'There is no check type; there are types:root,',
  );
  expect(() => selectNames(['mutation'], ['foo'], 'suite')).toThrow(
    'There is no suite foo; there are mutation.',
  );
});
