import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppShell } from '../testing/AppShell.tsx';
import { goOffline, goOnline } from '../testing/connection.ts';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { ErrorState } from './ErrorState.tsx';

setUpComponentTests();

function renderState(onRetry = vi.fn()) {
  render(<ErrorState title="Failed to load contacts" onRetry={onRetry} />, { wrapper: AppShell });
  return onRetry;
}

test('shows the failure, and retries on request', () => {
  const onRetry = renderState();
  expect(screen.getByText('Failed to load contacts')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(onRetry).toHaveBeenCalledOnce();
});

// Regression: offline, every list reported a failure, as if something were broken.
test('offline shows that instead, and retries once online', () => {
  goOffline();
  const onRetry = renderState();
  expect(screen.getByText('You are offline')).toBeTruthy();
  expect(screen.queryByText('Failed to load contacts')).toBeNull();
  expect(onRetry).not.toHaveBeenCalled();
  act(goOnline);
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByText('Failed to load contacts')).toBeTruthy();
});
