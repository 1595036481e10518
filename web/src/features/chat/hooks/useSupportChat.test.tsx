import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { useSupportChat } from './useSupportChat.tsx';

setUpComponentTests();

function Screen({ onFailed = () => undefined }: { onFailed?: () => void }) {
  const { open, chat } = useSupportChat(onFailed);
  return (
    <>
      <button type="button" onClick={open}>
        Support
      </button>
      {chat}
    </>
  );
}

const show = (onFailed?: () => void) =>
  render(
    <MemoryRouter>
      <Screen {...(onFailed && { onFailed })} />
    </MemoryRouter>,
    { wrapper: AppShell },
  );

// First: a loaded module stays loaded.
test('reports a chat that cannot be loaded, and can open it later', async () => {
  const problems = loggedProblems();
  vi.doMock('../components/SupportChat.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const user = userEvent.setup();
  const onFailed = vi.fn();
  show(onFailed);
  await user.click(screen.getByRole('button', { name: 'Support' }));
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  expect(problems()).toHaveLength(1);

  vi.doUnmock('../components/SupportChat.tsx');
  await user.click(screen.getByRole('button', { name: 'Support' }));
  expect(await screen.findByRole('dialog', { name: 'Support chat' })).toBeTruthy();
});

test('the chat opens over a wallet screen, and closing it returns the focus', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Support' }));
  expect(await screen.findByRole('dialog', { name: 'Support chat' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Support' }));
});
