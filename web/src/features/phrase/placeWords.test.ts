// @vitest-environment node
import { expect, test } from 'vitest';
import { placeWords, resizeWords } from './placeWords.ts';

const empty = resizeWords([], 12);
const many = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`);

test.each([12, 15, 18, 21, 24])(
  'a whole phrase of %i words fills all places, wherever it is pasted',
  (count) => {
    expect(placeWords(resizeWords(['old'], 24), many(count), 7)).toEqual(many(count));
  },
);

test('a phrase that lacks a word has an empty place for it', () => {
  expect(placeWords(empty, many(23), 0)).toEqual([...many(23), '']);
});

test('some words are inserted where they are pasted, and leave the others', () => {
  expect(placeWords(resizeWords(['a', 'b', 'c'], 12), ['x', 'y'], 1)).toEqual(
    resizeWords(['a', 'x', 'y'], 12),
  );
  expect(placeWords(empty, ['x', 'y'], 11)).toEqual([...empty.slice(0, 11), 'x', 'y', '', '']);
});

test('more words than a phrase has are refused', () => {
  expect(placeWords(empty, many(25), 0)).toBeUndefined();
  expect(placeWords(resizeWords([], 24), ['x', 'y'], 23)).toBeUndefined();
});
