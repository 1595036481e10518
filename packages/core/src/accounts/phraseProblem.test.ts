import { expect, test } from 'vitest';
import { phraseProblem } from './phraseProblem.ts';

const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(' ');
const phrase = words.join(' ');

test.each([
  ['a valid phrase', phrase],
  ['a numbered one', words.map((word, index) => `${index + 1}. ${word}`).join('\n')],
  ['nothing', ''],
  ['white space', ' \n'],
  ['numbers alone', '1. 2. 3.'],
])('accepts %s', (_, typed) => {
  expect(phraseProblem(typed)).toBeUndefined();
});

test.each([
  ['a wrong word', phrase.replace('thank', 'bitcoin'), 'phrase.error.word {"place":3,"word":"bitcoin"}'],
  [
    'a typing error, by its place in any numbering',
    words.map((word, index) => `${index + 1}) ${word === 'wave' ? 'wvae' : word}`).join(', '),
    'phrase.error.wordSuggested {"place":5,"word":"wvae","suggestion":"wave"}',
  ],
  [
    'a word without its end',
    `legal ${'x'.repeat(100_000)}`,
    `phrase.error.word {"place":2,"word":"${'x'.repeat(20)}…"}`,
  ],
  // Regression: minutes, in which the page was frozen.
  [
    'a word without its end, of another alphabet',
    `legal ${'л'.repeat(100_000)}`,
    `phrase.error.word {"place":2,"word":"${'л'.repeat(20)}…"}`,
  ],
  [
    'a word cut to four letters',
    phrase.replace('useful', 'usef'),
    'phrase.error.wordSuggested {"place":8,"word":"usef","suggestion":"useful"}',
  ],
  [
    'a word of another alphabet',
    phrase.replace('legal', 'лegal'),
    'phrase.error.wordSuggested {"place":1,"word":"лegal","suggestion":"legal"}',
  ],
  ['11 words', words.slice(1).join(' '), 'phrase.error.count {"count":11}'],
  ['13 words', `${phrase} zoo`, 'phrase.error.count {"count":13}'],
  ['words that do not fit together', words.toReversed().join(' '), 'phrase.error.checksum'],
])('%s', (_, typed, problem) => {
  expect(phraseProblem(typed)).toBe(problem);
});
