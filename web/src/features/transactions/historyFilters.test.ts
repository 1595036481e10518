// @vitest-environment node
import { expect, test } from 'vitest';
import { historyFilter, historyFilters } from './historyFilters.ts';

test('the filters are the required ones', () => {
  expect(historyFilters).toEqual(['all', 'send', 'receive', 'swap']);
});

test.each(historyFilters)('%s is read from the URL', (filter) => {
  expect(historyFilter(filter)).toBe(filter);
});

test.each([null, '', 'Send', 'nonsense'])('%j means all', (text) => {
  expect(historyFilter(text)).toBe('all');
});
