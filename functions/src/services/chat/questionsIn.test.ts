import { describe, expect, it } from 'vitest';
import { questionsIn } from './questionsIn.ts';

const texts = (message: string) => questionsIn(message).map(({ text }) => text);

describe('questionsIn', () => {
  it.each([
    ['How do I send? And what does it cost?', ['How do I send?', 'what does it cost?']],
    ['how do i send coins and what does it cost', ['how do i send coins', 'what does it cost']],
    ['can I stake, and can I also swap?', ['can I stake', 'can I also swap?']],
    ['how do I send coins and tokens', ['how do I send coins and tokens']],
    ['What is slippage?', ['What is slippage?']],
    [
      'two things: 1 how do i buy eth 2 a guy sells it cheaper',
      ['two things:', 'how do i buy eth', 'a guy sells it cheaper'],
    ],
    ['1) what is gas? 2) is it refunded', ['what is gas?', 'is it refunded']],
    ['I sent 1 ETH and got 2 USDC', ['I sent 1 ETH and got 2 USDC']],
    ['', []],
  ])('splits %s', (message, expected) => {
    expect(texts(message)).toEqual(expected);
  });

  it('distinguishes questions from statements', () => {
    expect(questionsIn('I lost my phone. Can the thief send?').map(({ isQuestion }) => isQuestion)).toEqual([
      false,
      true,
    ]);
  });

  it('reads a few parts of a long message and stays fast', () => {
    expect(questionsIn('is it so? '.repeat(400))).toHaveLength(6);
  });
});
