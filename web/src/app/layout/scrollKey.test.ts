// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { scrollKey } from './scrollKey.ts';

const errors = { key: 'default', pathname: '/documentation/errors', hash: '#rate_limited' };

test('a page reached within the application has the key of its history entry', () => {
  expect(scrollKey({ ...errors, key: 'k7' })).toBe('k7');
});

// Regression: a page opened in a tab started at the scroll position of the former page.
test('two opened addresses do not share a position, and a reloaded one keeps its own', () => {
  const about = { key: 'default', pathname: '/about', hash: '' };
  expect(scrollKey(about)).not.toBe(scrollKey({ ...about, pathname: '/terms' }));
  expect(scrollKey(about)).toBe(scrollKey(about));
});

test('an address with a fragment leads to it, wherever the page was left the last time', () => {
  const first = scrollKey(errors);
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(performance.timeOrigin + 1);
  expect(scrollKey(errors)).not.toBe(first);
});
