import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { watchPrerenderedPage } from './watchPrerenderedPage.ts';

setUpComponentTests();

const submitted = vi.fn<(email: string) => void>();

function Form() {
  const [email, setEmail] = useState('');
  const [isShown, setShown] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted(email);
      }}
    >
      <input aria-label="Email" value={email} onChange={({ target }) => setEmail(target.value)} />
      <button type="button" onClick={() => setShown(!isShown)}>
        Show
      </button>
      <button>Send</button>
      {isShown && <p>{email} is shown</p>}
    </form>
  );
}

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
});
afterEach(() => root.remove());

function watch() {
  const page = watchPrerenderedPage(root);
  onTestFinished(page.handOver);
  return page;
}

/** Simulates the start of the application. */
async function draw(handOver: () => void) {
  await act(async () => {
    const drawn = hydrateRoot(root, <Form />);
    onTestFinished(() => act(() => drawn.unmount()));
    await Promise.resolve();
  });
  await act(async () => {
    handOver();
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email');

test('text typed before the application is loaded remains, and is submitted', async () => {
  const user = userEvent.setup();
  const page = watch();
  await user.type(email(), 'alice@example.com');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(page.isAwaited()).toBe(true);
  expect(root.getAttribute('aria-busy')).toBe('true');
  expect(submitted).not.toHaveBeenCalled();

  await draw(page.handOver);
  expect(email().value).toBe('alice@example.com');
  // A repeated press while nothing happens counts once.
  expect(submitted.mock.calls).toEqual([['alice@example.com']]);
  expect(root.hasAttribute('aria-busy')).toBe(false);

  await user.type(email(), '.org');
  expect(email().value).toBe('alice@example.com.org');
});

test('presses are replayed, after the typed text', async () => {
  const user = userEvent.setup();
  const page = watch();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await user.type(email(), 'alice');
  await draw(page.handOver);
  expect(await screen.findByText('alice is shown')).toBeTruthy();
});

test('includes the input recorded before it ran, and counts it as the first sign', async () => {
  email().value = 'alice';
  const show = screen.getByRole('button', { name: 'Show' });
  const events: Event[] = [];
  const record = (event: Event) => events.push(event);
  for (const type of ['input', 'click']) document.addEventListener(type, record, { capture: true });
  fireEvent.input(email());
  fireEvent.click(show);
  for (const type of ['input', 'click']) document.removeEventListener(type, record, { capture: true });

  const stop = vi.fn();
  globalThis.earlyEvents = { events, stop };
  onTestFinished(() => void (globalThis.earlyEvents = undefined));
  const page = watch();
  expect(stop).toHaveBeenCalledOnce();
  await page.used();
  await draw(page.handOver);
  expect(await screen.findByText('alice is shown')).toBeTruthy();
});

test('keys that move between tabs are pressed again, each of them, from where the focus is by then', async () => {
  const tabs = document.createElement('div');
  tabs.innerHTML =
    '<button role="tab">One</button><button role="tab">Two</button><button role="tab">Three</button>';
  root.append(tabs);
  const page = watch();
  const [one] = tabs.children;
  fireEvent.keyDown(one ?? tabs, { key: 'ArrowRight' });
  fireEvent.keyDown(one ?? tabs, { key: 'ArrowRight' });
  fireEvent.keyDown(one ?? tabs, { key: 'a' });
  tabs.addEventListener('keydown', ({ key, target }) => {
    if (key === 'ArrowRight') ((target as Element).nextElementSibling as HTMLElement).focus();
  });
  (one as HTMLElement).focus();
  page.handOver();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(document.activeElement?.textContent).toBe('Three');
});

test('no form is sent by the browser', () => {
  watch();
  const form = root.querySelector('form');
  if (!form) throw new Error('There is no form');
  expect(fireEvent.submit(form)).toBe(false);
});

test('the first sign counts, afterwards only deliberate ones', async () => {
  const { used } = watch();
  const first = vi.fn();
  void used().then(first);
  await Promise.resolve();
  expect(first).not.toHaveBeenCalled();
  fireEvent.pointerMove(root);
  await Promise.resolve();
  expect(first).toHaveBeenCalledOnce();

  const second = vi.fn();
  void used().then(second);
  fireEvent.pointerMove(root);
  await Promise.resolve();
  expect(second).not.toHaveBeenCalled();
  fireEvent.pointerDown(root);
  await Promise.resolve();
  expect(second).toHaveBeenCalledOnce();
});

test('a press without a pointer or key event, as by a screen reader, is a sign and is recorded', async () => {
  const page = watch();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const used = vi.fn();
    void page.used().then(used);
    act(() => screen.getByRole('button', { name: 'Show' }).click());
    await Promise.resolve();
    expect(used).toHaveBeenCalledOnce();
  }
  expect(page.isAwaited()).toBe(true);
});

test('Ctrl-K is recorded, and replayed once, when the application is loaded', async () => {
  const user = userEvent.setup();
  const page = watch();
  const received = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener('keydown', received);
  onTestFinished(() => document.removeEventListener('keydown', received));
  let isUsed = false;
  void page.used().then(() => (isUsed = true));
  await user.keyboard('{Control>}kk{/Control}');
  expect(isUsed).toBe(true);
  expect(page.isAwaited()).toBe(true);
  expect(received.mock.calls.filter(([{ key }]) => key === 'k')).toEqual([]);
  await draw(page.handOver);
  expect(received.mock.calls.filter(([{ key, ctrlKey }]) => key === 'k' && ctrlKey)).toHaveLength(1);
});

test('a written dialog that was opened waits for the application', () => {
  const dialog = root.appendChild(document.createElement('div'));
  dialog.dataset['writtenAnswer'] = 'search';
  const page = watch();
  expect(page.isAwaited()).toBe(true);
});
