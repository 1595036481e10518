import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { transactionAlerts } from '../../../lib/storage/transactionAlerts.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { AlertsSetting } from './AlertsSetting.tsx';

setUpComponentTests();

let permission: NotificationPermission;
const requestPermission = vi.fn(() => Promise.resolve(permission));

beforeEach(() => {
  localStorage.clear();
  permission = 'default';
  requestPermission.mockClear();
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission,
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = () => {
  render(<AlertsSetting />, { wrapper: AppShell });
  return screen.getByRole('switch', { name: 'Transaction Alerts' });
};

test('is on at first, and requests no permission until it is turned on', async () => {
  const listener = vi.fn();
  onTestFinished(transactionAlerts.listen(listener));
  const toggle = open();
  expect(toggle).toHaveProperty('checked', true);
  fireEvent.click(toggle);
  expect(localStorage.getItem('settings.transactionAlerts')).toBe('off');
  expect(screen.getByText(/^None while the wallet is open/)).toBeTruthy();
  expect(requestPermission).not.toHaveBeenCalled();
  permission = 'granted';
  // Opening the page must not request permission.
  fireEvent.click(toggle);
  expect(requestPermission).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByText(/by your browser while the page is hidden/)).toBeTruthy());
  expect(localStorage.getItem('settings.transactionAlerts')).toBe('on');
  // Twice for the switch, once for the browser's answer.
  expect(listener).toHaveBeenCalledTimes(3);
});

test('shows that the browser blocks it, and does not request again', () => {
  permission = 'denied';
  const toggle = open();
  expect(screen.getByText(/your browser blocks notifications/)).toBeTruthy();
  fireEvent.click(toggle);
  fireEvent.click(toggle);
  expect(requestPermission).not.toHaveBeenCalled();
});

test('works on the page where the browser has no notifications', () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'Notification');
  fireEvent.click(open());
  fireEvent.click(screen.getByRole('switch'));
  expect(screen.getByText(/^While the wallet is open\. Turn/)).toBeTruthy();
});
