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

test('is on at first, and asks the browser nothing until somebody turns it on', async () => {
  const told = vi.fn();
  onTestFinished(transactionAlerts.listen(told));
  const toggle = open();
  expect(toggle).toHaveProperty('checked', true);
  fireEvent.click(toggle);
  expect(localStorage.getItem('settings.transactionAlerts')).toBe('off');
  expect(screen.getByText(/You get no notifications/)).toBeTruthy();
  expect(requestPermission).not.toHaveBeenCalled();
  permission = 'granted';
  // The browser has not been asked yet when the page was opened.
  fireEvent.click(toggle);
  expect(requestPermission).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByText(/while the page is hidden, your browser does/)).toBeTruthy());
  expect(localStorage.getItem('settings.transactionAlerts')).toBe('on');
  // Twice of the switch, and of the browser's answer.
  expect(told).toHaveBeenCalledTimes(3);
});

test('says where the browser blocks it, and does not ask again', () => {
  permission = 'denied';
  const toggle = open();
  expect(screen.getByText(/Your browser blocks notifications/)).toBeTruthy();
  fireEvent.click(toggle);
  fireEvent.click(toggle);
  expect(requestPermission).not.toHaveBeenCalled();
});

test('works in the page where the browser has no notifications', () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'Notification');
  fireEvent.click(open());
  fireEvent.click(screen.getByRole('switch'));
  expect(screen.getByText(/notifies you of incoming transfers while it is open\. Turn/)).toBeTruthy();
});
