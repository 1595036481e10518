import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AuthContext, type Auth } from '../../../lib/session/AuthContext.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { goOffline, goOnline } from '../../../testing/connection.ts';
import { deferred } from '../../../testing/deferred.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { sessionOf, verifiedSession } from '../../../testing/sessionOf.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { applyEmailAction, readEmailAction, setNewPassword, type EmailAction } from '../api/emailActions.ts';
import { readEmailConfirmation } from '../api/emailConfirmation.ts';
import { EmailActionError, type EmailActionFailure } from '../EmailActionError.ts';
import type { ActionMode } from '../readActionLink.ts';
import { EmailActionPage } from './EmailActionPage.tsx';

vi.mock('../api/emailActions.ts', () => ({
  applyEmailAction: vi.fn(),
  readEmailAction: vi.fn(),
  setNewPassword: vi.fn(),
}));
vi.mock('../api/emailConfirmation.ts', () => ({ readEmailConfirmation: vi.fn() }));
setUpComponentTests();

const CODE = 'secret-Code_1';
const failed = (failure: EmailActionFailure) => new EmailActionError(failure, { cause: new Error(CODE) });

let problems: () => readonly string[];
beforeEach(() => {
  problems = loggedProblems();
  vi.mocked(readEmailAction)
    .mockReset()
    .mockResolvedValue({ email: 'alice@example.com', otherEmail: undefined });
  vi.mocked(applyEmailAction).mockReset().mockResolvedValue();
  vi.mocked(setNewPassword).mockReset().mockResolvedValue();
  vi.mocked(readEmailConfirmation).mockReset().mockResolvedValue(undefined);
  return () => expect(problems().join()).not.toContain(CODE);
});

function open(
  mode: ActionMode | 'signIn' | '',
  more: Record<string, string> = {},
  session: Auth = sessionOf(),
) {
  const query = new URLSearchParams({ mode, oobCode: CODE, apiKey: 'any', lang: 'en', ...more });
  const router = createMemoryRouter(
    [
      { path: '/auth/action', element: <EmailActionPage /> },
      { path: '/auth', element: 'Signing in' },
      { path: '/auth/forgot-password', element: 'A new link' },
      { path: '/settings', element: 'The settings' },
      { path: '/wallet', element: 'The wallet' },
      { path: '/recovery-phrase', element: 'The words' },
    ],
    { initialEntries: [`/auth/action?${query.toString()}#${CODE}`] },
  );
  render(
    <StrictMode>
      <AppShell>
        <AuthContext value={session}>
          <RouterProvider router={router} />
        </AuthContext>
      </AppShell>
    </StrictMode>,
  );
  return { router, user: userEvent.setup() };
}

const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });
const link = (name: string) => screen.getByRole('link', { name });

describe('opening a link', () => {
  test.each(['verifyEmail', 'recoverEmail', 'verifyAndChangeEmail', 'resetPassword'] as const)(
    '%s changes nothing, and removes its code from the address and the history at once',
    async (mode) => {
      const { router } = open(mode);
      await screen.findByText('alice@example.com', { exact: false });
      expect(applyEmailAction).not.toHaveBeenCalled();
      expect(setNewPassword).not.toHaveBeenCalled();
      expect(router.state.location).toMatchObject({ search: '', hash: '', state: null });
      expect(router.state.historyAction).toBe('REPLACE');
      expect(document.body.innerHTML).not.toContain(CODE);
    },
  );

  test('that signs in is refused without a request', async () => {
    open('signIn');
    await heading('We don’t send links like this');
    expect(readEmailAction).not.toHaveBeenCalled();
  });

  test('without its mode explains how to open it completely', async () => {
    open('');
    await heading('This link is incomplete');
    expect(readEmailAction).not.toHaveBeenCalled();
  });

  test('without a connection reports that, and is read once there is one', async () => {
    vi.mocked(readEmailAction).mockRejectedValue(failed('unreachable'));
    goOffline();
    open('verifyEmail');
    expect(await screen.findByText('You are offline')).toBeTruthy();
    vi.mocked(readEmailAction).mockResolvedValue({ email: 'alice@example.com', otherEmail: undefined });
    goOnline();
    expect(await button('Confirm this address')).toBeTruthy();
  });

  test('without a response of the server can be tried again', async () => {
    vi.mocked(readEmailAction).mockRejectedValue(failed('unreachable'));
    const { user } = open('resetPassword');
    await screen.findByText('The server did not answer');
    vi.mocked(readEmailAction).mockResolvedValue({ email: 'alice@example.com', otherEmail: undefined });
    await user.click(await button('Try again'));
    expect(await button('Set new password')).toBeTruthy();
  });
});

describe('a link that no longer works', () => {
  test.each<[ActionMode, EmailActionFailure, string, string, string]>([
    ['verifyEmail', 'invalid', 'This link no longer works', 'If you have just confirmed', '/settings'],
    [
      'verifyEmail',
      'expired',
      'This link has expired',
      'Send a new one from your wallet’s settings',
      '/settings',
    ],
    [
      'resetPassword',
      'invalid',
      'This link no longer works',
      'If you have just set a new password, sign in with it',
      '/auth/forgot-password',
    ],
    ['resetPassword', 'expired', 'This link has expired', 'Request a new one', '/auth/forgot-password'],
    ['recoverEmail', 'invalid', 'This link no longer works', 'write to support@', '/auth'],
    ['recoverEmail', 'expired', 'This link has expired', 'Write to support@', '/auth'],
    ['verifyAndChangeEmail', 'invalid', 'This link no longer works', 'sign in with the new one', '/auth'],
    ['verifyAndChangeEmail', 'expired', 'This link has expired', 'Nothing has changed', '/auth'],
    ['resetPassword', 'disabled', 'This account is disabled', 'your recovery phrase also works', '/auth'],
    [
      'verifyAndChangeEmail',
      'taken',
      'Another account already uses this address',
      'Nothing was changed',
      '/auth',
    ],
  ])('%s, %s: shows %s, and what to do', async (mode, failure, title, text, address) => {
    vi.mocked(readEmailAction).mockRejectedValue(failed(failure));
    open(mode);
    await heading(title);
    expect(screen.getByText(text, { exact: false })).toBeTruthy();
    expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toContain(address);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is no failure for a user whose address is confirmed already', async () => {
    vi.mocked(readEmailAction).mockRejectedValue(failed('invalid'));
    vi.mocked(readEmailConfirmation).mockResolvedValue(true);
    open('verifyEmail', {}, verifiedSession);
    await heading('Your address is already confirmed');
    expect(link('Continue').getAttribute('href')).toBe('/wallet');
  });
});

describe('confirming an address', () => {
  test('takes one click, and continues where the link leads', async () => {
    const { user } = open('verifyEmail', { continueUrl: `${window.location.origin}/recovery-phrase` });
    const pending = deferred<undefined>();
    vi.mocked(applyEmailAction).mockReturnValue(pending.promise);
    await user.dblClick(await button('Confirm this address'));
    expect(vi.mocked(applyEmailAction).mock.calls).toEqual([[CODE]]);
    pending.resolve(undefined);
    await heading('Your address is confirmed');
    await user.click(link('Continue'));
    expect(await screen.findByText('The words')).toBeTruthy();
  });

  test('never leads to another site', async () => {
    const { user } = open('verifyEmail', { continueUrl: 'https://elsewhere.example/recovery-phrase' });
    await user.click(await button('Confirm this address'));
    await heading('Your address is confirmed');
    expect(link('Continue').getAttribute('href')).toBe('/wallet');
    expect(document.body.innerHTML).not.toContain('elsewhere');
  });

  test('signs no user out', async () => {
    const signOut = vi.fn(() => Promise.resolve());
    const { user } = open('verifyEmail', {}, { ...verifiedSession, signOut });
    await user.click(await button('Confirm this address'));
    await heading('Your address is confirmed');
    expect(signOut).not.toHaveBeenCalled();
    expect(readEmailConfirmation).toHaveBeenCalledOnce();
  });

  test('after a lost response can be tried again, and a used link then explains what may have happened', async () => {
    vi.mocked(applyEmailAction).mockRejectedValueOnce(failed('unreachable'));
    const { user } = open('verifyEmail');
    await user.click(await button('Confirm this address'));
    await screen.findByText('The server did not answer');
    vi.mocked(applyEmailAction).mockRejectedValueOnce(failed('invalid'));
    await user.click(await button('Confirm this address'));
    await screen.findByText('If you have just confirmed your address, you are done', { exact: false });
  });
});

describe('a new password', () => {
  const password = () => screen.findByLabelText('New Password');
  const again = () => screen.getByLabelText('Confirm Password');

  test.each([
    ['', '', 'Please enter your password'],
    ['12345', '12345', 'Password must be at least 6 characters'],
    ['123456', '123457', 'Passwords do not match'],
  ])('refuses %j and %j as the sign-up does', async (first, second, text) => {
    const { user } = open('resetPassword');
    if (first) await user.type(await password(), first);
    if (second) await user.type(again(), second);
    await user.click(await button('Set new password'));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(setNewPassword).not.toHaveBeenCalled();
  });

  test('is set once, without changing the recovery phrase, and leads to the sign-in', async () => {
    const { user } = open('resetPassword', { continueUrl: 'https://elsewhere.example/' });
    await user.type(await password(), 'new words');
    await user.type(again(), 'new words');
    expect(screen.getByText('It does not change your recovery phrase', { exact: false })).toBeTruthy();
    await user.dblClick(await button('Set new password'));
    await heading('Your password was changed');
    expect(vi.mocked(setNewPassword).mock.calls).toEqual([[CODE, 'new words']]);
    expect(screen.getByText('It does not change your recovery phrase', { exact: false })).toBeTruthy();
    expect(document.body.innerHTML).not.toContain('new words');
    await user.click(link('Go to Sign In'));
    expect(await screen.findByText('Signing in')).toBeTruthy();
  });

  test('that the project finds too weak is reported, and another can be typed', async () => {
    vi.mocked(setNewPassword).mockRejectedValueOnce(failed('weakPassword'));
    const { user } = open('resetPassword');
    await user.type(await password(), '123456');
    await user.type(again(), '123456');
    await user.click(await button('Set new password'));
    await screen.findByText('Please choose a longer or less common password');
    expect(await password()).toHaveProperty('value', '123456');
  });

  test.each<[string, Auth, number]>([
    ['its own session', verifiedSession, 1],
    [
      'no session of another account',
      { ...verifiedSession, user: { id: 'bob', email: 'bob@example.com' } },
      0,
    ],
  ])('ends %s in this browser', async (_, session, times) => {
    const signOut = vi.fn(() => Promise.resolve());
    const { user } = open('resetPassword', {}, { ...session, signOut });
    await user.type(await password(), 'new words');
    await user.type(again(), 'new words');
    await user.click(await button('Set new password'));
    await heading('Your password was changed');
    expect(signOut).toHaveBeenCalledTimes(times);
  });
});

describe('another address', () => {
  const both: EmailAction = { email: 'alice@example.com', otherEmail: 'thief@example.com' };

  test('is restored, with the advice to set a new password', async () => {
    vi.mocked(readEmailAction).mockResolvedValue(both);
    const { user, router } = open('recoverEmail');
    await screen.findByText('Your account returns from thief@example.com to alice@example.com.');
    await user.click(await button('Restore this address'));
    await heading('Your address was restored');
    await user.click(link('Set a new password'));
    expect(await screen.findByText('A new link')).toBeTruthy();
    expect(router.state.location.state).toEqual({ passwordLinkTo: 'alice@example.com' });
  });

  test('is changed to, showing both, and a user of the old one signs in again', async () => {
    const signOut = vi.fn(() => Promise.resolve());
    vi.mocked(readEmailAction).mockResolvedValue({
      email: 'new@example.com',
      otherEmail: 'Alice@Example.com',
    });
    const { user } = open('verifyAndChangeEmail', {}, { ...verifiedSession, signOut });
    await screen.findByText('Your account moves from Alice@Example.com to new@example.com.');
    await user.click(await button('Change the address'));
    await heading('Your address was changed');
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
    expect(vi.mocked(applyEmailAction).mock.calls).toEqual([[CODE]]);
  });
});
