import { describe, expect, it } from 'vitest';
import { SpellingCorrector } from './SpellingCorrector.ts';

const spelling = new SpellingCorrector(['recovery', 'receive', 'phrase', 'fee']);
const correct = (text: string) => spelling.correct(text, new Set());

describe('SpellingCorrector', () => {
  it.each([
    ['recovry', 'recovery'],
    ['recieve', 'receive'],
    ['phraze', 'phrase'],
    ['phrrase', 'phrase'],
  ])('mends %s', (typed, meant) => expect(correct(typed)).toBe(meant));

  it.each(['phrase', 'fees', 'feel', 'bread'])('leaves %s as it is', (word) =>
    expect(correct(word)).toBe(word),
  );

  it('leaves understood words', () => {
    expect(spelling.correct('phraze recovry', new Set([0]))).toBe('phraze recovery');
  });
});
