import { describe, expect, it } from 'vitest';
import { AnswerJudge } from './AnswerJudge.ts';

const judge = new AnswerJudge([
  { question: 'how much does a transfer cost', answer: 'fees' },
  { question: 'what are the fees', answer: 'fees' },
  { question: 'why is gas so expensive', answer: 'fees' },
  { question: 'i lost my twelve words', answer: 'lost-phrase' },
  { question: 'my recovery phrase is gone', answer: 'lost-phrase' },
  { question: '我的助记词丢了', answer: 'lost-phrase' },
  { question: 'a page asked for my twelve words', answer: 'phrase-seen' },
  { question: 'somebody has seen my words', answer: 'phrase-seen' },
]);
const best = (question: string) => judge.judge(question)[0];

describe('AnswerJudge', () => {
  it.each([
    ['what does the transfer cost me', 'fees'],
    ['twelve words lost', 'lost-phrase'],
    ['somebody saw the words on a page', 'phrase-seen'],
    ['transfr cost', 'fees'],
    ['助记词丢了怎么办', 'lost-phrase'],
  ])('knows what is like an example: %s', (question, answer) => {
    expect(best(question)?.answer).toBe(answer);
  });

  it('is sure of nothing that is like none', () => {
    expect(best('zebra')?.share).toBeLessThan(0.3);
    expect(best('')?.share).toBeLessThan(0.3);
  });

  it('gives every answer its share, the likeliest first, and together no more than one', () => {
    const shares = judge.judge('what are the fees').map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    expect(shares.reduce((one, other) => one + other)).toBeLessThanOrEqual(1 + 1e-9);
  });

  it('learns the same every time', () => {
    const examples = [
      { question: 'what are the fees', answer: 'fees' },
      { question: 'swap coins', answer: 'swap' },
    ];
    expect(new AnswerJudge(examples).judge('coins')).toEqual(new AnswerJudge(examples).judge('coins'));
  });
});
