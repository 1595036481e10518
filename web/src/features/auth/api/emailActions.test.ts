// @vitest-environment node
import { FirebaseError } from 'firebase/app';
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendPasswordResetEmail,
} from 'firebase/auth';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EmailActionError } from '../EmailActionError.ts';
import type { ActionMode } from '../readActionLink.ts';
import { applyEmailAction, readEmailAction, sendPasswordLink, setNewPassword } from './emailActions.ts';

vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  applyActionCode: vi.fn(),
  checkActionCode: vi.fn(),
  confirmPasswordReset: vi.fn(),
  sendPasswordResetEmail: vi.fn(),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: 'auth' }),
}));
beforeEach(() => {
  vi.clearAllMocks();
});

const firebase = (code: string) => new FirebaseError(`auth/${code}`, 'secret-code');
const linkOf = (mode: ActionMode) => ({ mode, code: 'code', continuePath: undefined });

/** Mocks Firebase's description of a code. */
function mockActionCode(operation: string, email: string | null, previousEmail: string | null = null) {
  vi.mocked(checkActionCode).mockResolvedValue({
    operation: operation as 'VERIFY_EMAIL',
    data: { email, previousEmail },
  });
}

describe('reading a link', () => {
  test.each<[ActionMode, string]>([
    ['verifyEmail', 'VERIFY_EMAIL'],
    ['resetPassword', 'PASSWORD_RESET'],
    ['recoverEmail', 'RECOVER_EMAIL'],
    ['verifyAndChangeEmail', 'VERIFY_AND_CHANGE_EMAIL'],
  ])('%s returns its addresses without using up the code', async (mode, operation) => {
    mockActionCode(operation, 'new@example.com', 'old@example.com');
    await expect(readEmailAction(linkOf(mode))).resolves.toEqual({
      email: 'new@example.com',
      otherEmail: 'old@example.com',
    });
    expect(vi.mocked(checkActionCode).mock.calls).toEqual([['auth', 'code']]);
    expect(applyActionCode).not.toHaveBeenCalled();
  });

  test.each([
    ['PASSWORD_RESET', 'a@example.com'],
    ['EMAIL_SIGNIN', null],
    ['VERIFY_EMAIL', null],
  ])('rejects a code for %s of %s as a confirmation', async (operation, email) => {
    mockActionCode(operation, email);
    await expect(readEmailAction(linkOf('verifyEmail'))).rejects.toMatchObject({ failure: 'invalid' });
  });
});

test.each([
  ['invalid-action-code', 'invalid'],
  ['user-not-found', 'invalid'],
  ['expired-action-code', 'expired'],
  ['user-disabled', 'disabled'],
  ['email-already-in-use', 'taken'],
  ['weak-password', 'weakPassword'],
  ['password-does-not-meet-requirements', 'weakPassword'],
  ['too-many-requests', 'tooMany'],
  ['network-request-failed', 'unreachable'],
  ['internal-error', 'unreachable'],
])('maps Firebase’s %s to %s, without its message', async (code, failure) => {
  vi.mocked(checkActionCode).mockRejectedValue(firebase(code));
  vi.mocked(applyActionCode).mockRejectedValue(firebase(code));
  vi.mocked(confirmPasswordReset).mockRejectedValue(firebase(code));
  for (const doing of [
    readEmailAction(linkOf('verifyEmail')),
    applyEmailAction('secret-code'),
    setNewPassword('secret-code', 'secret words'),
  ]) {
    const error: unknown = await doing.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(EmailActionError);
    expect(error).toMatchObject({ failure });
    expect((error as Error).message).not.toContain('secret');
  }
});

describe('a link for a new password', () => {
  test('is sent without a continue URL, which might not be authorised', async () => {
    vi.mocked(sendPasswordResetEmail).mockResolvedValue();
    await sendPasswordLink('a@example.com');
    expect(vi.mocked(sendPasswordResetEmail).mock.calls).toEqual([['auth', 'a@example.com']]);
  });

  test.each(['user-not-found', 'user-disabled', 'invalid-email'])(
    'appears sent for %s, so that it does not reveal who has an account',
    async (code) => {
      vi.mocked(sendPasswordResetEmail).mockRejectedValue(firebase(code));
      await expect(sendPasswordLink('a@example.com')).resolves.toBeUndefined();
    },
  );

  test.each([
    ['too-many-requests', 'tooMany'],
    ['network-request-failed', 'unreachable'],
  ])('is not sent for %s', async (code, failure) => {
    vi.mocked(sendPasswordResetEmail).mockRejectedValue(firebase(code));
    await expect(sendPasswordLink('a@example.com')).rejects.toMatchObject({ failure });
  });
});
