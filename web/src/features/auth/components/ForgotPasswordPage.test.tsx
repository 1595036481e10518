import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { rest } from '../../../testing/rest.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { sendPasswordLink } from '../api/emailActions.ts';
import { EmailActionError } from '../EmailActionError.ts';
import { passwordLinkState } from '../passwordLinkState.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

vi.mock('../api/emailActions.ts', () => ({ sendPasswordLink: vi.fn() }));
setUpComponentTests();

let start = Date.now();
beforeEach(() => {
  vi.useFakeTimers();
  // Skips the wait of the previous test.
  start += 600_000;
  vi.setSystemTime(start);
  loggedProblems();
  vi.mocked(sendPasswordLink).mockReset().mockResolvedValue();
});

function open(state?: unknown) {
  const router = createMemoryRouter([{ path: '/', element: <ForgotPasswordPage /> }], {
    initialEntries: [{ pathname: '/', state }],
  });
  return render(<RouterProvider router={router} />, { wrapper: AppShell });
}

const field = () => screen.getByLabelText<HTMLInputElement>('Email');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function send(email: string, name = 'Send the link') {
  fireEvent.change(field(), { target: { value: email } });
  fireEvent.click(button(name));
  await rest();
}

test('reports an invalid address at the field, and sends nothing', async () => {
  open();
  await send('nobody');
  expect(screen.getByText('Please enter an email address such as name@example.com')).toBeTruthy();
  expect(sendPasswordLink).not.toHaveBeenCalled();
});

test('sends a link without revealing whether there is an account, and no second one for a minute', async () => {
  const { unmount } = open();
  await send(' alice@example.com ');
  expect(vi.mocked(sendPasswordLink).mock.calls).toEqual([['alice@example.com']]);
  expect(screen.getByText('If alice@example.com has an account here', { exact: false })).toBeTruthy();
  expect(button('Send it again').disabled).toBe(true);
  fireEvent.submit(button('Send it again'));
  await rest();
  expect(sendPasswordLink).toHaveBeenCalledOnce();

  // Leaving the page does not shorten the wait.
  unmount();
  await rest(30_000);
  open();
  expect(screen.getByText('You can request another one in 30 seconds.')).toBeTruthy();
  await rest(30_000);
  await send('alice@example.com');
  expect(sendPasswordLink).toHaveBeenCalledTimes(2);
});

test.each([
  ['tooMany', 'Too many requests. Try again in a few minutes.'],
  ['unreachable', 'The server did not answer'],
] as const)('reports a link that was not sent (%s), and can send it again at once', async (failure, text) => {
  vi.mocked(sendPasswordLink).mockRejectedValueOnce(new EmailActionError(failure, {}));
  open();
  await send('alice@example.com');
  expect(screen.getByText(text)).toBeTruthy();
  expect(field().value).toBe('alice@example.com');
  await act(async () => {
    fireEvent.click(button('Send the link'));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText('Check your email')).toBeTruthy();
});

test('fills in the address of a restored account', () => {
  open(passwordLinkState('alice@example.com'));
  expect(field().value).toBe('alice@example.com');
});

test.each([null, 'text', { passwordLinkTo: 1 }, {}])('fills in nothing for the state %j', (state) => {
  open(state);
  expect(field().value).toBe('');
});
