import { afterEach, expect, test, vi } from 'vitest';
import { isSearchShortcut } from './searchShortcut.ts';

afterEach(() => vi.restoreAllMocks());

const on = (platform: string, key: string, keys: KeyboardEventInit) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  return isSearchShortcut(new KeyboardEvent('keydown', { key, ...keys }));
};

test.each([
  ['Win32', 'k', { ctrlKey: true }],
  ['Linux x86_64', 'K', { ctrlKey: true }],
  ['MacIntel', 'k', { metaKey: true }],
  ['iPad', 'k', { metaKey: true }],
])('on %s %s with %j opens the search', (platform, key, keys) => {
  expect(on(platform, key, keys)).toBe(true);
});

test.each([
  // Ctrl-K, which deletes to the end of the line.
  ['MacIntel', 'k', { ctrlKey: true }],
  ['Win32', 'k', {}],
  ['Win32', 'k', { metaKey: true }],
  ['Win32', 'k', { ctrlKey: true, shiftKey: true }],
  ['Win32', 'k', { ctrlKey: true, altKey: true }],
  ['Win32', 'j', { ctrlKey: true }],
])('on %s %s with %j does not', (platform, key, keys) => {
  expect(on(platform, key, keys)).toBe(false);
});
