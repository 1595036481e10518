import { expect, test } from 'vitest';
import { answerFields } from './answerFields.ts';
import { isOf } from './fieldsOf.ts';
import { neverSigned, rows } from './rows.ts';

const roots = [...Object.values(rows).flat(), ...Object.keys(neverSigned)];

test.each(answerFields().map(({ path }) => path))('%s has a row, or a reason for its absence', (path) => {
  expect(roots.filter((root) => isOf(path, root))).toHaveLength(1);
});

test.each(roots)('%s is still answered', (root) => {
  expect(answerFields().some(({ path }) => isOf(path, root))).toBe(true);
});
