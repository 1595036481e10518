import { render, screen, within } from '@testing-library/react';
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

test('what was signed with one nonce is one row, told by what came into a block, with the others below', () => {
  renderRow(cancel, { ...first, status: 'failed', failure_reason: 'replaced', is_final: true });
  const [head, ...others] = screen.getAllByTestId('transaction-row');
  expect(head?.textContent).toContain('Cancellation, attempt 2 of 2 with this nonce');
  expect(head?.textContent).toContain('completed');
  // Regression: on a phone it ran out of the card.
  const words = screen.getByText('Cancellation, attempt 2 of 2 with this nonce');
  expect(getComputedStyle(words).whiteSpace).toBe('normal');
  const group = screen.getByRole('group', { name: 'Other attempts with this nonce' });
  expect(within(group).getAllByTestId('transaction-row')).toEqual(others);
  expect(group.textContent).toContain('Attempt 1 of 2 with this nonce');
  expect(group.textContent).toContain('replaced');
});

test('a nonce that was signed with once is a row without more words', () => {
  renderRow(first);
  expect(screen.getAllByTestId('transaction-row')).toHaveLength(1);
  expect(screen.queryByText(/attempt/i)).toBeNull();
});
