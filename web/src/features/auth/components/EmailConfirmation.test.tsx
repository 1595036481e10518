import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { promisesSettled } from '../../../testing/promisesSettled.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { readEmailConfirmation, sendConfirmation } from '../api/emailConfirmation.ts';
import { EmailConfirmation } from './EmailConfirmation.tsx';

vi.mock('../api/emailConfirmation.ts', () => ({ readEmailConfirmation: vi.fn(), sendConfirmation: vi.fn() }));
setUpComponentTests();

beforeEach(() => {
  vi.mocked(readEmailConfirmation).mockReset().mockResolvedValue(false);
  vi.mocked(sendConfirmation).mockReset().mockResolvedValue();
});

const UNCONFIRMED = 'Your email address is not confirmed yet';
const show = (userId: string) =>
  render(<EmailConfirmation userId={userId} email="alice@example.com" />, { wrapper: AppShell });

test.each([true, undefined])(
  'shows nothing for an address that is confirmed or unknown (%s)',
  async (known) => {
    vi.mocked(readEmailConfirmation).mockResolvedValue(known);
    show('a');
    await waitFor(() => expect(readEmailConfirmation).toHaveBeenCalled());
    await promisesSettled();
    expect(screen.queryByText(UNCONFIRMED)).toBeNull();
  },
);

test('explains what an unconfirmed address means, and sends the link again, once a minute', async () => {
  const user = userEvent.setup();
  show('b');
  expect(await screen.findByText(UNCONFIRMED)).toBeTruthy();
  expect(
    screen.getByText('Until you confirm, you can create 30 API keys a day.', { exact: false }),
  ).toBeTruthy();
  await user.dblClick(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('We have sent a link to alice@example.com.', { exact: false })).toBeTruthy();
  expect(sendConfirmation).toHaveBeenCalledOnce();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Send again in \d+ s$/ }).disabled).toBe(
    true,
  );
});

test('reports a link that could not be sent, and can send it again at once', async () => {
  const problems = loggedProblems();
  vi.mocked(sendConfirmation).mockRejectedValueOnce(new Error('auth/too-many-requests'));
  const user = userEvent.setup();
  show('c');
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('The email could not be sent. Try again later.')).toBeTruthy();
  expect(problems()).toEqual(['[wallet] The confirmation email could not be sent Error']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send again' }).disabled).toBe(false);
});

test('disappears when the user returns after confirming the address', async () => {
  show('d');
  expect(await screen.findByText(UNCONFIRMED)).toBeTruthy();
  vi.mocked(readEmailConfirmation).mockResolvedValue(true);
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByText(UNCONFIRMED)).toBeNull());
});
