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

// Regression: after a cancellation in a block the attempts still read 'pending −0.25' and '−0'.
test('what was signed with one nonce is one row, with its state in words', () => {
  renderRow(cancel, { ...first, replaced_by: cancel.tx_hash });
  const row = screen.getByTestId('transaction-row');
  expect(row.textContent).toContain('Cancellation');
  expect(row.textContent).toContain('The earlier transaction was cancelled');
  expect(row.textContent).not.toMatch(/pending|−|0 ETH/);
  // Regression: on a phone it ran out of the card.
  const words = screen.getByText('The earlier transaction was cancelled');
  expect(getComputedStyle(words).whiteSpace).toBe('normal');
});

test.each([
  ['a cancellation that waits', { ...cancel, status: 'pending' }, 'Cancelling the earlier transaction'],
  [
    'a higher fee that waits',
    { ...first, id: 'more', replaces: first.tx_hash },
    'Sped up: replaces the earlier attempt',
  ],
  [
    'a higher fee in a block',
    { ...first, id: 'more', status: 'completed', replaces: first.tx_hash },
    'Sped up',
  ],
  [
    'the first one in a block',
    { ...first, status: 'completed', replaced_by: cancel.tx_hash },
    'Confirmed before it was replaced',
  ],
] as const)('%s says so', (_, transactionOfNonce, text) => {
  renderRow(transactionOfNonce);
  expect(screen.getByText(text)).toBeTruthy();
});

test('a nonce that was signed with once is a row without more words', () => {
  renderRow(first);
  expect(screen.getAllByTestId('transaction-row')).toHaveLength(1);
  expect(screen.queryByText(/sped up|cancel|replace/i)).toBeNull();
});
