// @vitest-environment node
import { expect, test } from 'vitest';
import { wordsProblem } from './wordsProblem.ts';

const valid = [...Array<string>(11).fill('abandon'), 'about'];
const all = () => true;

test('a valid phrase has no problem', () => {
  expect(wordsProblem(valid, all, true)).toBeUndefined();
});

test('a word that is not in the list is named by its place, once the user has finished it', () => {
  const words = valid.with(3, 'abandonn');
  expect(wordsProblem(words, all, true)?.at).toBe(3);
  expect(wordsProblem(words, (index) => index !== 3, false)).toBeUndefined();
});

test('a missing word is a problem of a whole phrase alone', () => {
  const words = valid.with(5, '');
  expect(wordsProblem(words, all, true)).toEqual({
    id: 'import.error.missing',
    values: { place: 6 },
    at: 5,
  });
  expect(wordsProblem(words, all, false)).toBeUndefined();
});

test('words in another order have a problem together', () => {
  const problem = wordsProblem(valid.toReversed(), all, true);
  expect(problem).toBeDefined();
  expect(problem?.at).toBeUndefined();
});
