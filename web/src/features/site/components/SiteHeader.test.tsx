import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AuthContext, type Auth } from '../../../lib/session/AuthContext.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { sessionOf, verifiedSession } from '../../../testing/sessionOf.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { SiteHeader } from './SiteHeader.tsx';

setUpComponentTests();

/** Visible entry links and their targets. */
function entrances(session: Auth | undefined) {
  render(
    <MemoryRouter>
      <AuthContext value={session}>
        <SiteHeader />
      </AuthContext>
    </MemoryRouter>,
    { wrapper: AppShell },
  );
  const nav = screen.getByRole('navigation');
  return screen
    .getAllByRole('link')
    .filter((link) => !nav.contains(link) && link.textContent !== 'Everything Wallet')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

const forVisitors = ['Sign In /auth', 'Get Started /auth?tab=sign-up'];

test('a visitor finds both entry links, with and without an ended session', () => {
  expect(entrances(undefined)).toEqual(forVisitors);
});

test('a signed-out user is a visitor', () => {
  expect(entrances(sessionOf())).toEqual(forVisitors);
});

// Regression: signed-in users were asked to sign in on every public page.
test.each([verifiedSession, { ...verifiedSession, profile: 'unverified', isVerified: false } as const])(
  'a signed-in user finds the wallet',
  (session) => {
    expect(entrances(session)).toEqual(['Open wallet /wallet']);
  },
);

test('shows no entry link until the session is known', () => {
  expect(entrances(sessionOf({ status: 'loading' }))).toEqual([]);
});
