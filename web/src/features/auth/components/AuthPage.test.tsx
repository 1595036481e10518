import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AuthContext, type Auth } from '../../../lib/session/AuthContext.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { sessionOf, verifiedSession } from '../../../testing/sessionOf.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { AuthPage } from './AuthPage.tsx';

setUpComponentTests();

function open(auth: Auth, at = '/auth') {
  const router = createMemoryRouter(
    [
      { path: '/auth', element: <AuthPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  const page = (value: Auth) => (
    <AuthContext value={value}>
      <RouterProvider router={router} />
    </AuthContext>
  );
  const { rerender } = render(page(auth), { wrapper: AppShell });
  return {
    become: (next: Auth) => rerender(page(next)),
    path: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });

function type(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } });
}

test('preserves input when the tab changes', () => {
  open(sessionOf());
  type('Email', 'alice@example.com');
  type('Password', 'secret words');
  fireEvent.click(screen.getByRole('tab', { name: 'Sign Up' }));
  expect(field('Email').value).toBe('alice@example.com');
  expect(field('Password').value).toBe('secret words');
  type('Email', 'alice@example.org');
  fireEvent.click(screen.getByRole('tab', { name: 'Sign In' }));
  expect(field('Email').value).toBe('alice@example.org');
});

test('redirects a user with a session once it is known, without showing a form before', () => {
  const { become, path } = open(sessionOf({ status: 'loading' }));
  expect(screen.queryByLabelText('Email')).toBeNull();
  become({ ...verifiedSession, profile: 'loading', isVerified: false });
  expect(screen.queryByLabelText('Email')).toBeNull();
  become(verifiedSession);
  expect(path()).toBe('/wallet');
});

test('a session that cannot be read does not prevent a sign-in', () => {
  open(sessionOf({ status: 'loading', profile: 'failed' }));
  expect(field('Email')).toBeTruthy();
});

test('the form stays while its request is pending', () => {
  const { become } = open(sessionOf());
  become({ ...verifiedSession, profile: 'loading', isVerified: false });
  expect(field('Email')).toBeTruthy();
});

test('a link to sign up opens that tab and cleans up the address', async () => {
  const { path } = open(sessionOf(), '/auth?tab=sign-up');
  expect(await screen.findByLabelText('Confirm Password')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Sign Up' }).getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(path()).toBe('/auth'));
  fireEvent.click(screen.getByRole('tab', { name: 'Sign In' }));
  expect(screen.queryByLabelText('Confirm Password')).toBeNull();
});

test('a link with a destination leads there once the session is known', async () => {
  const { become, path } = open(sessionOf(), '/auth?to=%2Fdeveloper-portal');
  await waitFor(() => expect(path()).toBe('/auth'));
  become(verifiedSession);
  expect(path()).toBe('/developer-portal');
});
