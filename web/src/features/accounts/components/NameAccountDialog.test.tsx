import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { nameAccount } from '../api/nameAccount.ts';
import { NameAccountDialog } from './NameAccountDialog.tsx';

vi.mock('../api/nameAccount.ts');
setUpComponentTests();

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  vi.mocked(nameAccount).mockReset().mockResolvedValue(undefined);
});

function open(name?: string) {
  const onClose = vi.fn();
  render(
    <NameAccountDialog
      account={{
        id: 'alice_0x1',
        number: 2,
        user_id: 'alice',
        address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
        network: 'ethereum',
        is_primary: false,
        derivation_index: 1,
        watch_only: false,
        name,
      }}
      onClose={onClose}
    />,
    { wrapper: AppShell },
  );
  return onClose;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

test('saves the trimmed name and confirms it', async () => {
  const onClose = open();
  await user.type(field(), '  Rainy days  ');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(nameAccount).toHaveBeenCalledExactlyOnceWith('alice_0x1', 'Rainy days');
  expect(screen.getByText('Name saved')).toBeTruthy();
});

test('removes the name if the field is empty, so the account shows its number again', async () => {
  const onClose = open('Savings');
  expect(
    screen.getByText('Only you see this name. Without one, the account is called “Account 2”.'),
  ).toBeTruthy();
  await user.clear(field());
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(nameAccount).toHaveBeenCalledExactlyOnceWith('alice_0x1', '');
});

test.each([
  ['x'.repeat(51), 'Use at most 50 characters for the name'],
  ['Sav\u200bings', /character/],
])('refuses %j at the field, as the rules would', async (name, problem) => {
  open();
  await user.click(field());
  await user.paste(name);
  await save();
  expect(await screen.findByText(problem)).toBeTruthy();
  expect(nameAccount).not.toHaveBeenCalled();
});

test('leaves the typed name in the field if saving fails', async () => {
  loggedProblems();
  vi.mocked(nameAccount).mockRejectedValue(new Error('offline'));
  const onClose = open();
  await user.type(field(), 'Savings');
  await save();
  expect(await screen.findByText('Failed to save the name')).toBeTruthy();
  expect(field().value).toBe('Savings');
  expect(onClose).not.toHaveBeenCalled();
});
