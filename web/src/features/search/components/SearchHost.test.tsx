import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { SearchButton } from '../../../components/SearchButton.tsx';
import { AppShell } from '../../../testing/AppShell.tsx';
import { imitateDialogs } from '../../../testing/imitateDialogs.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { buildSearchIndex } from '../buildSearchIndex.ts';
import type { SearchEntry } from '../SearchEntry.ts';
import { SearchHost } from './SearchHost.tsx';

setUpComponentTests();

const entry = (url: string, group: SearchEntry['group'], title: string, text: string): SearchEntry => ({
  url,
  group,
  title,
  context: 'Somewhere',
  text,
  keywords: '',
});

const index = buildSearchIndex(
  [
    entry('/help#fees', 'help', 'What does a transfer cost?', 'The fee of the network.'),
    entry('/help#sending', 'help', 'How do I send coins?', 'Type address and amount; the fee is shown.'),
    entry('/documentation#estimateGas', 'endpoints', 'The cost of a transfer', 'The fee that it needs.'),
  ],
  'en',
);

let visits = 0;

beforeEach(() => {
  imitateDialogs();
  Element.prototype.scrollIntoView = () => undefined;
  // Each test starts with an unloaded index.
  visits += 1;
  document.head.innerHTML = `<meta name="search-index" content="/assets/search-${visits}" />`;
});

const answer = vi.fn<() => Promise<Response>>();

function Page() {
  const { pathname, hash } = useLocation();
  return (
    <>
      <SearchButton />
      <input aria-label="Note" />
      <p>at {pathname + hash}</p>
    </>
  );
}

function renderPage({ isOff = false, page = <Page /> } = {}) {
  vi.stubGlobal('fetch', answer);
  answer.mockReset().mockImplementation(() => Promise.resolve(new Response(index)));
  const element = <SearchHost isOff={isOff}>{page}</SearchHost>;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />, { wrapper: AppShell });
  return userEvent.setup();
}

const shortcut = '{Control>}k{/Control}';
const field = () => screen.findByRole('combobox', { name: 'Search documentation and help' });
const options = () => screen.getAllByRole('option').map((option) => option.getAttribute('href'));

describe('the search', () => {
  test('opens with Ctrl-K and with its button, takes the focus and returns it', async () => {
    const user = renderPage();
    const button = screen.getByRole('button', { name: /^Search/ });
    for (const open of [() => user.click(button), () => user.keyboard(shortcut)]) {
      button.focus();
      await open();
      expect(await field()).toBe(document.activeElement);
      await user.click(screen.getByRole('button', { name: 'Close the search' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(button);
    }
    await user.keyboard(shortcut);
    await field();
    await user.keyboard(shortcut);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('closes with Escape and beside the dialog, not within it', async () => {
    const user = renderPage();
    await user.keyboard(shortcut);
    await user.click(await field());
    const dialog = screen.getByRole('dialog');
    // The browser's own response to Escape.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard(shortcut);
    await field();
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('groups results, marks the words, announces the number, and sends nothing that is typed', async () => {
    const user = renderPage();
    await user.keyboard(shortcut);
    await user.type(await field(), 'transfr fee');
    await waitFor(() => expect(options()).toEqual(['/help#fees', '/documentation#estimateGas']));
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(
      2,
    );
    screen.getByRole('group', { name: 'API reference' });
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain('transfer');
    expect(screen.getByRole('status')).toHaveProperty('textContent', '2 results');
    expect(answer.mock.calls).toEqual([[`/assets/search-${visits}-en.json`, { cache: 'force-cache' }]]);
  });

  test('works by keyboard alone: arrows wrap around, Enter opens', async () => {
    const user = renderPage();
    await user.keyboard(shortcut);
    await user.type(await field(), 'fee');
    const chosen = () => screen.getByRole('option', { selected: true });
    await waitFor(() => expect(options()).toHaveLength(3));
    const [first, , last] = options();
    expect(chosen().getAttribute('href')).toEqual(first);
    await user.keyboard('{ArrowUp}');
    expect(chosen().getAttribute('href')).toEqual(last);
    expect((await field()).getAttribute('aria-activedescendant')).toEqual(chosen().id);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(chosen().getAttribute('href')).toEqual(first);
    await user.keyboard('{ArrowUp}{Enter}');
    screen.getByText(`at ${last}`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows what to do when it finds nothing', async () => {
    const user = renderPage();
    await user.keyboard(shortcut);
    await user.type(await field(), 'xqzzy');
    expect((await screen.findByRole('link', { name: /^Write to .+@/ })).getAttribute('href')).toMatch(
      /^mailto:/,
    );
    expect(screen.getByRole('status')).toHaveProperty('textContent', 'Nothing found for “xqzzy”');
    expect((await field()).getAttribute('aria-expanded')).toEqual('false');
    await user.click(screen.getByRole('link', { name: 'Ask the support chat' }));
    screen.getByText('at /support');
  });

  test('leaves a page with typed text alone: results open in a new tab', async () => {
    const user = renderPage();
    await user.type(screen.getByRole('textbox', { name: 'Note' }), '0.5');
    await user.keyboard(shortcut);
    await user.type(await field(), 'fee');
    await waitFor(() => expect(options()).toHaveLength(3));
    for (const option of screen.getAllByRole('option'))
      expect(option.getAttribute('target')).toEqual('_blank');
    screen.getByText(/^Results open in a new tab/);
    const press = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', press);
    await user.keyboard('{Enter}');
    document.removeEventListener('click', press);
    expect(press).toHaveBeenCalledOnce();
    screen.getByText('at /');
    screen.getByRole('dialog');
  });

  test('reports an index that fails to load, preserves the query, and retries', async () => {
    const problems = loggedProblems();
    const user = renderPage();
    answer.mockImplementationOnce(() => Promise.resolve(new Response('', { status: 503 })));
    await user.keyboard(shortcut);
    await user.type(await field(), 'fee');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The search could not be loaded/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(await field()).toBe(document.activeElement);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(problems().join()).toContain('SearchIndexError');
  });
});

describe('where the prerendered page shows the search already', () => {
  const written = () => document.querySelector<HTMLElement>('div[data-written-answer]');

  beforeEach(() => {
    const box = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => box.remove());
    box.dataset['writtenAnswer'] = 'search';
    box.innerHTML = '<dialog><input value="fee"><button data-close="">Close</button></dialog>';
    box.querySelector('dialog')?.showModal();
    document.body.style.paddingRight = '15px';
    // As web/early.js.
    box.querySelector('button')?.addEventListener('click', () => (box.hidden = true));
  });

  test('opens in its place, with its text and the width of its scroll bar, and is not a typed text to lose', async () => {
    renderPage();
    expect(written()).not.toBeNull();
    expect(await field()).toHaveProperty('value', 'fee');
    expect(await field()).toBe(document.activeElement);
    expect(written()).toBeNull();
    expect(document.body.style.paddingRight).toBe('15px');
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(screen.queryByText(/^Results open in a new tab/)).toBeNull();
  });

  test('does not open if it was closed before the code came; the text is there at the next opening', async () => {
    const user = renderPage();
    const box = written();
    if (box) box.hidden = true;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.keyboard(shortcut);
    expect(await field()).toHaveProperty('value', 'fee');
  });
});

describe('Ctrl-K stays with the browser', () => {
  const pressed = async (user: ReturnType<typeof renderPage>) => {
    const taken: boolean[] = [];
    const note = (event: KeyboardEvent) => taken.push(event.defaultPrevented);
    window.addEventListener('keydown', note);
    await user.keyboard(shortcut);
    window.removeEventListener('keydown', note);
    expect(taken).toEqual([false, false]);
    expect(screen.queryByRole('combobox')).toBeNull();
  };

  test('while a dialog is open, which may be sending or show a phrase', async () => {
    await pressed(renderPage({ page: <div role="dialog" aria-modal="true" aria-label="Send ETH" /> }));
  });

  test('on a page that must not be left', async () => {
    await pressed(renderPage({ isOff: true }));
  });
});
