import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { blockStorage } from '../../../testing/blockStorage.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { useStoredSwitch } from './useStoredSwitch.ts';

setUpComponentTests();

test.each([true, false])('starts with the given state: %s', (initial) => {
  const { result } = renderHook(() => useStoredSwitch('a switch', initial));
  expect(result.current[0]).toBe(initial);
});

test.each([true, false])('restores the last state: %s', (isOn) => {
  const first = renderHook(() => useStoredSwitch('a switch', !isOn));
  act(() => first.result.current[1](isOn));
  expect(first.result.current[0]).toBe(isOn);

  const second = renderHook(() => useStoredSwitch('a switch', !isOn));
  expect(second.result.current[0]).toBe(isOn);
});

test('two switches are independent', () => {
  const first = renderHook(() => useStoredSwitch('one', false));
  act(() => first.result.current[1](true));
  expect(renderHook(() => useStoredSwitch('two', false)).result.current[0]).toBe(false);
});

// Regression: a browser that blocks all cookies throws when storage is touched, which broke /settings.
test('works until the page is left in a browser that stores nothing', () => {
  blockStorage();
  const { result } = renderHook(() => useStoredSwitch('a switch', true));
  expect(result.current[0]).toBe(true);
  act(() => result.current[1](false));
  expect(result.current[0]).toBe(false);
});
