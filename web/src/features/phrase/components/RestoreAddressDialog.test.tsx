import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { RestoreAddressDialog } from './RestoreAddressDialog.tsx';

const { verify, save } = vi.hoisted(() => ({
  verify: vi.fn<(input: unknown) => Promise<boolean>>(),
  save: vi.fn<(userId: string, address: string) => Promise<void>>(),
}));
vi.mock('../../../lib/firebase/callable.ts', () => ({ callable: () => verify }));
vi.mock('../api/savePrimaryAddress.ts', () => ({ savePrimaryAddress: save }));
// Mocked: jsdom's bytes are not those that the libraries expect; the derivation has its own tests.
vi.mock('@everything-wallet/core/accounts/deriveAccount', async (original) => {
  const { deriveAccount } = await original<{ deriveAccount: (phrase: string) => Promise<unknown> }>();
  return {
    deriveAccount: (phrase: string) => (phrase === PHRASE ? { address: ADDRESS } : deriveAccount(phrase)),
  };
});
setUpComponentTests();

const PHRASE = `${'abandon '.repeat(11)}about`;
/** First address of that phrase, in every wallet. */
const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';

let problems: () => readonly string[];
beforeEach(() => {
  problems = loggedProblems();
  verify.mockReset().mockResolvedValue(true);
  save.mockReset().mockResolvedValue(undefined);
});

async function restore(phrase: string) {
  const onClose = vi.fn();
  const user = userEvent.setup();
  render(<RestoreAddressDialog userId="alice" onClose={onClose} />, { wrapper: AppShell });
  await user.click(screen.getByLabelText('Recovery Phrase'));
  await user.paste(phrase);
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  return onClose;
}

test('the first address of the phrase becomes the primary one, once the server knows the phrase', async () => {
  const onClose = await restore(PHRASE);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(save.mock.calls).toEqual([['alice', ADDRESS]]);
  expect(JSON.stringify(verify.mock.calls)).not.toContain('abandon');
});

test('a phrase of another wallet restores nothing', async () => {
  verify.mockResolvedValue(false);
  const onClose = await restore(PHRASE);
  expect(await screen.findByText('Recovery phrase does not match')).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test('an invalid phrase is not sent, and its wrong word is named', async () => {
  await restore(PHRASE.replace('about', 'bitcoin'));
  expect(await screen.findByText('Word 12 is not on the word list: “bitcoin”')).toBeTruthy();
  expect(verify).not.toHaveBeenCalled();
  expect(save).not.toHaveBeenCalled();
});

test('an empty field has nothing to restore', () => {
  render(<RestoreAddressDialog userId="alice" onClose={vi.fn()} />, { wrapper: AppShell });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Restore' }).disabled).toBe(true);
});

test.each([
  [
    'the server',
    () => verify.mockRejectedValue(new CallableError('resource-exhausted', 'Try again in 2 hours.')),
    'Try again in 2 hours.',
  ],
  [
    'the database',
    () => save.mockRejectedValue(new Error('unavailable')),
    'Your address could not be saved.',
  ],
])('shows a refusal of %s, and the phrase can be sent again', async (_, refuse, text) => {
  refuse();
  const onClose = await restore(PHRASE);
  expect(await screen.findByText(text, { exact: false })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Restore' }).disabled).toBe(false);
  expect(problems().join()).not.toContain('abandon');
});
