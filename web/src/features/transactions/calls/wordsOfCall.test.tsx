import { lido } from '@everything-wallet/core/pools/lido';
import type { MovedInCall } from '@everything-wallet/core/documents/transaction';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { exactText } from '../../../testing/exactText.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { TransactionDetail } from '../components/TransactionDetail.tsx';
import { TransactionRow } from '../components/TransactionRow.tsx';
import { transaction } from '../testing/transaction.ts';
import type { Transaction } from '../Transaction.ts';

setUpComponentTests();

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const SEAPORT = '0x0000000000000068F116a894984e2DB1123eB395';
const SDAI = '0x83F20F44975D03b1b09e64809B757c47f942BEeA';
const ROUTER = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';
const coin = (units: string): MovedInCall => ({ kind: 'coin', units, decimals: 18, symbol: 'ETH' });
const usdc = (units: string): MovedInCall => ({
  kind: 'erc20',
  contract_address: USDC,
  units,
  decimals: 6,
  symbol: 'USDC',
});
const swap = {
  type: 'swap',
  call_kind: 'multicall',
  amount: '1',
  to_address: ROUTER,
  left: [coin('1000000000000000000')],
  came: [usdc('3000000000')],
} as const satisfies Partial<Transaction>;
const approval = {
  call_kind: 'approve',
  amount: '0',
  token_symbol: 'USDC',
  token_decimals: 6,
  contract_address: USDC,
  to_address: USDC,
  spender: ROUTER,
  allowed_units: '100000000',
} as const satisfies Partial<Transaction>;

async function rowOf(changes: Partial<Transaction>, title: string) {
  render(
    <MemoryRouter>
      <TransactionRow transaction={transaction(changes)} />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
  const row = screen.getByTestId('transaction-row');
  await waitFor(() => expect(row.querySelector('.title')?.textContent).toBe(title));
  return {
    party: screen.getByTestId('transaction-party').textContent,
    amounts: [...row.querySelectorAll('.moved')].map(({ textContent }) => textContent),
  };
}

describe('the row of a call', () => {
  test.each<[string, string, Partial<Transaction>, string, readonly string[]]>([
    [
      'a swap',
      'Swapped 1 ETH for 3,000 USDC',
      swap,
      'With Uniswap v2 0x7a250d56…59F2488D',
      ['−1 ETH', '+3,000 USDC'],
    ],
    [
      'a pending swap: as signed',
      'Swapped',
      { ...swap, status: 'pending', left: undefined, came: undefined },
      'With Uniswap v2 0x7a250d56…59F2488D',
      ['−1 ETH'],
    ],
    [
      'a swap with disputed movements: as signed',
      'Swapped',
      { ...swap, left: undefined, came: undefined },
      'With Uniswap v2 0x7a250d56…59F2488D',
      ['−1 ETH'],
    ],
    ['an approval', 'Approved 100 USDC for Uniswap v2', approval, '0x7a250d56…59F2488D', []],
    [
      'an approval without limit',
      'Approved any amount of USDC for Uniswap v2',
      { ...approval, allowed_units: ((1n << 256n) - 1n).toString() },
      '0x7a250d56…59F2488D',
      [],
    ],
    [
      // Regression: for a contract that emitted no event, a revoked approval was shown as permanent.
      'an approval of what may be an id, or nothing',
      'Approved or revoked',
      { ...approval, allowed_units: undefined },
      'For Uniswap v2 0x7a250d56…59F2488D',
      ['— USDC'],
    ],
    [
      'an approval of one NFT',
      'Approved 1 USDC #0 for Uniswap v2',
      { ...approval, allowed_units: undefined, standard: 'erc721', token_id: '0' },
      '0x7a250d56…59F2488D',
      [],
    ],
    [
      'a revocation',
      'Revoked the approval of USDC for Uniswap v2',
      { ...approval, call_kind: 'revoke', allowed_units: '0' },
      '0x7a250d56…59F2488D',
      [],
    ],
    [
      'a revocation that failed',
      'Approval not revoked',
      { ...approval, call_kind: 'revoke', allowed_units: '0', status: 'failed' },
      'For Uniswap v2 0x7a250d56…59F2488D',
      ['USDC'],
    ],
    [
      'an approval that is pending',
      'Approving',
      { ...approval, status: 'pending' },
      'For Uniswap v2 0x7a250d56…59F2488D',
      ['100 USDC'],
    ],
    [
      'an approval of a collection to an unknown contract',
      'Approved all your BIRD for 0x5FbDB231…64180aa3',
      {
        ...approval,
        call_kind: 'approveAll',
        allowed_units: undefined,
        token_symbol: 'BIRD',
        spender: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
      },
      '0x5FbDB231…64180aa3',
      [],
    ],
    [
      'a changed approval',
      'Changed the approval of USDC for Uniswap v2',
      { ...approval, call_kind: 'changeAllowance' },
      '0x7a250d56…59F2488D',
      [],
    ],
    [
      'an NFT',
      'Sent 1 PUNK #42 to 0x70997970…17dc79C8',
      {
        call_kind: 'nftTransfer',
        amount: '1',
        token_symbol: 'PUNK',
        contract_address: USDC,
        token_id: '42',
        standard: 'erc721',
      },
      '0x70997970…17dc79C8',
      ['−1 PUNK #42'],
    ],
    [
      'a bought NFT',
      'Bought 1 PUNK #42 for 1 ETH',
      {
        call_kind: 'fulfillOrder',
        amount: '1',
        to_address: SEAPORT,
        left: [coin('1000000000000000000')],
        came: [{ kind: 'erc721', contract_address: USDC, units: '1', symbol: 'PUNK', token_id: '42' }],
      },
      'With Seaport 0x00000000…123eB395',
      ['−1 ETH', '+1 PUNK #42'],
    ],
    [
      'an NFT sold to a bidder',
      'NFT sold',
      {
        call_kind: 'fulfillOrder',
        amount: '1',
        token_symbol: 'PUNK',
        contract_address: USDC,
        token_id: '42',
        standard: 'erc721',
        to_address: SEAPORT,
        status: 'pending',
      },
      'With Seaport 0x00000000…123eB395',
      ['−1 PUNK #42'],
    ],
    [
      'a cancelled listing',
      'Listing cancelled',
      { call_kind: 'cancelOrders', amount: '0', to_address: SEAPORT, left: [], came: [] },
      'With Seaport 0x00000000…123eB395',
      [],
    ],
    [
      'staked coin',
      'Staked 1 ETH with Lido',
      {
        call_kind: 'stake',
        amount: '1',
        to_address: lido.staked,
        left: [coin('1000000000000000000')],
        came: [
          {
            kind: 'erc20',
            contract_address: lido.staked,
            units: '999999999999999999',
            decimals: 18,
            symbol: 'stETH',
          },
        ],
      },
      '0xae7ab965…12D7fE84',
      ['−1 ETH', '+0.999999 stETH'],
    ],
    [
      'a call without an amount',
      'Pool',
      {
        call_kind: 'vault',
        amount: '0',
        token_symbol: 'sDAI',
        contract_address: USDC,
        to_address: USDC,
        status: 'pending',
      },
      'With 0xA0b86991…3606eB48',
      ['—'],
    ],
    [
      'a deposit into a pool',
      'Deposited 5 USDC into Savings Dai',
      {
        call_kind: 'vault',
        to_address: SDAI,
        left: [{ kind: 'erc20', contract_address: USDC, units: '5000000', symbol: 'USDC', decimals: 6 }],
        came: [{ kind: 'erc20', contract_address: SDAI, units: '4500000', symbol: 'sDAI', decimals: 6 }],
      },
      '0x83F20F44…f942BEeA',
      ['−5 USDC', '+4.5 sDAI'],
    ],
    [
      'a withdrawal from a pool',
      'Withdrew 5.1 USDC from Savings Dai',
      {
        call_kind: 'vault',
        to_address: SDAI,
        left: [{ kind: 'erc20', contract_address: SDAI, units: '4500000', symbol: 'sDAI', decimals: 6 }],
        came: [{ kind: 'erc20', contract_address: USDC, units: '5100000', symbol: 'USDC', decimals: 6 }],
      },
      '0x83F20F44…f942BEeA',
      ['−4.5 sDAI', '+5.1 USDC'],
    ],
    [
      'a token with unknown decimals: never its units as an amount',
      'Swapped 1 ETH for — \u2068“ODD”\u2069 (0x5FbDB231…64180aa3)',
      {
        ...swap,
        came: [
          {
            kind: 'erc20',
            contract_address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
            units: '3000000000',
            symbol: 'ODD',
          },
        ],
      },
      'With Uniswap v2 0x7a250d56…59F2488D',
      ['−1 ETH', '+— \u2068“ODD”\u2069 (0x5FbDB231…64180aa3)'],
    ],
    [
      'more than a row holds',
      'Swapped',
      { ...swap, came: [usdc('1000000'), usdc('2000000'), usdc('3000000')] },
      'With Uniswap v2 0x7a250d56…59F2488D',
      ['−1 ETH', '+1 USDC', '+2 USDC …'],
    ],
  ])('%s', async (_, title, changes, party, amounts) => {
    expect(await rowOf(changes, title)).toEqual({ party, amounts });
  });
});

describe('the detail of a call', () => {
  const open = (changes: Partial<Transaction>) =>
    render(
      <MemoryRouter>
        <TransactionDetail transaction={transaction(changes)} priceNow={2} />
      </MemoryRouter>,
      { wrapper: AppShell },
    );
  const valueOf = (label: string) =>
    screen.queryAllByText(label).find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent;

  test('shows the called contract and what was paid and received, to the last digit on demand', () => {
    open({ ...swap, came: [usdc('3000000001')] });
    const amount = screen.getByTestId('transaction-amount');
    expect(amount.textContent).toBe('−1 ETH+3,000 USDC');
    expect(exactText(amount)).toBe('−1 ETH+3,000.000001 USDC');
    expect(valueOf('Contract called')).toContain('Uniswap v2');
    expect(valueOf('You paid')).toBe('1 ETH');
    expect(valueOf('You received')).toBe('3,000 USDC');
    expect(valueOf('To')).toBeUndefined();
  });

  test('shows who can spend how much, and no value for a call that moves nothing', () => {
    open({ ...approval, left: [], came: [] });
    expect(valueOf('Approved for')).toContain('Uniswap v2');
    expect(valueOf('Approved amount')).toBe('100 USDC');
    expect(valueOf('You paid')).toBe('Nothing');
    expect(valueOf('Value now')).toBeUndefined();
  });

  test.each<[string, Partial<Transaction>, string]>([
    ['a pending call', { status: 'pending' }, 'Shown once it is in a block'],
    ['a result the nodes disagree on', {}, 'Unknown: the nodes did not report it, or they disagree'],
    ['a failed call', { status: 'failed', failure_reason: 'reverted' }, 'Nothing'],
  ])('explains for %s why its movements are unknown', (_, changes, text) => {
    open({ ...swap, left: undefined, came: undefined, ...changes });
    expect(valueOf('You received')).toBe(text);
  });

  test('shows for a call that was refused that only the fee is lost', () => {
    open({ ...swap, left: undefined, came: undefined, status: 'failed', failure_reason: 'reverted' });
    expect(screen.getByText(/No coins moved, but you paid the fee/)).toBeDefined();
  });

  test('does not show a number that may be an id as an amount', () => {
    open({ ...approval, allowed_units: undefined });
    expect(valueOf('Approved amount')).toBe(
      'Unknown: either an amount, where 0 revokes the approval, or the ID of an NFT',
    );
  });
});

describe('a call that the wallet could not read', () => {
  const unread = {
    call_kind: 'other',
    is_unverified_call: true,
    amount: '0.5',
    to_address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  } as const satisfies Partial<Transaction>;

  test('is called so, never a transfer', async () => {
    const { party, amounts } = await rowOf(unread, 'Unknown call');
    expect(party).toContain('With 0x5FbD');
    expect(amounts).toEqual(['−0.5 ETH']);
  });

  test('is the creation of a contract, at its address', async () => {
    const { party } = await rowOf({ ...unread, is_contract_creation: true }, 'Contract creation');
    expect(party).toContain('At 0x5FbD');
  });

  test('has a note in its detail, and no moves', () => {
    const created = { ...unread, status: 'completed', is_contract_creation: true } as const;
    render(<TransactionDetail transaction={transaction(created)} />, { wrapper: AppShell });
    const { textContent } = screen.getByRole('article');
    expect(textContent).toContain('You agreed to sign this although the wallet can’t read it.');
    expect(textContent).toContain('Contract created0x5FbDB231');
    expect(textContent).toContain('You paidUnknown: this wallet can’t read the call');
    expect(textContent).not.toContain('Sent');
  });
});
