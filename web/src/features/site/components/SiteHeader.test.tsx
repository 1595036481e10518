import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AuthContext, type Auth } from '../../../lib/session/AuthContext.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { sessionOf, verifiedSession } from '../../../testing/sessionOf.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { SiteHeader } from './SiteHeader.tsx';

setUpComponentTests();

/** The ways in that can be seen, and where they lead. */
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

test('a visitor finds the two ways in, with and without a session that has ended', () => {
  expect(entrances(undefined)).toEqual(forVisitors);
});

test('whoever has signed out is a visitor', () => {
  expect(entrances(sessionOf())).toEqual(forVisitors);
});

// Regression: who was signed in was asked to sign in on every public page.
test.each([verifiedSession, { ...verifiedSession, profile: 'unverified', isVerified: false } as const])(
  'whoever is signed in finds the wallet',
  (session) => {
    expect(entrances(session)).toEqual(['Open wallet /wallet']);
  },
);

test('while it is not known who is there, nobody is asked anything', () => {
  expect(entrances(sessionOf({ status: 'loading' }))).toEqual([]);
});
