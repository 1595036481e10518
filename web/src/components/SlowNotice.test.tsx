import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppShell } from '../testing/AppShell.tsx';
import { goOffline } from '../testing/connection.ts';
import { rest } from '../testing/rest.ts';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { SlowNotice } from './SlowNotice.tsx';

setUpComponentTests();
beforeEach(() => void vi.useFakeTimers());

const SLOW = 'This is taking longer than usual.';

test('appears after 8 seconds, and again after a retry', async () => {
  const onRetry = vi.fn();
  render(<SlowNotice onRetry={onRetry} />, { wrapper: AppShell });
  await rest(7_999);
  expect(screen.queryByText(SLOW)).toBeNull();
  await rest(1);
  expect(screen.getByText(SLOW)).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.queryByText(SLOW)).toBeNull();
  await rest(8_000);
  expect(screen.getByText(SLOW)).toBeTruthy();
});

test('offline names the lost connection, without a retry', async () => {
  goOffline();
  render(<SlowNotice onRetry={vi.fn()} />, { wrapper: AppShell });
  await rest(8_000);
  expect(screen.getByText(/^You are offline/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
