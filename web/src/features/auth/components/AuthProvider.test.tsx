import type { Profile } from '@everything-wallet/core/documents/profile';
import { useQueryClient } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { SessionUser } from '../../../lib/session/AuthContext.ts';
import { sessionEnd } from '../../../lib/session/sessionEnd.ts';
import { useAuth } from '../../../lib/session/useAuth.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { listenToUser, signIn, signOut, signUp } from '../api/session.ts';
import { findDeletedUser } from '../api/findDeletedUser.ts';
import { AuthProvider } from './AuthProvider.tsx';

vi.mock('../api/session.ts', () => ({
  listenToUser: vi.fn(),
  signIn: vi.fn(),
  signUp: vi.fn(),
  signOut: vi.fn(),
}));
const profileApi = vi.hoisted(() => ({ listenToProfile: vi.fn(), isMissing: false }));
vi.mock('../api/listenToProfile.ts', () => ({
  get listenToProfile() {
    if (profileApi.isMissing) throw new TypeError('Failed to fetch dynamically imported module');
    return profileApi.listenToProfile;
  },
}));
vi.mock('../api/findDeletedUser.ts', () => ({ findDeletedUser: vi.fn() }));
setUpComponentTests();

const alice: SessionUser = { id: 'alice', email: 'alice@example.com' };
const SIGNED_OUT = 'You were signed out. Sign in again to continue.';
const bob: SessionUser = { id: 'bob', email: 'bob@example.com' };

/** A listener on a profile; one that stopped is no longer `listening`. */
interface ProfileListener {
  readonly userId: string;
  readonly onCreateFailed: (error: unknown) => void;
  readonly onDeleted: () => void;
  readonly onData: (profile: Profile) => void;
  readonly onError: (error: Error) => void;
  listening: boolean;
}
let profiles: ProfileListener[];
/** Sets the signed-in user, as Firebase does. */
let setFirebaseUser: (user: SessionUser | undefined) => void;
let problems: () => readonly string[];
const onAccountDeleted = vi.fn();
const onSignedOut = vi.fn();

beforeEach(() => {
  problems = loggedProblems();
  onAccountDeleted.mockReset();
  onSignedOut.mockReset();
  vi.mocked(findDeletedUser).mockReset().mockResolvedValue(undefined);
  profiles = [];
  profileApi.isMissing = false;
  profileApi.listenToProfile
    .mockReset()
    .mockImplementation(
      (userId: string, onCreateFailed: (error: unknown) => void, onDeleted: () => void): Listen<Profile> =>
        (onData, onError) => {
          const listener = { userId, onCreateFailed, onDeleted, onData, onError, listening: true };
          profiles.push(listener);
          return () => void (listener.listening = false);
        },
    );
  vi.mocked(listenToUser)
    .mockReset()
    .mockImplementation((onUser) => {
      setFirebaseUser = (user) => act(() => onUser(user));
      return Promise.resolve(() => undefined);
    });
  vi.mocked(signIn).mockReset().mockResolvedValue(alice);
  vi.mocked(signUp).mockReset().mockResolvedValue({ user: alice, emailSent: true });
  vi.mocked(signOut).mockReset().mockResolvedValue(undefined);
});

const storeSession = () => window.localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');

function renderSession() {
  const { result } = renderHook(() => ({ auth: useAuth(), queryClient: useQueryClient() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <AppShell>
        <AuthProvider onAccountDeleted={onAccountDeleted} onSignedOut={onSignedOut}>
          {children}
        </AuthProvider>
      </AppShell>
    ),
  });
  return { auth: () => result.current.auth, queryClient: result.current.queryClient };
}

/** Sends a profile to the last listener. */
function sendProfile(verified: boolean) {
  const { userId, onData } = profiles.at(-1) ?? {};
  act(() => onData?.({ id: userId ?? '', verified, primary_wallet_address_id: null }));
}

async function renderSignedIn() {
  const session = renderSession();
  await act(() => session.auth().signIn('alice@example.com', 'secret'));
  await waitFor(() => expect(profiles).toHaveLength(1));
  return session;
}

// Regression: vault and journal stayed on a device on which the deletion was not requested.
test('reports an account deleted elsewhere, with its user', async () => {
  await renderSignedIn();
  sendProfile(true);
  expect(onAccountDeleted).not.toHaveBeenCalled();
  act(() => profiles[0]?.onDeleted());
  expect(onAccountDeleted).toHaveBeenCalledExactlyOnceWith('alice');
});

// Regression: a device that was not open while the account was deleted still had vault and journal.
test.each([
  ['was deleted', 'alice', [['alice']]],
  ['ended otherwise', undefined, []],
])('checks a stored session whose account %s', async (_, deleted, expected) => {
  storeSession();
  vi.mocked(findDeletedUser).mockResolvedValue(deleted);
  renderSession();
  await waitFor(() => expect(listenToUser).toHaveBeenCalledOnce());
  setFirebaseUser(undefined);
  await waitFor(() => expect(findDeletedUser).toHaveBeenCalledExactlyOnceWith('{}'));
  await act(() => Promise.resolve());
  expect(onAccountDeleted.mock.calls).toEqual(expected);
});

test('does not check a valid session, also when it ends later', async () => {
  storeSession();
  const { auth } = renderSession();
  await waitFor(() => expect(listenToUser).toHaveBeenCalledOnce());
  setFirebaseUser(alice);
  setFirebaseUser(undefined);
  expect(auth().status).toBe('signedOut');
  expect(findDeletedUser).not.toHaveBeenCalled();
});

describe('reports that no user is signed in', () => {
  test('once a stored session has ended, and not before', async () => {
    storeSession();
    renderSession();
    await waitFor(() => expect(listenToUser).toHaveBeenCalledOnce());
    expect(onSignedOut).not.toHaveBeenCalled();
    setFirebaseUser(undefined);
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  test('when a user signs out, here or elsewhere', async () => {
    const { auth } = await renderSignedIn();
    onSignedOut.mockClear();
    setFirebaseUser(undefined);
    expect(onSignedOut).toHaveBeenCalledOnce();
    setFirebaseUser(alice);
    await act(() => auth().signOut());
    expect(onSignedOut).toHaveBeenCalledTimes(2);
  });

  test('but not if the session could not be read', async () => {
    loggedProblems();
    storeSession();
    vi.mocked(listenToUser).mockRejectedValue(new Error('offline'));
    const { auth } = renderSession();
    await waitFor(() => expect(auth().profile).toBe('failed'));
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});

describe('at the start', () => {
  test('a browser without a session is signed out at once, without asking Firebase', () => {
    const { auth } = renderSession();
    expect(auth()).toMatchObject({ status: 'signedOut', user: undefined, isVerified: false });
    expect(listenToUser).not.toHaveBeenCalled();
  });

  test('a stored session is loading until Firebase has checked it', async () => {
    storeSession();
    const { auth } = renderSession();
    expect(auth().status).toBe('loading');
    await waitFor(() => expect(listenToUser).toHaveBeenCalledOnce());
    expect(auth().status).toBe('loading');
    setFirebaseUser(alice);
    expect(auth()).toMatchObject({ status: 'signedIn', user: alice, profile: 'loading', isVerified: false });
  });

  // Regression: a stored session that the server refused led to /auth without an explanation.
  test('signs out a stored session that has ended, and reports it', async () => {
    storeSession();
    const { auth } = renderSession();
    await waitFor(() => expect(listenToUser).toHaveBeenCalledOnce());
    setFirebaseUser(undefined);
    expect(auth().status).toBe('signedOut');
    expect(await screen.findByText('You were signed out. Sign in again to continue.')).toBeTruthy();
  });

  // Regression: a signed-in user had to sign in again because the configuration failed to load once.
  test('a session that cannot be read fails without a sign-out, and can be read again', async () => {
    storeSession();
    vi.mocked(listenToUser).mockRejectedValueOnce(new Error('Firebase could not be reached'));
    const { auth } = renderSession();
    await waitFor(() => expect(auth().profile).toBe('failed'));
    expect(auth().status).toBe('loading');
    expect(problems()).toEqual(['[wallet] The session could not be read Error']);

    act(() => auth().retryProfile());
    expect(auth()).toMatchObject({ status: 'loading', profile: 'loading' });
    await waitFor(() => expect(listenToUser).toHaveBeenCalledTimes(2));
    setFirebaseUser(alice);
    expect(auth()).toMatchObject({ status: 'signedIn', user: alice });
  });

  test('takes over a session started in another tab', async () => {
    const { auth } = renderSession();
    storeSession();
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    await waitFor(() => expect(listenToUser).toHaveBeenCalledOnce());
    setFirebaseUser(alice);
    expect(auth().user).toEqual(alice);
  });
});

describe('signing in', () => {
  test('signs in, and continues to listen to the session', async () => {
    const { auth } = await renderSignedIn();
    expect(vi.mocked(signIn).mock.calls).toEqual([['alice@example.com', 'secret']]);
    expect(auth()).toMatchObject({ status: 'signedIn', user: alice, profile: 'loading' });
    expect(listenToUser).toHaveBeenCalledOnce();
  });

  test('does not load the profile again for the same user', async () => {
    const { auth } = await renderSignedIn();
    sendProfile(true);
    const { user } = auth();
    setFirebaseUser({ ...alice });
    expect(auth().user).toBe(user);
    expect(auth().isVerified).toBe(true);
    expect(profiles).toHaveLength(1);
  });

  test('that fails rejects with the reason, and no user is signed in', async () => {
    const refusal = new Error('The password is wrong.');
    vi.mocked(signIn).mockRejectedValue(refusal);
    const { auth } = renderSession();
    await expect(act(() => auth().signIn('alice@example.com', 'x'))).rejects.toBe(refusal);
    expect(auth().status).toBe('signedOut');
  });

  test.each([true, false])('up signs in and returns whether the e-mail was sent (%s)', async (emailSent) => {
    vi.mocked(signUp).mockResolvedValue({ user: alice, emailSent });
    const { auth } = renderSession();
    await expect(act(() => auth().signUp('alice@example.com', 'secret'))).resolves.toEqual({ emailSent });
    expect(auth()).toMatchObject({ status: 'signedIn', user: alice });
  });
});

describe('the profile', () => {
  test('alone makes a user verified', async () => {
    const { auth } = await renderSignedIn();
    expect(auth()).toMatchObject({ profile: 'loading', isVerified: false });
    sendProfile(false);
    expect(auth()).toMatchObject({ profile: 'unverified', isVerified: false });
    sendProfile(true);
    expect(auth()).toMatchObject({ profile: 'verified', isVerified: true });
  });

  test('that failed to load is not an unverified one: it is reported, logged, and can be retried', async () => {
    const { auth } = await renderSignedIn();
    act(() => profiles[0]?.onError(new Error('unavailable')));
    expect(auth()).toMatchObject({ status: 'signedIn', profile: 'failed', isVerified: false });
    expect(screen.getByText('Failed to load profile')).toBeTruthy();
    expect(problems()).toEqual(['[wallet] Failed to load profile Error']);

    act(() => auth().retryProfile());
    expect(auth().profile).toBe('loading');
    await waitFor(() => expect(profiles).toHaveLength(2));
    sendProfile(true);
    expect(auth().isVerified).toBe(true);
  });

  test('that the server refuses to read at first is known as refused', async () => {
    const { auth } = await renderSignedIn();
    vi.useFakeTimers();
    act(() => profiles[0]?.onError(Object.assign(new Error('refused'), { code: 'permission-denied' })));
    act(() => void vi.advanceTimersByTime(1_000));
    vi.useRealTimers();
    expect(auth()).toMatchObject({ profile: 'failed', isRefused: true });
    act(() => auth().retryProfile());
    expect(auth()).toMatchObject({ profile: 'loading', isRefused: false });
  });

  // Regression: it failed without a notice.
  test('whose code could not be loaded has failed to load, and that is reported', async () => {
    profileApi.isMissing = true;
    const { auth } = renderSession();
    await act(() => auth().signIn('alice@example.com', 'secret'));
    await waitFor(() => expect(auth().profile).toBe('failed'));
    expect(screen.getByText('Failed to load profile')).toBeTruthy();
    expect(problems()).toEqual(['[wallet] Failed to load profile TypeError']);
  });

  // Regression: a session that ended in another tab was reported as a profile that failed to load.
  test('that is refused has failed only if the session goes on', async () => {
    const { auth } = await renderSignedIn();
    sendProfile(true);
    const refuse = () =>
      act(() => profiles[0]?.onError(Object.assign(new Error('refused'), { code: 'permission-denied' })));
    vi.useFakeTimers();
    refuse();
    act(() => void vi.advanceTimersByTime(500));
    expect(problems()).toEqual([]);
    act(() => void vi.advanceTimersByTime(500));
    vi.useRealTimers();
    expect(problems()).toEqual(['[wallet] Failed to load profile Error permission-denied']);
    expect(auth().profile).toBe('verified');
  });

  test('that could not be created is only logged', async () => {
    const { auth } = await renderSignedIn();
    sendProfile(false);
    act(() => profiles[0]?.onCreateFailed(new Error('permission-denied')));
    expect(auth().profile).toBe('unverified');
    expect(problems()).toEqual(['[wallet] The profile could not be created Error']);
    expect(screen.queryByText('Failed to load profile')).toBeNull();
  });

  test('of a former user never counts for the next one', async () => {
    const { auth } = await renderSignedIn();
    sendProfile(true);
    setFirebaseUser(bob);
    expect(auth()).toMatchObject({ user: bob, profile: 'loading', isVerified: false });
    await waitFor(() => expect(profiles.at(-1)?.userId).toBe('bob'));
    expect(profiles[0]?.listening).toBe(false);
    act(() => profiles[0]?.onError(new Error('too late')));
    expect(auth().profile).toBe('loading');
    expect(problems()).toEqual([]);
  });
});

describe('signing out', () => {
  const onEnd = vi.fn();
  beforeEach(() => {
    onEnd.mockReset();
    sessionEnd.addEventListener('end', onEnd);
    return () => sessionEnd.removeEventListener('end', onEnd);
  });

  test('clears the verified flag and the cache, and stops listening to the profile', async () => {
    const { auth, queryClient } = await renderSignedIn();
    sendProfile(true);
    queryClient.setQueryData(['balance', 'mainnet', '0x1'], 10n);
    expect(onEnd).not.toHaveBeenCalled();
    vi.mocked(signOut).mockImplementation(() => {
      setFirebaseUser(undefined);
      return Promise.resolve();
    });
    await act(() => auth().signOut());
    expect(signOut).toHaveBeenCalledOnce();
    expect(screen.queryByText(SIGNED_OUT)).toBeNull();
    expect(auth()).toMatchObject({ status: 'signedOut', user: undefined, isVerified: false });
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(profiles[0]?.listening).toBe(false);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  // Regression: only the tab that signed out cleared the balance.
  test('in another tab, or by a new password, does the same and reports it', async () => {
    const { auth, queryClient } = await renderSignedIn();
    sendProfile(true);
    queryClient.setQueryData(['balance', 'mainnet', '0x1'], 10n);
    setFirebaseUser(undefined);
    expect(auth()).toMatchObject({ status: 'signedOut', isVerified: false });
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(screen.getByText(SIGNED_OUT)).toBeTruthy();
  });

  test('that fails rejects, and the user stays signed in', async () => {
    const refusal = new Error('network-request-failed');
    vi.mocked(signOut).mockRejectedValue(refusal);
    const { auth } = await renderSignedIn();
    sendProfile(true);
    await expect(act(() => auth().signOut())).rejects.toBe(refusal);
    expect(auth()).toMatchObject({ status: 'signedIn', isVerified: true });
    setFirebaseUser(undefined);
    expect(screen.getByText(SIGNED_OUT)).toBeTruthy();
  });
});
