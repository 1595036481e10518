import { readTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { useNumberStyle } from './useNumberStyle.ts';

setUpComponentTests();

const speak = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

test.each([
  [['en-US'], '.'],
  [['en-DK'], ','],
  [['it', 'en-DK'], ','],
  [['en-US@posix'], '.'],
  [[''], '.'],
  [[], '.'],
])('an English interface in a browser with %j reads a decimal with %s', (languages, decimal) => {
  speak(...languages);
  expect(renderHook(useNumberStyle).result.current.decimal).toBe(decimal);
});

// Regression: an English interface in an Italian browser read '12,345', as it writes the number itself, as 12.345.
test.each(['it', 'nl', 'pl-PL'])('an English interface reads its own numbers in a browser in %s', (tag) => {
  speak(tag);
  const style = renderHook(useNumberStyle).result.current;
  expect(readTypedAmount('1,012,345.5', style)).toBe('1012345.5');
  expect(() => readTypedAmount('12,345', style)).toThrow();
});

test('a chosen language precedes that of the browser', () => {
  speak('en-DK');
  window.localStorage.setItem('settings.language', 'en');
  expect(renderHook(useNumberStyle).result.current.decimal).toBe('.');
});

test('follows a change of the language', () => {
  speak('en-US');
  const { result } = renderHook(useNumberStyle);
  speak('en-DK');
  act(() => void window.dispatchEvent(new Event('languagechange')));
  expect(result.current.decimal).toBe(',');
});
