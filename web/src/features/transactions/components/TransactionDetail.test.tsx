import type { Network } from '@everything-wallet/core/networks/networks';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { chosenCurrency } from '../../../lib/money/chosenCurrency.ts';
import { knownRates } from '../../../lib/money/knownRates.ts';
import { hiddenBalance } from '../../../lib/storage/hiddenBalance.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { exactText } from '../../../testing/exactText.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { transaction } from '../testing/transaction.ts';
import type { Transaction } from '../Transaction.ts';
import { TransactionDetail } from './TransactionDetail.tsx';

setUpComponentTests();
afterEach(() => hiddenBalance.remove());

vi.mock('../../../components/useExplorer.ts', () => ({
  useExplorer: (network: Network | undefined) => network?.explorerUrl,
}));

function open(changes: Partial<Transaction> = {}, priceNow?: number) {
  render(
    <MemoryRouter>
      <TransactionDetail transaction={transaction(changes)} priceNow={priceNow} />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
}

/** Returns the value beside a label. */
function valueOf(label: string): string | null | undefined {
  const term = screen.getAllByText(label).find(({ tagName }) => tagName === 'DT');
  return term?.nextElementSibling?.textContent;
}

function exactOf(label: string): string | undefined {
  const term = screen.getAllByText(label).find(({ tagName }) => tagName === 'DT');
  return exactText(term?.nextElementSibling ?? null);
}

const signed = { gas_limit: '60000', max_fee_per_gas: '30000000001', nonce: 7 };
const inBlock = {
  ...signed,
  block_number: 123,
  confirmations: 3,
  is_final: false,
  gas_used: '51234',
  gas_price_paid: '12000000007',
  base_fee_per_gas: '11000000003',
};

test('explains the fee to the wei, and why it is below the maximum', () => {
  open(inBlock);
  // Payments are rounded up.
  expect(valueOf('Maximum')).toBe('0.00180001 ETH60,000 gas × 30.0001 gwei');
  expect(exactOf('Maximum')).toBe('0.00180000000006 ETH60,000 gas × 30.000000001 gwei');
  expect(exactOf('Paid')).toBe('0.000614808000358638 ETH51,234 gas × 12.000000007 gwei');
  expect(exactOf('Burned (base fee)')).toBe('0.000563574000153702 ETH51,234 gas × 11.000000003 gwei');
  expect(exactOf('Priority fee (to the block producer)')).toBe(
    '0.000051234000204936 ETH51,234 gas × 1.000000004 gwei',
  );
  expect(exactText(screen.getByText(/less than the maximum/).parentElement)).toBe(
    'You paid 0.001185191999701362 ETH less than the maximum: 8,766 gas was not used (0.000262980000008766 ETH), and the price was 17.999999994 gwei per unit lower (0.000922211999692596 ETH).',
  );
});

// Regression: these were figures of the gas alone, beside the total fee.
test('includes fees beside the gas, and explains them', () => {
  open({ ...inBlock, network: 'base', gas_fee: '0.0018000000001', fee_paid: '0.000614808000379' });
  expect(exactOf('Maximum')).toBe(
    '0.0018000000001 ETH60,000 gas × 30.000000001 gwei + 0.00000000000004 ETH for Ethereum',
  );
  expect(exactOf('Paid')).toBe(
    '0.000614808000379 ETH51,234 gas × 12.000000007 gwei + 0.000000000000020362 ETH for Ethereum',
  );
  expect(exactText(screen.getByText(/less than the maximum/).parentElement)).toBe(
    'You paid 0.001185191999721 ETH less than the maximum: 8,766 gas was not used (0.000262980000008766 ETH), and the price was 17.999999994 gwei per unit lower (0.000922211999692596 ETH). The Ethereum (L1) data fee was 0.000000000000019638 ETH lower than reserved.',
  );
});

test('shows the maximum cost while pending, and no paid fee', () => {
  open({ ...signed, status: 'pending' });
  expect(screen.getByText('The final cost appears once the transaction is in a block.')).toBeDefined();
  expect(screen.queryByText('Paid')).toBeNull();
});

test('a record of an older version shows only known facts', () => {
  open();
  expect(screen.queryByText('Cost')).toBeNull();
  expect(screen.queryByText('Confirmations')).toBeNull();
  expect(valueOf('Value when sent')).toBe('Unknown');
});

test('shows block, confirmations, nonce, and the value in money then and now', () => {
  open({ ...inBlock, coin_price_usd: 2000 }, 3000.5);
  expect(valueOf('Block')).toBe('123');
  expect(valueOf('Confirmations')).toBe('3 of 12');
  expect(valueOf('Nonce')).toBe('7');
  expect(valueOf('Value when sent')).toBe('$500.00');
  expect(valueOf('Value now')).toBe('$750.13');
});

// The past exchange rate of dollars to euros is not recorded.
test('the past value stays in dollars, and the present one is in the display currency', () => {
  knownRates.hear({ EUR: 0.5 });
  chosenCurrency.choose('EUR');
  open({ coin_price_usd: 2000 }, 3000.5);
  expect([valueOf('Value when sent'), valueOf('Value now')]).toEqual(['$500.00', '€375.06']);
});

const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

// The screen requests the present value: TransactionScreen.test.tsx.
test('does not value a token at the price of a coin', () => {
  open({ contract_address: contract, amount: '12.5', coin_price_usd: 2000 }, 0.998);
  expect([valueOf('Value when sent'), valueOf('Value now')]).toEqual(['Unknown', '$12.48']);
});

// Regression: the value of tokens was 'not known', also of those with a price.
test('values tokens at their own price, then and now', () => {
  open({ contract_address: contract, amount: '12.5', coin_price_usd: 2000, token_price_usd: 1.002 }, 0.998);
  expect([valueOf('Value when sent'), valueOf('Value now')]).toEqual(['$12.53', '$12.48']);
});

test('coins of a testnet have no value in money', () => {
  open({ network: 'sepolia' });
  expect(screen.queryByText('Value now')).toBeNull();
});

test.each<[string, Partial<Transaction>, string]>([
  ['waits', { status: 'pending' }, 'Waiting for a block.'],
  [
    'no node knows',
    { status: 'pending', dropped_at: 1 },
    'No node knows this transaction at the moment. It has not failed and may still go through. You can send the same transaction again: it can only go through once.',
  ],
  ['is in a block', inBlock, 'In a block. 3 of 12 confirmations: not final yet.'],
  ['is final', { ...inBlock, confirmations: 12, is_final: true }, 'Confirmed.'],
  [
    'failed in its block',
    { ...inBlock, status: 'failed', failure_reason: 'reverted' },
    'The recipient’s contract rejected it. No coins moved, but you paid the fee. 3 of 12 confirmations: not final yet.',
  ],
  [
    'moved no tokens',
    { status: 'failed', failure_reason: 'tokensNotMoved', is_final: true },
    'The token’s contract moved no tokens, but you paid the fee.',
  ],
  [
    'was replaced',
    { status: 'failed', failure_reason: 'replaced', is_final: true },
    'Another transaction with the same nonce went through. This one moved nothing and cost nothing.',
  ],
])('explains one that %s', (_, changes, sentence) => {
  open(changes);
  expect(screen.getByText(sentence)).toBeDefined();
});

test('links to its replacement, and to the one it replaces', () => {
  const [before, after] = [`0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`];
  open({ status: 'pending', replaces: before, replaced_by: after });
  const [back, on] = screen.getAllByRole('link', { name: /to replace/ });
  expect(back?.getAttribute('href')).toBe(`/transaction/alice_1_${before}`);
  expect(on?.getAttribute('href')).toBe(`/transaction/alice_1_${after}`);
  expect(on?.textContent).toContain('Only one of the two');
});

test.each([
  ['https://app.example', 'app.example'],
  ['https://app.example:8443', 'app.example:8443'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('names the site that requested it: %s', (origin, name) => {
  open({ requested_by: origin });
  expect(valueOf('Requested by')).toBe(name);
});

test('names no site for what was requested here', () => {
  open();
  expect(screen.queryByText('Requested by')).toBeNull();
});

describe('an incoming transfer', () => {
  const received = { type: 'receive', block_number: 5, standard: 'erc20' } as const;

  test('has no nonce, which is the sender’s', () => {
    open(received);
    expect(screen.getByText('Received')).toBeTruthy();
    expect(screen.queryByText('Nonce')).toBeNull();
    expect(valueOf('Value when received')).toBe('Unknown');
    expect(screen.getByRole('button', { name: 'Copy sender address' })).toBeTruthy();
  });

  test('that is unverified shows so, and has no copy button for the sender', () => {
    open({ ...received, is_unverified: true });
    expect(screen.getByRole('note').textContent).toContain('You did not request this');
    expect(screen.queryByRole('button', { name: 'Copy sender address' })).toBeNull();
  });

  test('is not confirmed while only one node reports it', () => {
    open({ ...received, status: 'pending' });
    expect(screen.getByText(/The network’s nodes do not all report this transfer/)).toBeTruthy();
  });

  test('of a token without decimals is shown in the smallest unit', () => {
    open({ ...received, amount: '1000001', is_amount_in_units: true, token_id: '7' });
    expect(exactText(screen.getByTestId('transaction-amount'))).toContain('1,000,001');
    expect(screen.getByText(/In the smallest unit/)).toBeTruthy();
    expect(valueOf('Token ID')).toBe('7');
  });
});

test('links to the explorer of its network, for itself and its block', () => {
  open({ ...inBlock, network: 'polygon-amoy' });
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ href }) => href)).toEqual([
    'https://amoy.polygonscan.com/block/123',
    `https://amoy.polygonscan.com/tx/${transaction().tx_hash}`,
  ]);
  expect(links.every(({ rel, target }) => rel === 'noopener noreferrer' && target === '_blank')).toBe(true);
});

// Regression: 'Hide balance' did not hide the amounts of a transaction's page.
test('amount, values and fees are masked while amounts are hidden', () => {
  hiddenBalance.write('alice', true);
  open({ ...inBlock, coin_price_usd: 2000 }, 3000);
  expect(screen.getByTestId('transaction-amount').textContent).toBe('−•••••• ETH');
  expect(valueOf('Value when sent')).toBe('••••••');
  expect(document.body.textContent).not.toMatch(/0\.25|\$|gwei/);
});

// Regression: a cancellation was 'Sent −0 ETH'.
test('a cancellation is labelled as one, without an amount', () => {
  const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
  open({ amount: '0', from_address: from, to_address: from, replaces: `0x${'cd'.repeat(32)}` });
  expect(screen.getByTestId('transaction-amount').textContent).toBe('0 ETH');
  expect(screen.getByText('Cancellation')).toBeTruthy();
});

// Regression: the page of a counterfeit's transfer showed its amount like that of the known token.
test('a transfer of a token that copies the name of a known one has a warning below its amount', async () => {
  open({ token_symbol: 'USDC', contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' });
  open({ token_symbol: 'USDC', contract_address: '0x5FbDB2315678afecb367f032d93F642f64180aa3' });
  const mark = await screen.findByText('Not the known USDC', {}, { timeout: 15_000 });
  const [known, counterfeit] = screen.getAllByTestId('transaction-amount');
  expect(counterfeit?.nextElementSibling).toBe(mark);
  expect(known?.nextElementSibling?.textContent).not.toContain('Not the known');
}, 30_000);
