import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('where the prerendered page shows the chat already', () => {
  let box: HTMLElement;
  beforeEach(() => {
    box = document.body.appendChild(document.createElement('div'));
    box.dataset['writtenAnswer'] = 'chat';
    box.innerHTML =
      '<div role="dialog"><textarea>How do I receive?</textarea><button data-close="">Close</button></div>';
    // As web/early.js.
    box.querySelector('button')?.addEventListener('click', () => (box.hidden = true));
    box.querySelector('textarea')?.focus();
  });
  afterEach(() => box.remove());

  test('takes its place, with its text, without a second animation', async () => {
    render(widget);
    const panel = await screen.findByRole('dialog', { name: 'Support chat' });
    expect(box.isConnected).toBe(false);
    expect(panel.style.animation).toContain('none');
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    expect(field.value).toBe('How do I receive?');
    expect(document.activeElement).toBe(field);
  });

  test('sends the message that was sent there', async () => {
    box.setAttribute('aria-busy', 'true');
    render(widget);
    await screen.findByRole('dialog', { name: 'Support chat' });
    // Without the service, the message remains with its failure.
    expect(await screen.findByRole('article', { name: 'You' })).toHaveProperty(
      'textContent',
      expect.stringContaining('How do I receive?'),
    );
  });

  test('does not open where it was closed meanwhile, and closes when the page is left', async () => {
    box.hidden = true;
    const { unmount } = render(widget);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole('dialog', { name: 'Support chat' })).toBeNull();
    unmount();
    box.hidden = false;
    render(widget).unmount();
    expect(box.hidden).toBe(true);
  });
});

test('the prerendered page has the button, marked as one that needs JavaScript', () => {
  document.body.innerHTML = renderToString(widget);
  expect(screen.getByRole('button', { name: 'Open the support chat' }).dataset).toHaveProperty('needsScript');
});
