import { describe, expect, it } from 'vitest';
import { chooseAnswer, guessAnswer } from './chooseAnswer.ts';

const judged = (...shares: [string, number][]) => shares.map(([answer, share]) => ({ answer, share }));

describe('chooseAnswer', () => {
  it.each([
    ['sure', undefined, judged(['fees', 0.7], ['swap', 0.1]), 'fees'],
    ['of one mind with the table', 'fees', judged(['fees', 0.5], ['swap', 0.1]), 'fees'],
    ['in doubt', undefined, judged(['fees', 0.6], ['swap', 0.3]), undefined],
    ['of another mind than the table', 'swap', judged(['fees', 0.6], ['swap', 0.3]), undefined],
    ['without an answer', undefined, [], undefined],
  ])('answers if the examples are sure, or agree with the table: %s', (_, meant, shares, answer) => {
    expect(chooseAnswer(meant, shares)).toBe(answer);
  });

  it('must be surer if a phrase may have been seen, a scam be meant, or coins be stolen', () => {
    expect(chooseAnswer(undefined, judged(['dapps', 0.75], ['phrase-seen', 0.2]))).toBeUndefined();
    expect(chooseAnswer(undefined, judged(['dapps', 0.75], ['scam', 0.1], ['stolen', 0.1]))).toBeUndefined();
    expect(chooseAnswer('dapps', judged(['dapps', 0.55], ['scam', 0.25]))).toBeUndefined();
    expect(chooseAnswer('phrase-seen', judged(['dapps', 0.75], ['fees', 0.1]))).toBeUndefined();
    expect(chooseAnswer('phrase-seen', judged(['dapps', 0.95], ['fees', 0.1]))).toBe('dapps');
  });

  it('does not choose between opposite advice if both may be right', () => {
    const both = judged(['lost-phrase', 0.6], ['words-no-password', 0.15]);
    expect(chooseAnswer(undefined, both)).toBeUndefined();
    expect(guessAnswer(undefined, both)).toBeUndefined();
    expect(chooseAnswer(undefined, judged(['lost-phrase', 0.9], ['words-no-password', 0.02]))).toBe(
      'lost-phrase',
    );
  });

  it('must be surer if tokens may be leaving a wallet right now', () => {
    expect(chooseAnswer(undefined, judged(['swap', 0.75], ['drained', 0.2]))).toBeUndefined();
  });

  it('gives distress priority over everything else', () => {
    expect(chooseAnswer('scam', judged(['scam', 0.6], ['distress', 0.35]))).toBe('distress');
    expect(chooseAnswer('distress', judged(['fees', 0.9]))).toBe('distress');
    // Regression: where it was the likeliest, and a scam likely as well, titles were offered.
    expect(chooseAnswer(undefined, judged(['distress', 0.6], ['scam', 0.3]))).toBe('distress');
  });

  it('treats a question the table knows as unknown only if that is beyond doubt', () => {
    expect(chooseAnswer('fees', judged(['unknown', 0.5], ['fees', 0.3]))).toBe('fees');
    expect(chooseAnswer('fees', judged(['unknown', 0.5], ['fees', 0.25]))).toBeUndefined();
    expect(chooseAnswer('fees', judged(['unknown', 0.5], ['swap', 0.3]))).toBeUndefined();
    expect(chooseAnswer('fees', judged(['unknown', 0.8], ['swap', 0.1]))).toBe('unknown');
  });
});

describe('guessAnswer', () => {
  it('gives the likeliest answer, and nothing if that is unlikely', () => {
    expect(guessAnswer(undefined, judged(['fees', 0.4], ['swap', 0.3]))).toBe('fees');
    expect(guessAnswer('swap', judged(['fees', 0.4], ['swap', 0.3]))).toBe('fees');
    expect(guessAnswer(undefined, judged(['fees', 0.25], ['swap', 0.2]))).toBeUndefined();
    expect(guessAnswer(undefined, [])).toBeUndefined();
  });

  it('gives nothing if a critical answer may be meant', () => {
    expect(guessAnswer(undefined, judged(['dapps', 0.6], ['phrase-seen', 0.2]))).toBeUndefined();
    expect(guessAnswer(undefined, judged(['dapps', 0.6], ['scam', 0.1], ['stolen', 0.1]))).toBeUndefined();
    expect(guessAnswer('scam', judged(['dapps', 0.6], ['fees', 0.2]))).toBeUndefined();
    expect(guessAnswer('scam', judged(['scam', 0.4], ['stolen', 0.3]))).toBe('scam');
  });

  it('gives nothing if there may be no answer to the question', () => {
    expect(guessAnswer(undefined, judged(['sending', 0.6], ['unknown', 0.3]))).toBeUndefined();
  });
});
