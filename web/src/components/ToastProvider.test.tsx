import { act, render, screen } from '@testing-library/react';
import { useSnackbar } from 'notistack';
import { expect, test } from 'vitest';
import { goOffline } from '../testing/connection.ts';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { ToastProvider } from './ToastProvider.tsx';
import { toastRoot } from './toastRoot.ts';

setUpComponentTests();

function Speaker() {
  const { enqueueSnackbar } = useSnackbar();
  return <button onClick={() => enqueueSnackbar('Hello', { variant: 'error' })}>Speak</button>;
}

test.each([
  ['shows toasts', <Speaker key="speaker" />],
  [
    'leaves them to the one around it',
    <ToastProvider key="inner">
      <Speaker />
    </ToastProvider>,
  ],
])('%s', async (_, screenUnderTest) => {
  const { unmount } = render(<ToastProvider>{screenUnderTest}</ToastProvider>);
  act(() => screen.getByRole('button', { name: 'Speak' }).click());
  const toasts = await screen.findAllByRole('alert');
  expect(toasts).toHaveLength(1);
  expect(toastRoot?.contains(toasts[0] ?? null)).toBe(true);
  expect(document.querySelectorAll('.notistack-SnackbarContainer')).toHaveLength(1);
  unmount();
});

// Regression: they covered the header's controls.
test('shows them at the bottom, away from buttons', async () => {
  const { unmount } = render(
    <ToastProvider>
      <Speaker />
    </ToastProvider>,
  );
  act(() => screen.getByRole('button', { name: 'Speak' }).click());
  await screen.findByRole('alert');
  const { top, bottom } = getComputedStyle(
    document.querySelector('.notistack-SnackbarContainer') ?? document.body,
  );
  expect([top, bottom]).toEqual(['auto', '14px']);
  unmount();
});

// Regression: offline, everything 'failed' without a reason.
test('offline, a failure names the lost connection first', async () => {
  goOffline();
  render(
    <ToastProvider>
      <Speaker />
    </ToastProvider>,
  );
  act(() => screen.getByRole('button', { name: 'Speak' }).click());
  const toast = await screen.findByRole('alert');
  expect(toast.textContent).toBe('You are offlineHello');
});
