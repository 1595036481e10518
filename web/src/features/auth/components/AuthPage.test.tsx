import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AuthContext, type Auth } from '../../../lib/session/AuthContext.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { sessionOf, verifiedSession } from '../../../testing/sessionOf.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { AuthPage } from './AuthPage.tsx';
import { AuthPanel } from './AuthPanel.tsx';

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

test('takes over the tab that was chosen on the prerendered page, and its text', async () => {
  // React reports that the attributes differ, which it does not correct.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const router = createMemoryRouter([{ path: '/auth', element: <AuthPage /> }], {
    initialEntries: ['/auth'],
  });
  const page = (
    <AppShell>
      <AuthContext value={sessionOf()}>
        <RouterProvider router={router} />
      </AuthContext>
    </AppShell>
  );
  const root = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => root.remove());
  root.innerHTML = renderToString(page);
  expect(root.querySelector('#panel-signUp')).toBeNull();

  // As web/early.js, with the panel that the build has written.
  const panel = document.createElement('template');
  panel.innerHTML = renderToString(
    <AppShell>
      <AuthContext value={sessionOf()}>
        <AuthPanel
          tab="signUp"
          draft={{ email: '', password: '' }}
          onDraft={vi.fn()}
          onSignedIn={vi.fn()}
          onSignedUp={vi.fn()}
        />
      </AuthContext>
    </AppShell>,
    { identifierPrefix: 'panel-signUp' },
  );
  const written = panel.content.querySelector<HTMLElement>('#panel-signUp');
  if (!written) throw new Error('There is no panel');
  for (const tab of ['signIn', 'signUp']) {
    root.querySelector(`#tab-${tab}`)?.setAttribute('aria-selected', String(tab === 'signUp'));
  }
  const line = root.querySelector('#tab-signIn .MuiTabs-indicator');
  if (line) root.querySelector('#tab-signUp')?.append(line);
  root.querySelector('#panel-signIn')?.replaceWith(written);
  const email = written.querySelector('[name=email]');
  await act(async () => {
    const drawn = hydrateRoot(root, page);
    onTestFinished(() => act(() => drawn.unmount()));
    await Promise.resolve();
  });
  expect(root.querySelector('#panel-signIn')).toBeNull();
  expect(field('Email')).toBe(email);
  expect(field('Confirm Password')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Sign Up' }).getAttribute('aria-selected')).toBe('true');
  type('Email', 'alice@example.com');
  fireEvent.click(screen.getByRole('tab', { name: 'Sign In' }));
  expect(field('Email').value).toBe('alice@example.com');
});
