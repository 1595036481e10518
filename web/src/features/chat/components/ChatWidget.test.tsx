import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { sessionEnd } from '../../../lib/session/sessionEnd.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { ChatWidget } from './ChatWidget.tsx';

setUpComponentTests();

const widget = (
  <MemoryRouter>
    <ChatWidget />
  </MemoryRouter>
);

// First: a loaded module stays loaded.
test('reports a chat that cannot be loaded, and allows a retry', async () => {
  const problems = loggedProblems();
  vi.doMock('./SupportChat.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const user = userEvent.setup();
  render(widget);
  await user.click(screen.getByRole('button', { name: 'Open the support chat' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The support chat could not be opened.');
  expect(problems()).toHaveLength(1);

  vi.doUnmock('./SupportChat.tsx');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Support chat' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a button opens the chat; closing it returns the focus to the button', async () => {
  const user = userEvent.setup();
  render(widget);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open the support chat' }));
  await screen.findByRole('dialog', { name: 'Support chat' });
  expect(screen.queryByRole('button', { name: 'Open the support chat' })).toBeNull();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open the support chat' }));
});

test('the conversation is there when the chat opens again, and discarded with the session', async () => {
  const user = userEvent.setup();
  const draft = async () => {
    await user.click(await screen.findByRole('button', { name: 'Open the support chat' }));
    return screen.findByRole<HTMLTextAreaElement>('textbox');
  };
  render(widget);
  await user.type(await draft(), 'My pending transfer');
  await user.keyboard('{Escape}');
  expect((await draft()).value).toBe('My pending transfer');
  act(() => void sessionEnd.dispatchEvent(new Event('end')));
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('');
});

test('the prerendered page has the button, marked as one that needs JavaScript', () => {
  document.body.innerHTML = renderToString(widget);
  expect(screen.getByRole('button', { name: 'Open the support chat' }).dataset).toHaveProperty('needsScript');
});
