import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { AuthenticationError } from '../AuthenticationError.ts';
import { changeEmail, changePassword } from '../api/account.ts';
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';

vi.mock('../api/account.ts', () => ({ changePassword: vi.fn(), changeEmail: vi.fn() }));
setUpComponentTests();

const onClose = vi.fn();
beforeEach(() => {
  loggedProblems();
  vi.mocked(changePassword).mockReset().mockResolvedValue(true);
  vi.mocked(changeEmail).mockReset().mockResolvedValue();
  onClose.mockReset();
});

async function fill(fields: Record<string, string>, button: string) {
  const user = userEvent.setup();
  for (const [label, text] of Object.entries(fields)) await user.type(screen.getByLabelText(label), text);
  await user.click(screen.getByRole('button', { name: button }));
}

const openPassword = () =>
  render(<ChangePasswordDialog email="alice@example.com" onClose={onClose} />, { wrapper: AppShell });
const openEmail = () =>
  render(<ChangeEmailDialog email="alice@example.com" onClose={onClose} />, { wrapper: AppShell });

test('applies the rules of the sign-up to a new password', async () => {
  openPassword();
  await fill({ 'New Password': 'short', 'Confirm Password': 'other' }, 'Change Password');
  expect(await screen.findByText('Please enter your password')).toBeTruthy();
  expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
  expect(screen.getByText('Passwords do not match')).toBeTruthy();
  expect(changePassword).not.toHaveBeenCalled();
});

test('changes the password once, and reports that other devices are signed out', async () => {
  openPassword();
  await fill(
    { 'Current Password': 'old words', 'New Password': 'new words', 'Confirm Password': 'new words' },
    'Change Password',
  );
  expect(await screen.findByText('Your password was changed. Other devices are signed out.')).toBeTruthy();
  expect(changePassword).toHaveBeenCalledExactlyOnceWith('old words', 'new words');
  expect(onClose).toHaveBeenCalledOnce();
});

test('explains what to do if other sessions may not have ended', async () => {
  vi.mocked(changePassword).mockResolvedValue(false);
  openPassword();
  await fill(
    { 'Current Password': 'old words', 'New Password': 'new words', 'Confirm Password': 'new words' },
    'Change Password',
  );
  expect(await screen.findByText(/Your password was changed. .* Use Sign Out Everywhere/)).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
});

test('shows a wrong password with the provider’s message, and stays open', async () => {
  vi.mocked(changePassword).mockRejectedValue(new AuthenticationError('The password is invalid.'));
  openPassword();
  await fill(
    { 'Current Password': 'wrong', 'New Password': 'new words', 'Confirm Password': 'new words' },
    'Change Password',
  );
  expect(await screen.findByText('The password is invalid.')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['nobody', 'Please enter an email address such as name@example.com'],
  ['ALICE@example.com', 'This is already your address'],
])('refuses %s as a new address', async (typed, sentence) => {
  openEmail();
  await fill({ 'New Email': typed, 'Current Password': 'secret' }, 'Send the link');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(changeEmail).not.toHaveBeenCalled();
});

test('sends a link once, with the same text for any address', async () => {
  openEmail();
  await fill({ 'New Email': ' bob@example.com ', 'Current Password': 'secret' }, 'Send the link');
  expect(
    await screen.findByText('If bob@example.com can be used, we have sent a link to it.', { exact: false }),
  ).toBeTruthy();
  expect(changeEmail).toHaveBeenCalledExactlyOnceWith('secret', 'bob@example.com');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
