import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useTokens } from '../../features/tokens/hooks/useTokens.ts';
import { listenToTransaction } from '../../features/transactions/api/listenToTransaction.ts';
import { transaction } from '../../features/transactions/testing/transaction.ts';
import type { Transaction } from '../../features/transactions/Transaction.ts';
import { usePrices } from '../../lib/prices/usePrices.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { TransactionScreen } from './TransactionScreen.tsx';

/*
 * Decisions of the screen itself: the price it requests, when the price counts, and when actions are
 * available.
 */

vi.mock('../../lib/prices/usePrices.ts', () => ({ usePrices: vi.fn() }));
vi.mock('../../features/tokens/hooks/useTokens.ts', () => ({ useTokens: vi.fn() }));
vi.mock('../../features/transactions/api/listenToTransaction.ts', () => ({ listenToTransaction: vi.fn() }));
vi.mock('./TransactionActions.tsx', () => ({
  TransactionActions: ({ userId }: { userId: string }) => `Actions of ${userId}`,
}));
setUpComponentTests();

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const UNKNOWN_TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

/** Last prices; every coin has one, whatever was requested. */
function pricesAre(isOld: boolean) {
  const price = (usd: number) => ({ usd, change24h: 0 });
  vi.mocked(usePrices).mockReturnValue({
    prices: { ETH: price(3_000), MATIC: price(0.5), USDC: price(0.998) },
    isSample: false,
    asOf: undefined,
    isOld,
    isLoading: false,
    error: undefined,
    retry: () => undefined,
  });
}
function tokensAre(...contracts: string[]) {
  const records = contracts.map((contract) => ({ network: 'ethereum', contract_address: contract }) as never);
  const data = { records, unreadable: 0 };
  vi.mocked(useTokens).mockReturnValue({ status: 'ready', data, retry: () => undefined });
}
beforeEach(() => {
  pricesAre(false);
  tokensAre();
  vi.mocked(listenToTransaction)
    .mockReset()
    .mockReturnValue(() => () => undefined);
});

function open(changes: Partial<Transaction> = {}) {
  render(
    <MemoryRouter>
      <TransactionScreen userId="alice" transaction={transaction(changes)} />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
}

const requested = () => vi.mocked(usePrices).mock.lastCall?.[0];
const valueNow = () => screen.queryByText('Value now')?.nextElementSibling?.textContent;

describe('its current value', () => {
  test.each<[string, Partial<Transaction>, string[], string]>([
    ['coin, by its own price', {}, ['ETH'], '$750.00'],
    ['coin of another network', { network: 'polygon', amount: '10' }, ['MATIC'], '$5.00'],
    ['a token with a market', { contract_address: USDC, amount: '10' }, ['USDC'], '$9.98'],
    // Whatever its symbol, and never by the price of the coin.
    ['a token that nobody knows', { contract_address: UNKNOWN_TOKEN, token_symbol: 'USDC' }, [], 'Unknown'],
    ['a known contract on another network', { contract_address: USDC, network: 'polygon' }, [], 'Unknown'],
  ])('%s', (_, changes, symbols, value) => {
    open(changes);
    expect(requested()).toEqual(symbols);
    expect(valueNow()).toBe(value);
  });

  test('is not worked out with an old price', () => {
    pricesAre(true);
    open();
    expect(valueNow()).toBe('Unknown');
  });

  test('is not requested for test coins, nor for an unknown network', () => {
    open({ network: 'sepolia' });
    expect(requested()).toEqual([]);
    open({ network: 'elsewhere' });
    expect(requested()).toEqual([]);
  });
});

describe('its actions', () => {
  test.each<[string, Partial<Transaction>, boolean]>([
    ['pending', { status: 'pending' }, true],
    ['in a young block', { status: 'completed', is_final: false }, true],
    ['final', { status: 'completed', is_final: true }, false],
    ['failed for good', { status: 'failed', is_final: true }, false],
    [
      'pending on a network that the wallet does not know',
      { status: 'pending', network: 'elsewhere' },
      false,
    ],
  ])('where it is %s', (_, changes, isOffered) => {
    open(changes);
    expect(screen.queryByText('Actions of alice') !== null).toBe(isOffered);
  });
});

// Regression: the warning remained permanently, whatever the outcome.
describe('an unrequested transfer', () => {
  const received = {
    type: 'receive',
    contract_address: UNKNOWN_TOKEN,
    tx_hash: `0x${'cd'.repeat(32)}`,
    is_unverified: true,
  } as const;
  const isWarnedOf = () => screen.queryByText(/^You did not request this/) !== null;

  test('is warned of', () => {
    open(received);
    expect(isWarnedOf()).toBe(true);
    expect(listenToTransaction).toHaveBeenCalledExactlyOnceWith(`alice_1_${received.tx_hash}`);
  });

  test('loses its mark once its token is added, except a transfer of 0', () => {
    tokensAre(UNKNOWN_TOKEN);
    open(received);
    expect(isWarnedOf()).toBe(false);
    open({ ...received, amount: '0' });
    expect(isWarnedOf()).toBe(true);
  });

  test('is not where the user has signed its transaction', () => {
    vi.mocked(listenToTransaction).mockReturnValue((onData) => {
      onData(transaction({ tx_hash: received.tx_hash }));
      return () => undefined;
    });
    open(received);
    expect(isWarnedOf()).toBe(false);
  });

  test('no request is sent for any other', () => {
    open();
    expect(listenToTransaction).not.toHaveBeenCalled();
    expect(useTokens).toHaveBeenLastCalledWith(undefined);
  });
});
