import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AddressNames } from '../../../lib/names/AddressNames.ts';
import { AddressNamesContext } from '../../../lib/names/AddressNamesContext.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { historyFeed } from '../api/historyFeed.ts';
import type { AssetOption } from '../assetLabels.ts';
import type { History } from '../History.ts';
import { transaction } from '../testing/transaction.ts';
import type { Transaction } from '../Transaction.ts';
import { HistoryPage } from './HistoryPage.tsx';

setUpComponentTests();
vi.mock('../api/historyFeed.ts');
// Synchronous, so that updates are rendered when a test continues.
vi.mock('../../../lib/firebase/inOwnTask.ts', () => ({ inOwnTask: (listen: unknown) => listen }));
vi.mock('../hooks/useReconciliation.ts', () => ({ useReconciliation: () => undefined }));

const MINE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const names: AddressNames = new Map([
  [MINE.toLowerCase(), { kind: 'account', name: 'Account 1', address: MINE }],
  [ALICE.toLowerCase(), { kind: 'contact', name: 'Alice', address: ALICE }],
]);

let report: (history: Partial<History>) => void;
/** The same for sends, where those are read beside a list of another kind. */
let reportSent: typeof report;
const loadOlder = vi.fn();
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  loadOlder.mockReset();
  vi.mocked(historyFeed).mockImplementation((_userId, { type }) => ({
    loadOlder,
    listen: (onData) => {
      const reportIt = (history: Partial<History>) =>
        act(() => onData({ transactions: [], unreadable: 0, older: 'none', ...history }));
      if (type === 'send') reportSent = reportIt;
      else report = reportIt;
      return () => undefined;
    },
  }));
});

function open(address = '/history', tokens: readonly AssetOption[] = []) {
  const router = createMemoryRouter(
    [
      {
        path: '/history',
        element: (
          <AddressNamesContext value={names}>
            <HistoryPage userId="alice" tokens={tokens} />
          </AddressNamesContext>
        ),
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />, { wrapper: AppShell });
  return router;
}

/** Older pages are requested in a later task. */
const nextTask = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

const rows = () =>
  within(screen.getByRole('list', { name: 'Transactions' }))
    .queryAllByRole('listitem')
    .map((row) => row.textContent);
const noon = (daysAgo: number) => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, 12);
};
const records: Transaction[] = [
  transaction({ id: 'a', nonce: 4, amount: '4', time: undefined, status: 'pending' }),
  transaction({ id: 'b', nonce: 3, amount: '3', time: noon(0), network: 'polygon', token_symbol: 'MATIC' }),
  transaction({ id: 'c', nonce: 2, amount: '2', time: noon(1) }),
  transaction({ id: 'd', nonce: 1, amount: '1', time: new Date(2024, 1, 29, 12) }),
  transaction({ id: 'e', nonce: 0, amount: '0.5', time: new Date(2024, 1, 29, 11) }),
];

test("groups rows under headings: pending ones, then each day once, in the group's first row", () => {
  open();
  report({ transactions: records });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Pending',
    'Today',
    'Yesterday',
    'Thursday, February 29, 2024',
  ]);
  expect(rows()).toEqual([
    expect.stringMatching(/^Pending.*−4 ETH/s),
    expect.stringMatching(/^Today.*−3 MATIC/s),
    expect.stringMatching(/^Yesterday/),
    expect.stringMatching(/^Thursday/),
    expect.not.stringContaining('Thursday'),
  ]);
  expect(rows()[0]).toContain('Sending 4 ETH to Alice');
  expect(rows()[0]).toContain('0x70997970…17dc79C8');
});

test('a pending transaction is above later ones, and takes its place once it is settled', () => {
  open();
  const late = transaction({ id: 'p', nonce: 9, amount: '9', time: noon(3), status: 'pending' });
  report({ transactions: [...records.slice(1, 3), late] });
  expect(rows()).toEqual([
    expect.stringMatching(/^Pending.*−9 ETH/s),
    expect.stringMatching(/^Today.*−3 MATIC/s),
    expect.stringMatching(/^Yesterday.*−2 ETH/s),
  ]);
  report({ transactions: [...records.slice(1, 3), { ...late, status: 'completed' }] });
  expect(screen.queryByRole('heading', { name: 'Pending' })).toBeNull();
  expect(rows().map((row) => /−\d/.exec(row)?.[0])).toEqual(['−3', '−2', '−9']);
});

test('stores all filters in the URL, where Back removes the last one, and invalid values do nothing', async () => {
  const user = userEvent.setup();
  const router = open('/history?type=nonsense&network=fantasy');
  report({ transactions: records });
  expect(rows()).toHaveLength(5);

  await user.click(screen.getByRole('radio', { name: 'Polygon Mainnet' }));
  expect(router.state.location.search).toBe('?network=polygon');
  expect(rows()).toEqual([expect.stringContaining('−3 MATIC')]);
  expect(screen.getByText('1 transaction')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Filters, 1 active' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Direction' }), 'Outgoing');
  expect(router.state.location.search).toBe('?network=polygon&direction=out');
  expect(screen.getByRole('button', { name: 'Filters, 2 active' })).toBeTruthy();
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?network=polygon');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Direction' }).value).toBe('');

  await user.click(screen.getByRole('button', { name: 'Remove the filter Network: Polygon Mainnet' }));
  expect(router.state.location.search).toBe('');
  expect(rows()).toHaveLength(5);
});

test('searches a text when typing rests, as one step for Back', async () => {
  const user = userEvent.setup();
  const router = open();
  report({ transactions: records });
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search transactions' });
  await user.type(field, 'ma');
  await waitFor(() => expect(router.state.location.search).toBe('?text=ma'));
  await user.type(field, 'tic ');
  await waitFor(() => expect(router.state.location.search).toBe('?text=matic'));
  expect(field.value).toBe('matic ');
  await waitFor(() => expect(rows()).toEqual([expect.stringContaining('−3 MATIC')]));
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
  expect(field.value).toBe('');
  expect(rows()).toHaveLength(5);
});

describe('where the filters leave nothing', () => {
  test('names the filter, and removes it', async () => {
    const user = userEvent.setup();
    const router = open(`/history?account=${MINE.toLowerCase()}&network=sepolia`);
    report({ transactions: records });
    expect(
      screen.getByText('No matches for “Network: Ethereum Sepolia”. Clear it to see 5 transactions.'),
    ).toBeTruthy();
    const [, offered] = screen.getAllByRole('button', {
      name: 'Remove the filter Network: Ethereum Sepolia',
    });
    await user.click(offered ?? document.body);
    expect(router.state.location.search).toBe(`?account=${MINE.toLowerCase()}`);
    expect(rows()).toHaveLength(5);
  });

  test('names several together, and clears them', async () => {
    const user = userEvent.setup();
    const router = open('/history?network=sepolia&text=nobody');
    report({ transactions: records });
    expect(screen.getByText(/No transaction matches all of these filters/)).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[1] ?? document.body);
    expect(router.state.location.search).toBe('');
    expect(rows()).toHaveLength(5);
  });

  test('shows nothing before all was read: older ones are requested', async () => {
    open('/history?network=sepolia');
    report({ transactions: records, older: 'available' });
    // In a later task, not in the one that renders the page.
    expect(loadOlder).not.toHaveBeenCalled();
    await waitFor(() => expect(loadOlder).toHaveBeenCalledOnce());
    expect(screen.queryByText('No transactions match')).toBeNull();
    report({ transactions: records, older: 'loading' });
    expect(screen.getByText('Loading older transactions…')).toBeTruthy();
    // No row of this page passes the filters either: the next one is requested.
    report({ transactions: [...records, transaction({ id: 'f', nonce: 9 })], older: 'available' });
    await waitFor(() => expect(loadOlder).toHaveBeenCalledTimes(2));
    report({ transactions: records });
    expect(screen.getByText('No transactions match')).toBeTruthy();
  });

  test('reads nothing older than the selected first day', () => {
    open('/history?from=2025-01-01');
    report({ transactions: records, older: 'available' });
    expect(loadOlder).not.toHaveBeenCalled();
    expect(screen.getByText('3 transactions')).toBeTruthy();
  });

  test('shows the required texts for a kind without transactions, and links to all kinds', async () => {
    const user = userEvent.setup();
    const router = open('/history?type=swap');
    report({});
    expect(screen.getByText('No swaps')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all types' }));
    expect(router.state.location.search).toBe('');
  });
});

// Regression: spam and poisoned transfers were listed among the user's own, distinguished only by a word.
describe('unverified transfers', () => {
  const CONTRACT = `0x${'5c'.repeat(20)}`;
  const spam = (id: string, nonce: number) =>
    transaction({
      id,
      nonce,
      type: 'receive',
      amount: '900',
      tx_hash: `0x${nonce.toString().padStart(64, '0')}`,
      token_symbol: 'SPAM',
      contract_address: CONTRACT,
      from_address: CONTRACT,
      to_address: MINE,
      is_unverified: true,
      time: noon(0),
    });
  const both = [...records, spam('x', 11), spam('y', 12)];
  const button = (name: string) => screen.getByRole('button', { name });

  test('are collapsed, out of the list and its count, and marked in each row once expanded', async () => {
    const user = userEvent.setup();
    open();
    report({ transactions: both });
    expect(rows()).toHaveLength(5);
    expect(document.body.textContent).not.toContain('SPAM');
    expect(screen.queryByRole('list', { name: 'Unverified transactions' })).toBeNull();
    expect(button('Unverified (2)').getAttribute('aria-expanded')).toBe('false');

    await user.click(button('Unverified (2)'));
    expect(button('Unverified (2)').getAttribute('aria-expanded')).toBe('true');
    const opened = within(screen.getByRole('list', { name: 'Unverified transactions' }));
    expect(opened.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/unverified.*\+900 SPAM/s),
      expect.stringMatching(/unverified.*\+900 SPAM/s),
    ]);
    expect(opened.queryByRole('button')).toBeNull();
    expect(rows()).toHaveLength(5);
  });

  test('are searched and filtered like the rest, still separately', () => {
    open('/history?text=spam');
    report({ transactions: both });
    expect(screen.getByText('0 transactions')).toBeTruthy();
    expect(screen.getByText('No transactions match')).toBeTruthy();
    expect(button('Unverified (2)')).toBeTruthy();
  });

  // Regression: only '0 transactions' and 'No transactions match' were shown.
  test('are named beside the count and where nothing else is left', () => {
    open('/history?text=spam');
    report({ transactions: both });
    expect(screen.getByText('2 more under “Unverified”')).toBeTruthy();
    expect(
      screen.getByText(/^2 transactions are under “Unverified”\. No matches for “Text: spam”/),
    ).toBeTruthy();
  });

  // Regression: a transfer marked on arrival stayed hidden for good.
  test('are verified once their token is added, except transfers of zero', () => {
    const token = { network: 'ethereum', token_symbol: 'SPAM', contract_address: CONTRACT };
    open('/history', [token]);
    report({ transactions: [spam('x', 11), spam('y', 12), { ...spam('z', 13), amount: '0' }] });
    expect(rows()).toEqual([expect.stringContaining('+900 SPAM'), expect.stringContaining('+900 SPAM')]);
    expect(document.body.textContent).not.toContain('unverified');
    expect(button('Unverified (1)')).toBeTruthy();
  });

  test('are verified where the user has signed the transaction that sent them', () => {
    open();
    const mint = { ...spam('x', 4), tx_hash: `0x${'11'.repeat(32)}` };
    const sent = transaction({
      id: 's',
      nonce: 9,
      tx_hash: mint.tx_hash,
      to_address: CONTRACT,
      time: noon(0),
    });
    report({ transactions: [{ ...mint, id: 'p', amount: '0' }, mint, sent, spam('y', 12)] });
    expect(rows()).toEqual([expect.stringContaining('+900 SPAM'), expect.stringContaining('−0.25 ETH')]);
    expect(button('Unverified (2)')).toBeTruthy();
  });

  test('are verified by that in the list of incoming transfers as well, for which the sends of its period are read', async () => {
    open('/history?type=receive');
    const mint = { ...spam('x', 4), tx_hash: `0x${'11'.repeat(32)}` };
    report({ transactions: [mint, spam('y', 12)] });
    expect(button('Unverified (2)')).toBeTruthy();
    const later = transaction({ id: 'l', nonce: 10, time: noon(0) });
    reportSent({ transactions: [later], older: 'available' });
    await nextTask();
    expect(loadOlder).toHaveBeenCalledOnce();
    const sent = transaction({ id: 's', nonce: 9, tx_hash: mint.tx_hash, time: noon(2) });
    reportSent({ transactions: [later, sent], older: 'available' });
    await nextTask();
    expect(loadOlder).toHaveBeenCalledOnce();
    expect(rows()).toEqual([expect.stringContaining('+900 SPAM')]);
    expect(button('Unverified (1)')).toBeTruthy();
  });

  test('of a token in the filter are in the list, marked; transfers of zero are not', () => {
    open(`/history?asset=ethereum:${CONTRACT}`);
    report({ transactions: [...both, { ...spam('z', 13), amount: '0' }] });
    expect(rows()).toEqual([
      expect.stringMatching(/unverified.*\+900 SPAM/s),
      expect.stringMatching(/unverified.*\+900 SPAM/s),
    ]);
    expect(button('Unverified (1)')).toBeTruthy();
  });

  test('are absent where the filters leave none of them', () => {
    open('/history?network=polygon');
    report({ transactions: both });
    expect(rows()).toEqual([expect.stringContaining('−3 MATIC')]);
    expect(screen.queryByRole('button', { name: /Unverified/ })).toBeNull();
  });

  test('are no asset to filter by', async () => {
    const user = userEvent.setup();
    open();
    report({ transactions: both });
    await user.click(button('Filters'));
    const options = within(screen.getByRole('combobox', { name: 'Asset' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toContain('MATIC · Polygon Mainnet');
    expect(options.filter(({ textContent }) => textContent.includes('SPAM'))).toEqual([]);
  });

  test('alone leave an empty history, with an explanation', () => {
    open();
    report({ transactions: [spam('x', 11)] });
    expect(screen.getByText('No transactions yet')).toBeTruthy();
    expect(button('Unverified (1)')).toBeTruthy();
  });

  test('are counted as far as they are read, and older ones are read past them', async () => {
    open();
    report({ transactions: [spam('x', 11)], older: 'available' });
    expect(button('Unverified (1 so far)')).toBeTruthy();
    await waitFor(() => expect(loadOlder).toHaveBeenCalledOnce());
  });
});

// Regression: with few own rows, page followed page until all of the spam was read, on every visit.
describe('where pages contain mostly unverified transfers', () => {
  const dust = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      transaction({ id: `dust ${index}`, type: 'receive', amount: '0', is_unverified: true, time: noon(1) }),
    );
  const reportPages = (count: number, more: readonly Transaction[] = []) =>
    report({ transactions: [...records, ...more, ...dust(count * 100 - 5)], older: 'available' });
  const loadButton = () => screen.queryByRole('button', { name: 'Load older' });

  test('reads a few automatically, and older ones on request, with the keyboard as well', async () => {
    const user = userEvent.setup();
    open();
    for (const page of [1, 2, 3, 4]) reportPages(page);
    await nextTask();
    expect(loadOlder).toHaveBeenCalledTimes(4);
    expect(loadButton()).toBeNull();
    reportPages(5);
    await nextTask();
    expect(loadOlder).toHaveBeenCalledTimes(4);
    expect(screen.getByText('The latest 500 transactions were searched. There are older ones.')).toBeTruthy();

    act(() => loadButton()?.focus());
    await user.keyboard('{Enter}');
    await nextTask();
    expect(loadOlder).toHaveBeenCalledTimes(5);
    reportPages(6);
    await nextTask();
    expect(loadOlder).toHaveBeenCalledTimes(6);
    expect(loadButton()).toBeNull();
    report({ transactions: [...records, ...dust(600)] });
    expect(loadButton()).toBeNull();
  });

  test('rows found cause reading for the rows behind them', async () => {
    open();
    reportPages(1);
    const found = Array.from({ length: 40 }, (_, index) =>
      transaction({ id: `own ${index}`, nonce: 50 + index }),
    );
    reportPages(5, found);
    await nextTask();
    expect(loadOlder).toHaveBeenCalledTimes(2);
    expect(loadButton()).toBeNull();
  });

  test('a search reads everything, and shows its progress', async () => {
    open('/history?text=nowhere');
    for (const page of [1, 2, 3, 4, 5, 6, 7]) reportPages(page);
    await nextTask();
    expect(loadOlder).toHaveBeenCalledTimes(7);
    expect(loadButton()).toBeNull();
    expect(screen.getByText('0 transactions so far')).toBeTruthy();
  });
});
