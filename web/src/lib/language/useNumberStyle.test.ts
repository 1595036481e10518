import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { useNumberStyle } from './useNumberStyle.ts';

setUpComponentTests();

const speak = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);

test.each([
  ['en-US', '.'],
  ['de', ','],
  ['ar-EG', '٫'],
  ['en-US@posix', '.'],
  ['', '.'],
])('%j writes a decimal with %s', (language, decimal) => {
  speak(language);
  expect(renderHook(useNumberStyle).result.current.decimal).toBe(decimal);
});

test('a chosen language precedes that of the browser', () => {
  speak('de');
  window.localStorage.setItem('settings.language', 'en');
  expect(renderHook(useNumberStyle).result.current.decimal).toBe('.');
});

test('follows a change of the language', () => {
  speak('en-US');
  const { result } = renderHook(useNumberStyle);
  speak('fr');
  act(() => void window.dispatchEvent(new Event('languagechange')));
  expect(result.current.decimal).toBe(',');
});
