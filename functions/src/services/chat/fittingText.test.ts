import { describe, expect, it } from 'vitest';
import { fittingText } from './fittingText.ts';

const [first, costs, limits] = [
  'Choose Swap and sign.',
  'The network fee is small.',
  'Slippage bounds the price.',
];
const entry = (name: string) => ({
  name,
  title: 'How?',
  page: '/swap',
  also: '',
  features: [],
  text: [first, costs, limits].join('\n\n'),
});

describe('fittingText', () => {
  it.each([
    ['what is the network fee', [first, costs]],
    ['slippage?', [first, limits]],
    ['how do I choose and sign a swap', [first]],
    ['is it blue', [first, costs, limits]],
    ['fee and slippage', [first, costs, limits]],
  ])('answers %s', (question, paragraphs) => {
    expect(fittingText(entry('swap'), question)).toBe(paragraphs.join('\n\n'));
  });

  it('leaves nothing out of an answer that protects coins', () => {
    expect(fittingText(entry('drained'), 'slippage?')).toBe(entry('drained').text);
  });
});
