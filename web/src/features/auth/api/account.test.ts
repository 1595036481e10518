// @vitest-environment node
import { FirebaseError } from 'firebase/app';
import { reauthenticateWithCredential, updatePassword, verifyBeforeUpdateEmail } from 'firebase/auth';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { endOlderSessions } from './endOlderSessions.ts';
import { changeEmail, changePassword, deleteAccount, endSessions } from './account.ts';

const ask = vi.hoisted(() => vi.fn<(input: { action: string }) => Promise<unknown>>());
const user = { uid: 'alice', email: 'alice@example.com' };
vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  EmailAuthProvider: { credential: (email: string, password: string) => ({ email, password }) },
  reauthenticateWithCredential: vi.fn(),
  updatePassword: vi.fn(),
  verifyBeforeUpdateEmail: vi.fn(),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: { currentUser: user } }),
}));
vi.mock('../../../lib/firebase/callable.ts', () => ({ callable: () => ask }));
vi.mock('./endOlderSessions.ts', () => ({ endOlderSessions: vi.fn() }));
vi.mock('../../../lib/log/logProblem.ts', () => ({ logProblem: vi.fn() }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(endOlderSessions).mockReset().mockResolvedValue(true);
  vi.stubGlobal('window', { location: { origin: 'https://wallet.example' } });
  vi.mocked(reauthenticateWithCredential)
    .mockReset()
    .mockResolvedValue({} as never);
  vi.mocked(updatePassword).mockReset().mockResolvedValue();
  vi.mocked(verifyBeforeUpdateEmail).mockReset().mockResolvedValue();
  ask.mockReset().mockResolvedValue({ isDone: true, removed: { contacts: 1 } });
});

const passwords = () =>
  vi.mocked(reauthenticateWithCredential).mock.calls.map(([, credential]) => credential);
const wrong = new FirebaseError(
  'auth/wrong-password',
  'Firebase: The password is invalid. (auth/wrong-password).',
);

test('a new password needs the current one, signs in, and revokes write access of older sessions', async () => {
  expect(await changePassword('old', 'new')).toBe(true);
  expect(passwords()).toEqual([
    { email: 'alice@example.com', password: 'old' },
    { email: 'alice@example.com', password: 'new' },
  ]);
  expect(updatePassword).toHaveBeenCalledExactlyOnceWith(user, 'new');
  expect(endOlderSessions).toHaveBeenCalledExactlyOnceWith('alice');
});

// Regression: the first was only logged, the second reported a failure although the password was changed.
test.each([
  ['older sessions could not be locked', () => vi.mocked(endOlderSessions).mockResolvedValue(false)],
  [
    'it could not be signed in with at once',
    () =>
      vi
        .mocked(reauthenticateWithCredential)
        .mockResolvedValueOnce({} as never)
        .mockRejectedValueOnce(new FirebaseError('auth/network-request-failed', '')),
  ],
])('reports a changed password although %s', async (_, fail) => {
  fail();
  expect(await changePassword('old', 'new')).toBe(false);
});

test.each([
  ['password', () => changePassword('wrong', 'new')],
  ['address', () => changeEmail('wrong', 'bob@example.com')],
  ['deletion', () => deleteAccount('wrong')],
])('%s: reports a wrong password with the provider’s message, and changes nothing', async (_, act) => {
  vi.mocked(reauthenticateWithCredential).mockRejectedValue(wrong);
  await expect(act()).rejects.toThrow('The password is invalid.');
  expect(updatePassword).not.toHaveBeenCalled();
  expect(verifyBeforeUpdateEmail).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
});

test('responds to an address in use as to any other', async () => {
  await changeEmail('secret', 'bob@example.com');
  expect(verifyBeforeUpdateEmail).toHaveBeenCalledExactlyOnceWith(user, 'bob@example.com', {
    url: 'https://wallet.example/auth',
  });
  vi.mocked(verifyBeforeUpdateEmail).mockRejectedValue(new FirebaseError('auth/email-already-in-use', ''));
  await expect(changeEmail('secret', 'bob@example.com')).resolves.toBeUndefined();
  vi.mocked(verifyBeforeUpdateEmail).mockRejectedValue(
    new FirebaseError('auth/too-many-requests', 'Firebase: Try again later. (auth/too-many-requests).'),
  );
  await expect(changeEmail('secret', 'bob@example.com')).rejects.toThrow('Try again later.');
});

test('signs out everywhere in one call, without a password', async () => {
  await endSessions();
  expect(ask.mock.calls).toEqual([[{ action: 'signOutEverywhere' }]]);
  expect(reauthenticateWithCredential).not.toHaveBeenCalled();
});

describe('deleting an account', () => {
  const lost = new CallableError('deadline-exceeded', '');
  const over = new CallableError('unauthenticated', 'Your session has ended.', { reason: 'signInNeeded' });

  test('repeats the call until it is done', async () => {
    ask.mockResolvedValueOnce({ isDone: false, removed: {} });
    await expect(deleteAccount('secret')).resolves.toEqual({ contacts: 1 });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('repeats a call whose response was lost, for the same account', async () => {
    ask.mockRejectedValueOnce(lost);
    await expect(deleteAccount('secret')).resolves.toEqual({ contacts: 1 });
    expect(ask.mock.calls).toEqual([
      [{ action: 'deleteAccount', userId: 'alice' }],
      [{ action: 'deleteAccount', userId: 'alice' }],
    ]);
  });

  // Regression: a session that ended for another reason counted as a deletion, and the vault on the device was removed.
  test.each([
    ['lost', () => ask.mockRejectedValueOnce(lost).mockRejectedValueOnce(over)],
    [
      'not the last one',
      () => ask.mockResolvedValueOnce({ isDone: false, removed: {} }).mockRejectedValueOnce(over),
    ],
  ])('is unclear if the response was %s and the session is over', async (_, answer) => {
    answer();
    await expect(deleteAccount('secret')).rejects.toMatchObject({ failure: 'unclear' });
  });

  test('is refused if the session ended before any response was lost', async () => {
    ask.mockRejectedValueOnce(over);
    await expect(deleteAccount('secret')).rejects.toMatchObject({ failure: 'refused', cause: over });
  });

  test('is unclear without any response', async () => {
    ask.mockRejectedValue(lost);
    await expect(deleteAccount('secret')).rejects.toMatchObject({ failure: 'unclear' });
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test.each(['not-found', 'unimplemented'])('%s means that the functions do not support it', async (code) => {
    ask.mockRejectedValue(new CallableError(code, ''));
    await expect(deleteAccount('secret')).rejects.toMatchObject({ failure: 'notImplemented' });
    expect(ask).toHaveBeenCalledOnce();
  });
});
