import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AddressNamesContext } from '../../../lib/names/AddressNamesContext.ts';
import { hiddenBalance } from '../../../lib/storage/hiddenBalance.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { transaction } from '../testing/transaction.ts';
import type { Transaction } from '../Transaction.ts';
import { TransactionRow } from './TransactionRow.tsx';

setUpComponentTests();
afterEach(() => {
  vi.useRealTimers();
  hiddenBalance.remove();
});

function renderRow(changes: Partial<Transaction> = {}) {
  render(
    <MemoryRouter>
      <TransactionRow transaction={transaction(changes)} />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
}

// Regression: testnet coins looked like real money in the lists.
test.each([
  ['ethereum', false],
  ['polygon', false],
  ['sepolia', true],
  ['polygon-amoy', true],
  ['a removed network', false],
])('a transaction on %s has the TEST badge: %s', (network, isTest) => {
  renderRow({ network });
  expect(screen.queryAllByText('TEST')).toHaveLength(isTest ? 1 : 0);
});

// Regression: on a phone the shortened address was cut again by an ellipsis.
test('the shortened address stays on one line and is never cut', () => {
  renderRow();
  const party = screen.getByTestId('transaction-party');
  expect(party.textContent).toBe('0x70997970…17dc79C8');
  expect(party.parentElement?.textContent).toBe('Sent 0.25 ETH to 0x70997970…17dc79C8');
  expect(getComputedStyle(party).whiteSpace).toBe('nowrap');
  expect(getComputedStyle(party).textOverflow).not.toBe('ellipsis');
  expect(getComputedStyle(party).overflow).not.toBe('hidden');
});

// Regression: a completed transfer that a reorg may still revert looked like any other one in the lists.
test('one in a recent block shows its confirmations beside its status; a final one and a pending one do not', () => {
  renderRow({ confirmations: 3, is_final: false });
  expect(screen.getByText('completed')).toBeTruthy();
  expect(screen.getByText('In a block, 3 of 12')).toBeTruthy();
  cleanup();
  renderRow({ confirmations: 12, is_final: true });
  expect(screen.queryByText(/In a block/)).toBeNull();
  cleanup();
  renderRow({ status: 'pending' });
  expect(screen.queryByText(/In a block/)).toBeNull();
});

test('a time of another year includes its year, and its exact form on demand', () => {
  vi.useFakeTimers({ now: new Date('2026-06-01T00:00:00Z'), toFake: ['Date'] });
  renderRow({ time: new Date(2025, 2, 4, 5, 6, 7) });
  const time = screen.getByText(/^Mar 4, 2025/);
  expect(time.title).toMatch(/^Tuesday, March 4, 2025 at 5:06:07/);
});

describe('a party with a name', () => {
  const names = (name: string) =>
    new Map([
      [
        '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
        { kind: 'contact', name, address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } as const,
      ],
    ]);
  const renderNamed = (name: string, changes: Partial<Transaction> = {}) =>
    render(
      <MemoryRouter>
        <AddressNamesContext value={names(name)}>
          <TransactionRow transaction={transaction(changes)} />
        </AddressNamesContext>
      </MemoryRouter>,
      { wrapper: AppShell },
    );

  test('shows it with the address beside it: a name alone hides the identity', () => {
    renderNamed('Alice');
    expect(screen.getByText(/^Sent/).textContent).toBe('Sent 0.25 ETH to Alice');
    expect(screen.getByTestId('transaction-party').textContent).toBe('0x70997970…17dc79C8');
    cleanup();
    renderNamed('Alice', {
      type: 'receive',
      from_address: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
      to_address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    });
    expect(screen.getByText(/^Received/).textContent).toBe('Received 0.25 ETH from Alice');
    expect(screen.getByTestId('transaction-party').textContent).toBe('0x70997970…17dc79c8');
  });

  // Regression: at 360 px 'From Account 1' was cut to 'From Acco…' beside its address.
  test('is never cut, and has the address on a line that is not broken', () => {
    renderNamed('A very long name '.repeat(20));
    const name = screen.getByTestId('transaction-name');
    expect(getComputedStyle(name).whiteSpace).not.toBe('nowrap');
    expect(name.parentElement && getComputedStyle(name.parentElement).overflowWrap).toBe('anywhere');
    expect(getComputedStyle(screen.getByText('0x70997970…17dc79C8')).whiteSpace).toBe('nowrap');
  });
});

describe('the sentence', () => {
  test.each<[string, Partial<Transaction>, string]>([
    ['a transfer', {}, 'Sent 0.25 ETH to 0x70997970…17dc79C8'],
    ['a pending one', { status: 'pending' }, 'Sending 0.25 ETH to 0x70997970…17dc79C8'],
    // Regression: a transfer that moved nothing was called 'Sent'.
    ['one that failed', { status: 'failed', is_final: true }, 'Not sent: 0.25 ETH to 0x70997970…17dc79C8'],
    ['an incoming one', { type: 'receive' }, 'Received 0.25 ETH from 0xf39Fd6e5…fFb92266'],
    [
      'an unconfirmed incoming one',
      { type: 'receive', status: 'pending' },
      'Receiving 0.25 ETH from 0xf39Fd6e5…fFb92266',
    ],
    ['a swap of an older record', { type: 'swap' }, 'Swapped'],
  ])('of %s', (_, changes, sentence) => {
    renderRow(changes);
    expect(screen.getByTestId('transaction-row').querySelector('.title')?.textContent).toBe(sentence);
  });
});

describe('the value', () => {
  const value = () => screen.getByTestId('transaction-row').querySelector('.value')?.textContent;

  test('is that at its time, in the chosen currency, and masked while amounts are hidden', () => {
    renderRow({ coin_price_usd: 3000 });
    expect(value()).toBe('$750.00');
    cleanup();
    renderRow({ amount: '0.000001', coin_price_usd: 3000 });
    expect(value()).toBe('< $0.01');
    cleanup();
    hiddenBalance.write('alice', true);
    renderRow({ coin_price_usd: 3000 });
    expect(value()).toBe('••••••');
  });

  test('is absent where it is unknown', () => {
    renderRow();
    expect(value()).toBeUndefined();
  });
});

test('the network is named: the same coin exists on several', () => {
  renderRow({ network: 'polygon-amoy' });
  expect(screen.getByTestId('transaction-network').textContent).toBe('Polygon Amoy');
});

test('a status is visible while it is not final, and always announced', () => {
  renderRow({ is_final: true });
  expect(getComputedStyle(screen.getByText('completed')).clipPath).toBe('inset(50%)');
  cleanup();
  for (const changes of [
    { is_final: false, confirmations: 1 },
    { status: 'pending' },
    { status: 'failed', is_final: true },
  ] as const) {
    renderRow(changes);
    expect(getComputedStyle(screen.getByText(/^(completed|pending|failed)$/)).clipPath).not.toBe(
      'inset(50%)',
    );
    cleanup();
  }
});

test('under the heading of its day only the time is shown', () => {
  render(
    <MemoryRouter>
      <TransactionRow transaction={transaction({ time: new Date(2025, 2, 4, 5, 6, 7) })} isUnderDay />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
  expect(screen.getByText(/5:06/).textContent).toMatch(/^5:06\sAM$/);
});

test('an incoming transfer shows the sender, with a plus; an unverified one is marked', () => {
  renderRow({ type: 'receive' });
  expect(screen.getByTestId('transaction-party').textContent).toMatch(/^0xf39Fd6e5…/);
  expect(screen.getByText(/^\+/).textContent).toBe('+0.25 ETH');
  expect(screen.queryByText('unverified')).toBeNull();
  cleanup();
  renderRow({ type: 'receive', is_unverified: true });
  expect(screen.getByText('unverified')).toBeTruthy();
});

// Regression: 'Hide balance' did not hide the amounts of transactions.
test('amounts are masked while they are hidden', () => {
  hiddenBalance.write('alice', true);
  renderRow();
  expect(screen.getByTestId('transaction-row').textContent).toContain('−•••••• ETH');
  expect(screen.getByTestId('transaction-row').textContent).not.toContain('0.25');
});

// Regression: transfers of a counterfeit were listed among the real ones without a mark.
test('a transfer of a token that copies the name of a known one is marked', async () => {
  renderRow({ token_symbol: 'USDC', contract_address: '0x5FbDB2315678afecb367f032d93F642f64180aa3' });
  expect(await screen.findByText('Not the known USDC', {}, { timeout: 15_000 })).toBeTruthy();
  cleanup();
  renderRow({ token_symbol: 'USDC', contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' });
  expect(screen.queryByText('Not the known USDC')).toBeNull();
});
