import { expect, test } from 'vitest';
import { readFieldProblem, writeFieldProblem, type FieldProblem } from './fieldProblem.ts';

test.each<FieldProblem>([
  { id: 'send.error.amountZero' },
  { id: 'send.title', values: { place: 3, word: '{"a" b}' } },
])('reads back $id', (problem) => {
  expect(readFieldProblem(writeFieldProblem(problem))).toEqual(problem);
});

test('reads a bare id as a problem without values', () => {
  expect(writeFieldProblem({ id: 'send.error.amountZero' })).toBe('send.error.amountZero');
});
