// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import { excerptOf, markWords } from './markWords.ts';

describe('markWords', () => {
  it.each([
    ['What a transfer costs.', ['transfer', 'cost'], ['transfer', 'costs']],
    ['key_missing: no header', ['missing'], ['key_missing']],
    ['getBalance, or get-balance', ['balance'], ['getBalance', 'balance']],
    ['Café <b>', ['cafe'], ['Café']],
    ['', ['a'], []],
    ['nothing here', ['else'], []],
    ['ネットワーク手数料とは', ['手数', '数料'], ['手数料']],
    ['ETH の手数料', ['eth', '料'], ['ETH', '料']],
    ['Gebühr für Straßen', ['gebuhr', 'strassen'], ['Gebühr', 'Straßen']],
  ])('marks in %j', (text, words, marked) => {
    const pieces = markWords(text, new Set(words));
    expect(pieces.filter(({ isMarked }) => isMarked).map((piece) => piece.text)).toEqual(marked);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });
});

test('an excerpt begins near the first search word and ends with a whole word', () => {
  const text = `${'before '.repeat(40)}fee ${'after '.repeat(40)}`.trim();
  const excerpt = excerptOf(text, new Set(['fee']));
  expect(excerpt).toMatch(/^… before .*fee after .*after …$/);
  expect(excerpt.length).toBeLessThan(160);
  expect(excerptOf('The fee.', new Set(['fee']))).toBe('The fee.');
  expect(excerptOf(text, new Set())).toMatch(/^before /);
});
