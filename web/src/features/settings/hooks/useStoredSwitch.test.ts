import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { blockStorage } from '../../../testing/blockStorage.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { useStoredSwitch } from './useStoredSwitch.ts';

setUpComponentTests();

test.each([true, false])('starts as it is told: %s', (initial) => {
  const { result } = renderHook(() => useStoredSwitch('a switch', initial));
  expect(result.current[0]).toBe(initial);
});

test.each([true, false])('is the next time as it was left: %s', (isOn) => {
  const first = renderHook(() => useStoredSwitch('a switch', !isOn));
  act(() => first.result.current[1](isOn));
  expect(first.result.current[0]).toBe(isOn);

  const second = renderHook(() => useStoredSwitch('a switch', !isOn));
  expect(second.result.current[0]).toBe(isOn);
});

test('two switches do not know each other', () => {
  const first = renderHook(() => useStoredSwitch('one', false));
  act(() => first.result.current[1](true));
  expect(renderHook(() => useStoredSwitch('two', false)).result.current[0]).toBe(false);
});

// Regression: a browser that blocks all cookies throws where storage is touched, and /settings with it.
test('in a browser that keeps nothing, works until the page is left', () => {
  blockStorage();
  const { result } = renderHook(() => useStoredSwitch('a switch', true));
  expect(result.current[0]).toBe(true);
  act(() => result.current[1](false));
  expect(result.current[0]).toBe(false);
});
