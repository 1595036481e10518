import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { compiledTexts } from 'virtual:compiled-texts/chat';
import { ToastProvider } from '../../../components/ToastProvider.tsx';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { ChatError } from '../ChatError.ts';
import { Conversation } from '../Conversation.ts';
import { findSecret } from '../findSecret.ts';
import { ScriptedSupport } from '../testing/ScriptedSupport.ts';
import { ChatPanel } from './ChatPanel.tsx';

setUpComponentTests();
loadTexts(compiledTexts);

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const GREETING = "Hi! I'm your Everything Wallet support assistant. How can I help you today?";

let user: UserEvent;
let support: ScriptedSupport;
let conversation: Conversation;
const onClose = vi.fn();
beforeEach(() => {
  user = userEvent.setup();
  support = new ScriptedSupport();
  conversation = new Conversation(support.ask, findSecret);
});

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function renderPanel() {
  return render(
    <MemoryRouter initialEntries={['/support']}>
      <ToastProvider>
        <ChatPanel conversation={conversation} onClose={onClose} />
        <Address />
      </ToastProvider>
    </MemoryRouter>,
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const stopButton = () => screen.queryByRole('button', { name: 'Stop' });
const retryButton = () => screen.queryByRole('button', { name: 'Try again' });
const bubbles = () => screen.getAllByRole('article').map((bubble) => bubble.textContent);
const announced = () =>
  within(screen.getByRole('dialog', { name: 'Support chat' })).getByRole('status').textContent;

async function ask(question: string): Promise<void> {
  await user.type(field(), `${question}{Enter}`);
  await act(() => support.waitForQuestion());
}
const say = (part: string) => act(() => support.say(part));
const end = () => act(() => support.end());
const fail = (error: Error) => act(() => support.fail(error));

test('opens with the greeting and the focus in the field', () => {
  renderPanel();
  expect(bubbles()).toEqual([GREETING]);
  expect(document.activeElement).toBe(field());
  expect(sendButton().disabled).toBe(true);
  expect(stopButton()).toBeNull();
});

describe('keys', () => {
  test('Enter sends, Shift+Enter begins a new line', async () => {
    renderPanel();
    await user.type(field(), 'one{Shift>}{Enter}{/Shift}two');
    expect(field().value).toBe('one\ntwo');
    expect(support.questions).toEqual([]);
    await user.keyboard('{Enter}');
    await act(() => support.waitForQuestion());
    expect(support.questions).toEqual([[{ role: 'user', content: 'one\ntwo' }]]);
    expect(bubbles()).toEqual([GREETING, 'one\ntwo', '']);
    expect(field().value).toBe('');
  });

  test('Enter during composition sends nothing', async () => {
    renderPanel();
    await user.type(field(), 'にほん');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(support.questions).toEqual([]);
    expect(conversation.getState().isPending).toBe(false);
  });

  test('Enter sends no blank message', async () => {
    renderPanel();
    await user.type(field(), '   {Enter}');
    expect(sendButton().disabled).toBe(true);
    expect(bubbles()).toEqual([GREETING]);
    expect(conversation.getState().isPending).toBe(false);
  });

  test('Escape closes', async () => {
    renderPanel();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

test('disables the field and Send, shows a spinner and focuses Stop while an answer is pending', async () => {
  renderPanel();
  await ask('Hello?');
  expect(field().disabled).toBe(true);
  expect(sendButton().disabled).toBe(true);
  expect(screen.getByRole('progressbar', { name: 'Waiting for the answer…' })).toBeTruthy();
  expect(document.activeElement).toBe(stopButton());
  await say('Hi ');
  expect(bubbles().at(-1)).toBe('Hi ');
  await say('there');
  expect(bubbles().at(-1)).toBe('Hi there');
  expect(announced()).toBe('');

  await end();
  await waitFor(() => expect(announced()).toBe('Hi there'));
  expect(field().disabled).toBe(false);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(document.activeElement).toBe(field());
});

test('an answer leaves the focus where the user has moved it', async () => {
  renderPanel();
  await ask('Hello?');
  await say('Hi');
  const close = screen.getByRole('button', { name: 'Close the support chat' });
  act(() => close.focus());
  await end();
  await waitFor(() => expect(announced()).toBe('Hi'));
  expect(document.activeElement).toBe(close);
});

test('Stop preserves the received text and allows a retry', async () => {
  renderPanel();
  await ask('Hello?');
  await say('Half of');
  await user.click(stopButton() ?? document.body);
  await waitFor(() => expect(field().disabled).toBe(false));
  expect(support.isEnded()).toBe(true);
  expect(bubbles().at(-1)).toContain('Half of');
  expect(bubbles().at(-1)).toContain('You stopped this answer.');
  expect(retryButton()).toBeTruthy();
  expect(document.activeElement).toBe(field());
});

describe('a failure', () => {
  test.each<[string, ChatError]>([
    [
      'Too many messages.',
      new ChatError('chat.error.response', { refusal: { error: 'Too many messages.' } }),
    ],
    ['Failed to send message', new ChatError('chat.error.send')],
    ['Failed to get response', new ChatError('chat.error.response')],
    ['No response body', new ChatError('chat.error.noBody')],
  ])(
    'is a toast, %s; the empty answer disappears and the question can be sent again',
    async (text, error) => {
      const problems = loggedProblems();
      renderPanel();
      await ask('Hello?');
      await fail(error);
      const toast = await screen.findByText(text);
      expect(toast.closest('[role=alert]')).toBeTruthy();
      expect(problems()).toEqual([`[wallet] The support chat did not answer ChatError ${error.code}`]);
      expect(bubbles()).toHaveLength(2);
      expect(bubbles().at(-1)).toContain('This message was not answered.');

      await user.click(retryButton() ?? document.body);
      await act(() => support.waitForQuestion());
      expect(retryButton()).toBeNull();
      expect(document.activeElement).toBe(stopButton());
      await say('Here I am.');
      await end();
      expect(bubbles()).toEqual([GREETING, 'Hello?', 'Here I am.']);
    },
  );

  test('within an answer leaves it, marked, with a retry', async () => {
    loggedProblems();
    renderPanel();
    await ask('Hello?');
    await say('Half of');
    await fail(new ChatError('chat.error.response'));
    expect(await screen.findByText('Failed to get response')).toBeTruthy();
    expect(bubbles().at(-1)).toContain('Half of');
    expect(bubbles().at(-1)).toContain('The connection was lost: this answer is incomplete.');
    await user.click(retryButton() ?? document.body);
    await act(() => support.waitForQuestion());
    expect(bubbles()).toEqual([GREETING, 'Hello?', '']);
  });

  test('can be tried again only at the end of the conversation', async () => {
    loggedProblems();
    renderPanel();
    await ask('Hello?');
    await fail(new ChatError('chat.error.response'));
    await screen.findByText('Failed to get response');
    await ask('Anybody?');
    await say('Yes.');
    await end();
    expect(bubbles()[1]).toContain('This message was not answered.');
    expect(retryButton()).toBeNull();
  });
});

describe('a secret', () => {
  test('is stopped with an explanation, and stays in the field for editing', async () => {
    renderPanel();
    await user.type(field(), `${PHRASE}{Enter}`);
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Your message was not sent: it contains a recovery phrase/,
    );
    expect(support.questions).toEqual([]);
    expect(bubbles()).toEqual([GREETING]);
    expect(field().value).toBe(PHRASE);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());

    await user.type(field(), '{Backspace}');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('does not stay in the field when the chat closes; a question does', async () => {
    const first = renderPanel();
    await user.type(field(), `${PHRASE}{Enter}`);
    await screen.findByRole('alert');
    first.unmount();
    const second = renderPanel();
    expect(field().value).toBe('');
    await user.type(field(), 'Half a question');
    second.unmount();
    renderPanel();
    expect(field().value).toBe('Half a question');
  });
});

test('the conversation continues while the panel is closed, and is there when it opens again', async () => {
  const { unmount } = renderPanel();
  await ask('Hello?');
  unmount();
  await support.say('Hi');
  await support.end();
  await waitFor(() => expect(conversation.getState().isPending).toBe(false));
  renderPanel();
  expect(bubbles()).toEqual([GREETING, 'Hello?', 'Hi']);
});

test('an answer is text, except for our own paths, which open without a reload', async () => {
  renderPanel();
  const answer =
    '<b>See</b> /documentation, not https://evil.example/support or [this](javascript:alert(1)).';
  await ask('/support?');
  await say(answer);
  await end();
  expect(bubbles().at(-1)).toBe(answer);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/documentation']);
  await user.click(screen.getByRole('link', { name: '/documentation' }));
  expect(screen.getByText('/documentation', { selector: 'output' })).toBeTruthy();
  // The opened page must not be covered by the chat.
  expect(onClose).toHaveBeenCalledOnce();
});

test('an answer can be copied', async () => {
  renderPanel();
  await ask('Hello?');
  await say('Hi\nthere');
  expect(screen.queryByRole('button', { name: 'Copy this answer' })).toBeNull();
  await end();
  await user.click(screen.getByRole('button', { name: 'Copy this answer' }));
  expect(await screen.findByText('Copied to clipboard')).toBeTruthy();
  await expect(navigator.clipboard.readText()).resolves.toBe('Hi\nthere');
});

test('the field accepts 4,000 characters, and counts the last 400', () => {
  renderPanel();
  expect(field().maxLength).toBe(4000);
  fireEvent.change(field(), { target: { value: 'x'.repeat(3599) } });
  expect(screen.queryByText(/left$/)).toBeNull();
  fireEvent.change(field(), { target: { value: 'x'.repeat(3600) } });
  expect(screen.getByText('400 characters left')).toBeTruthy();
  fireEvent.change(field(), { target: { value: 'x'.repeat(3999) } });
  expect(screen.getByText('1 character left')).toBeTruthy();
});
