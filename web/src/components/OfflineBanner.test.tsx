import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppShell } from '../testing/AppShell.tsx';
import { goOffline, goOnline } from '../testing/connection.ts';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { toastRoot } from './toastRoot.ts';

setUpComponentTests();

const heightLeftFree = () => document.documentElement.style.getPropertyValue('--offline-banner-height');

// Regression: the banner was part of the page, scrolled with it and was below dialogs.
test('is rendered outside the application while offline, and reserves its height', () => {
  render(<OfflineBanner />, { wrapper: AppShell });
  expect(screen.queryByRole('alert')).toBeNull();
  act(goOffline);
  const banner = screen.getByRole('alert');
  expect(banner.textContent).toBe('You are offline. What you see may be out of date.');
  expect(toastRoot?.contains(banner)).toBe(true);
  expect(getComputedStyle(banner).position).toBe('fixed');
  expect(heightLeftFree()).toBe('0px');
  act(goOnline);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(heightLeftFree()).toBe('');
});
