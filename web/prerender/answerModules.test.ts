import { expect, test } from 'vitest';
import { answerModules } from './answerModules.ts';

test('finds what the buttons of a page open, each once', () => {
  const html = '<button data-answer="search"></button><button data-answer="search"></button><p>chat</p>';
  expect([...answerModules(html)]).toEqual([['search', 'src/features/search/components/SearchDialog.tsx']]);
  expect([...answerModules('<button></button>')]).toEqual([]);
});

test('a button with an unknown answer is an error', () => {
  expect(() => answerModules('<button data-answer="menu"></button>')).toThrow('menu');
});
