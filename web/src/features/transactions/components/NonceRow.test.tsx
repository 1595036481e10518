import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { groupByNonce } from '../groupByNonce.ts';
import { transaction } from '../testing/transaction.ts';
import type { Transaction } from '../Transaction.ts';
import { NonceRow } from './NonceRow.tsx';

setUpComponentTests();

function renderRow(...transactions: Transaction[]) {
  const [group, ...others] = groupByNonce(transactions);
  if (!group || others.length > 0) throw new Error('Not one nonce');
  render(
    <MemoryRouter>
      <NonceRow group={group} day="2026-01-01" />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
}

const first = transaction({ id: 'first', status: 'pending', time: new Date('2026-01-01T10:00:00Z') });
const cancel = transaction({
  id: 'cancel',
  amount: '0',
  to_address: first.from_address,
  replaces: first.tx_hash,
  time: new Date('2026-01-01T10:05:00Z'),
});

// Regression: after a confirmed cancellation the attempts still read 'pending −0.25' and '−0'.
test('transactions with one nonce are one row, with its state in words', () => {
  renderRow(cancel, { ...first, replaced_by: cancel.tx_hash });
  const row = screen.getByTestId('transaction-row');
  expect(row.textContent).toContain('Cancellation');
  expect(row.textContent).toContain('The earlier transaction was cancelled');
  expect(row.textContent).not.toMatch(/pending|−|0 ETH/);
  // Regression: on a phone it overflowed the card.
  const words = screen.getByText('The earlier transaction was cancelled');
  expect(getComputedStyle(words).whiteSpace).toBe('normal');
});

test.each([
  ['a pending cancellation', { ...cancel, status: 'pending' }, 'Cancelling the earlier transaction'],
  [
    'a pending speed-up',
    { ...first, id: 'more', replaces: first.tx_hash },
    'Sped up: replaces the earlier attempt',
  ],
  ['a confirmed speed-up', { ...first, id: 'more', status: 'completed', replaces: first.tx_hash }, 'Sped up'],
  [
    'the first one, confirmed',
    { ...first, status: 'completed', replaced_by: cancel.tx_hash },
    'Confirmed before it was replaced',
  ],
] as const)('%s is shown as such', (_, transactionOfNonce, text) => {
  renderRow(transactionOfNonce);
  expect(screen.getByText(text)).toBeTruthy();
});

test('a nonce with one transaction is a row without further words', () => {
  renderRow(first);
  expect(screen.getAllByTestId('transaction-row')).toHaveLength(1);
  expect(screen.queryByText(/sped up|cancel|replace/i)).toBeNull();
});
