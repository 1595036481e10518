import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { hiddenBalance } from '../storage/hiddenBalance.ts';
import { useMask } from './useMask.ts';

setUpComponentTests();
afterEach(() => hiddenBalance.remove());

test('masks only amounts, as soon as they are hidden', () => {
  const { result } = renderHook(() => useMask());
  expect(result.current('1.5')).toBe('1.5');
  act(() => hiddenBalance.write('alice', true));
  expect(result.current('1.5')).toBe('••••••');
  expect(result.current('—')).toBe('—');
  act(() => hiddenBalance.write('alice', false));
  expect(result.current('1.5')).toBe('1.5');
});

test('follows a choice in another tab', () => {
  const { result } = renderHook(() => useMask());
  window.localStorage.setItem('home.balanceHidden', 'alice');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'home.balanceHidden' })));
  expect(result.current('1.5')).toBe('••••••');
});
