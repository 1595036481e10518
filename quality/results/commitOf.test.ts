import { expect, test } from 'vitest';
import { commitOf, type Git } from './commitOf.ts';

const git =
  (changes: string): Git =>
  ([command]) =>
    command === 'rev-parse' ? '010c5521\n' : changes;

test('is the short hash of a clean tree', () => {
  expect(commitOf(git(''))).toBe('010c5521');
});

test('marks a tree with changes', () => {
  expect(commitOf(git(' M firestore.rules\n'))).toBe('010c5521-dirty');
});

test('does not count the results it is recorded in as changes', () => {
  const requested: (readonly string[])[] = [];
  commitOf((args) => {
    requested.push(args);
    return '';
  });
  expect(requested.flat()).toEqual(expect.arrayContaining([':!docs/quality', ':!docs/quality.md']));
});

test('is null without a git repository', () => {
  expect(
    commitOf(() => {
      throw new Error('not a git repository');
    }),
  ).toBeNull();
});
