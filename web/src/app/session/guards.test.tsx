import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { NetworkProvider } from '../../features/networks/components/NetworkProvider.tsx';
import { AuthPage } from '../../features/auth/components/AuthPage.tsx';
import { AuthContext, type Auth } from '../../lib/session/AuthContext.ts';
import { wantedPathState } from '../../lib/session/wantedPath.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { rest } from '../../testing/rest.ts';
import { sessionOf, verifiedSession } from '../../testing/sessionOf.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { RecoveryPhraseRoute } from '../routes/RecoveryPhraseRoute.tsx';
import { RequireUser } from './RequireUser.tsx';
import { RequireVerified } from './RequireVerified.tsx';
import { SignedInHome } from '../home/SignedInHome.tsx';
import { WalletRoute } from '../routes/WalletRoute.tsx';

vi.mock('../../features/phrase/components/RecoveryPhrasePage.tsx', () => ({
  RecoveryPhrasePage: () => 'Twelve words',
}));
setUpComponentTests();

const unverifiedSession = { ...verifiedSession, profile: 'unverified', isVerified: false } as const;

/** Opens an address of a site with three screens; the session may change afterwards. */
function open(
  address: string | { pathname: string; state: unknown },
  session: Auth,
  wallet: ReactNode = 'The wallet',
) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <SignedInHome /> },
      { path: '/auth', element: <AuthPage /> },
      { path: '/recovery-phrase', element: <RecoveryPhraseRoute /> },
      { element: <RequireVerified />, children: [{ path: '/wallet', element: wallet }] },
      {
        element: <RequireUser />,
        children: [
          { path: '/history', element: 'The history' },
          { path: '/developer-portal', element: 'The keys' },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  const screenOf = (auth: Auth) => (
    <AppShell>
      <AuthContext value={auth}>
        <NetworkProvider>
          <RouterProvider router={router} />
        </NetworkProvider>
      </AuthContext>
    </AppShell>
  );
  const { rerender } = render(screenOf(session));
  return {
    becomes: (auth: Auth) => rerender(screenOf(auth)),
    state: (): unknown => router.state.location.state,
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return `${pathname}${search}${hash}`;
    },
  };
}

// Regression: /auth lost the address that the redirect came from, and always led to /wallet.
test.each(['/history?type=send#top', '/developer-portal', '/wallet'])(
  'a visitor of %s signs in and is there',
  (wanted) => {
    const { address, becomes } = open(wanted, sessionOf());
    expect(address()).toBe('/auth');
    becomes(verifiedSession);
    expect(address()).toBe(wanted);
  },
);

test('a verified user who opens /auth is redirected to /wallet', () => {
  expect(open('/auth', verifiedSession).address()).toBe('/wallet');
});

test('the state of /auth leads to no other site', () => {
  for (const state of [{ wantedPath: '//elsewhere.example' }, { wantedPath: 'https://elsewhere.example/' }]) {
    expect(open({ pathname: '/auth', state }, verifiedSession).address()).toBe('/wallet');
  }
});

test('a new user is led where they wanted once the setup is done', () => {
  const start = { pathname: '/recovery-phrase', state: wantedPathState('/history') };
  const { address, becomes } = open(start, { ...verifiedSession, profile: 'loading', isVerified: false });
  becomes(verifiedSession);
  expect(address()).toBe('/history');
});

test('an unverified user of /auth is led to the phrase, which knows where they wanted', () => {
  const state = wantedPathState('/developer-portal');
  const { address, becomes, state: stateNow } = open({ pathname: '/auth', state }, unverifiedSession);
  expect(address()).toBe('/recovery-phrase');
  expect(stateNow()).toEqual(state);
  // After the words were shown, the page reports whether they are stored, and continues from there.
  becomes(verifiedSession);
  expect(address()).toBe('/recovery-phrase');
  expect(stateNow()).toEqual(state);
});

test('signing out leaves no address for the next user', () => {
  const { address, becomes } = open('/history', verifiedSession);
  becomes(sessionOf());
  expect(address()).toBe('/auth');
  becomes(verifiedSession);
  expect(address()).toBe('/wallet');
});

// Regression: the waiting page was bare, so that a session that did not load could not be signed out.
test.each([
  ['/', { ...verifiedSession, profile: 'loading', isVerified: false } as const],
  ['/', { ...verifiedSession, profile: 'failed', isVerified: false } as const],
  ['/history', sessionOf({ status: 'loading' })],
  ['/wallet', sessionOf({ status: 'loading' })],
  ['/wallet', { ...verifiedSession, profile: 'loading', isVerified: false } as const],
  ['/wallet', { ...verifiedSession, profile: 'failed', isVerified: false } as const],
  ['/history', sessionOf({ status: 'loading', profile: 'failed' })],
  ['/recovery-phrase', { ...verifiedSession, profile: 'loading', isVerified: false } as const],
])('the guard of %s allows signing out while it waits', async (address, session) => {
  const signOut = vi.fn(() => Promise.resolve());
  open(address, { ...session, signOut }, <WalletRoute />);
  const button = await screen.findByRole('button', { name: 'Sign out' });
  act(() => button.click());
  expect(signOut).toHaveBeenCalledOnce();
});

test('a guard that waits for long shows a notice, and one that failed retries', async () => {
  vi.useFakeTimers();
  open('/wallet', sessionOf({ status: 'loading' }), <WalletRoute />);
  await rest(7_999);
  expect(screen.queryByText('This is taking longer than usual.')).toBeNull();
  await rest(1);
  expect(screen.getByText('This is taking longer than usual.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
