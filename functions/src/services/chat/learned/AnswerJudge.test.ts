import { deserialize, serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { AnswerJudge } from './AnswerJudge.ts';
import { trainJudge } from './trainJudge.ts';
import type { TrainedJudge } from './TrainedJudge.ts';

const examples = [
  { question: 'how much does a transfer cost', answer: 'fees' },
  { question: 'what are the fees', answer: 'fees' },
  { question: 'why is gas so expensive', answer: 'fees' },
  { question: 'i lost my twelve words', answer: 'lost-phrase' },
  { question: 'my recovery phrase is gone', answer: 'lost-phrase' },
  { question: '我的助记词丢了', answer: 'lost-phrase' },
  { question: 'a page asked for my twelve words', answer: 'phrase-seen' },
  { question: 'somebody has seen my words', answer: 'phrase-seen' },
];
const judge = new AnswerJudge(trainJudge(examples, 1));
const best = (question: string) => judge.judge(question)[0];

describe('AnswerJudge', () => {
  it.each([
    ['what does the transfer cost me', 'fees'],
    ['twelve words lost', 'lost-phrase'],
    ['somebody saw the words on a page', 'phrase-seen'],
    ['transfr cost', 'fees'],
    ['助记词丢了怎么办', 'lost-phrase'],
  ])('recognises a question like an example: %s', (question, answer) => {
    expect(best(question)?.answer).toBe(answer);
  });

  it('is sure of nothing that is like none', () => {
    expect(best('zebra')?.share).toBeLessThan(0.5);
    expect(best('')?.share).toBeLessThan(0.5);
  });

  it('gives every answer its share, the likeliest first, and together no more than one', () => {
    const shares = judge.judge('what are the fees').map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    expect(shares.reduce((one, other) => one + other)).toBeLessThanOrEqual(1 + 1e-6);
  });

  it('learns the same every time', () => {
    expect(trainJudge(examples)).toEqual(trainJudge(examples));
  });

  it('judges the same after the model was written to a file and read', () => {
    const read = new AnswerJudge(deserialize(serialize(trainJudge(examples, 1))) as TrainedJudge);
    expect(read.judge('what does the transfer cost me')).toEqual(
      judge.judge('what does the transfer cost me'),
    );
  });
});
