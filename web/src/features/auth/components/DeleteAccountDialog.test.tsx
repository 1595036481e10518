import { removedKinds, type Removed } from '@everything-wallet/core/callables/accountAccess';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { AccountDeletionError } from '../AccountDeletionError.ts';
import { AuthenticationError } from '../AuthenticationError.ts';
import { deleteAccount } from '../api/account.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

vi.mock('../api/account.ts', () => ({ deleteAccount: vi.fn() }));
setUpComponentTests();

const removed = Object.fromEntries(removedKinds.map((kind) => [kind, 2])) as Removed;
const onDeleted = vi.fn<(removed: Removed | undefined) => Promise<void>>();
const onClose = vi.fn();

beforeEach(() => {
  loggedProblems();
  vi.mocked(deleteAccount).mockReset().mockResolvedValue(removed);
  onDeleted.mockReset().mockResolvedValue();
  onClose.mockReset();
});

async function fill(email: string, password: string) {
  const user = userEvent.setup();
  render(<DeleteAccountDialog email="Alice@example.com" onDeleted={onDeleted} onClose={onClose} />, {
    wrapper: AppShell,
  });
  if (email) await user.type(screen.getByLabelText('Your email, to confirm'), email);
  if (password) await user.type(screen.getByLabelText('Current Password'), password);
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
}

test('lists what is deleted and what stays, and asks for the address and the password', async () => {
  await fill('', '');
  expect(await screen.findByText('Enter the email address of this account')).toBeTruthy();
  expect(screen.getByText('Please enter your password')).toBeTruthy();
  expect(screen.getByText(/deletes your login, profile, addresses, contacts, tokens/)).toBeTruthy();
  expect(screen.getByText(/Coins and transactions stay on their networks/)).toBeTruthy();
  expect(screen.getByText(/A wallet stored on this device stays, encrypted/)).toBeTruthy();
  expect(deleteAccount).not.toHaveBeenCalled();
});

test('deletes nothing for another address', async () => {
  await fill('bob@example.com', 'secret');
  expect(await screen.findByText('Enter the email address of this account')).toBeTruthy();
  expect(deleteAccount).not.toHaveBeenCalled();
});

test('deletes once, with the address in any case, and passes on the counts', async () => {
  let resolve: (answer: Removed) => void = () => undefined;
  vi.mocked(deleteAccount).mockReturnValue(new Promise((done) => (resolve = done)));
  await fill(' alice@EXAMPLE.com ', 'secret');
  expect(await screen.findByRole('button', { name: 'Deleting…' })).toHaveProperty('disabled', true);
  await userEvent.keyboard('{Escape}{Enter}');
  expect(onClose).not.toHaveBeenCalled();
  resolve(removed);
  await waitFor(() => expect(onDeleted).toHaveBeenCalledExactlyOnceWith(removed));
  expect(deleteAccount).toHaveBeenCalledExactlyOnceWith('secret');
});

test('shows a wrong password with the provider’s message, and preserves the input', async () => {
  vi.mocked(deleteAccount).mockRejectedValue(new AuthenticationError('The password is invalid.'));
  await fill('alice@example.com', 'wrong');
  expect(await screen.findByText('The password is invalid.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Your email, to confirm').value).toBe('alice@example.com');
  expect(onDeleted).not.toHaveBeenCalled();
});

test('shows the required text when the functions cannot delete accounts', async () => {
  vi.mocked(deleteAccount).mockRejectedValue(new AccountDeletionError('notImplemented', {}));
  await fill('alice@example.com', 'secret');
  expect(await screen.findByText('Account deletion not implemented yet')).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
  expect(onDeleted).not.toHaveBeenCalled();
});

test.each([
  [
    new AccountDeletionError('refused', {
      cause: new CallableError('unavailable', 'Your session could not be checked.', {
        reason: 'serviceUnavailable',
      }),
    }),
    'Your session could not be checked.',
  ],
  [new AccountDeletionError('unclear', {}), /unclear whether your account was deleted/],
])('reports %s, and allows a retry', async (error, sentence) => {
  vi.mocked(deleteAccount).mockRejectedValueOnce(error);
  await fill('alice@example.com', 'secret');
  expect(await screen.findByText(sentence)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Account' }));
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
});
