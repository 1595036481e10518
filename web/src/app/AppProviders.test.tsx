import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { AuthProvider } from '../features/auth/components/AuthProvider.tsx';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { AppProviders } from './AppProviders.tsx';
import { hiddenBalance } from '../lib/storage/hiddenBalance.ts';
import { lastKnownHomeStore } from './home/lastKnownHomeStore.ts';

/* Effects of the end of a session; AuthProvider.test.tsx covers its detection. */

type Session = ComponentProps<typeof AuthProvider>;
const session = vi.hoisted((): { heard: Partial<Session> } => ({ heard: {} }));
vi.mock('../features/auth/components/AuthProvider.tsx', () => ({
  AuthProvider: (props: Session) => {
    session.heard = props;
    return 'The app';
  },
}));
setUpComponentTests();

test("signing out removes the home's last figures, whether they were hidden, and the test console's accounts", () => {
  render(
    <MemoryRouter>
      <AppProviders>Screens</AppProviders>
    </MemoryRouter>,
  );
  expect(screen.getByText('The app')).toBeTruthy();
  hiddenBalance.write('alice', true);
  lastKnownHomeStore.write('{}');
  window.localStorage.setItem('mui-mode', 'dark');
  window.localStorage.setItem(`everything-wallet:${window.location.origin}`, '{}');
  act(() => session.heard.onSignedOut?.());
  expect(hiddenBalance.read('alice')).toBe(false);
  expect(Object.entries(window.localStorage)).toEqual([['mui-mode', 'dark']]);
});
