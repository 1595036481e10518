import { networks } from '@everything-wallet/core/networks/networks';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Figure } from '../../features/holdings/Figure.ts';
import { useTokenBalance } from '../../features/tokens/hooks/useTokenBalance.ts';
import { useTokenDecimals, type TokenDecimals } from '../../features/tokens/hooks/useTokenDecimals.ts';
import { useTokenPrices } from '../../lib/prices/useTokenPrices.ts';
import { texts } from '../../texts/texts.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { useOwnFigures } from '../wallet/useOwnFigures.ts';
import { CustomTokenScreen } from './CustomTokenScreen.tsx';
import { TokenDialogs } from './TokenDialogs.tsx';

/* Sending a token whose decimals could not be read, and the text of its page. */

vi.mock('../../features/tokens/hooks/useTokenDecimals.ts', () => ({ useTokenDecimals: vi.fn() }));
vi.mock('../../features/tokens/hooks/useTokenBalance.ts', () => ({ useTokenBalance: vi.fn() }));
vi.mock('../../lib/prices/useTokenPrices.ts', () => ({ useTokenPrices: vi.fn() }));
vi.mock('../../lib/prices/getPastPrices.ts', () => ({ getPastPrices: () => new Promise(() => undefined) }));
vi.mock('../../features/accounts/hooks/usePrimaryAddress.ts', () => ({
  usePrimaryAddress: () => ({ status: 'loading', retry: () => undefined }),
}));
vi.mock('../../features/balance/hooks/useBalance.ts', () => ({
  useBalance: () => ({ wei: 7n, isDisputed: true, refresh: () => undefined }),
}));
vi.mock('../../features/transactions/hooks/useTokenTransactions.ts', () => ({
  useTokenTransactions: () => ({ status: 'loading', retry: () => undefined }),
}));
vi.mock('../wallet/useOwnFigures.ts', () => ({ useOwnFigures: vi.fn() }));
vi.mock('../wallet/usePendingPolling.ts', () => ({ usePendingPolling: () => undefined }));
vi.mock('./TokenDialogs.tsx', () => ({ TokenDialogs: vi.fn(() => null) }));
setUpComponentTests();

beforeEach(() => {
  vi.mocked(useOwnFigures).mockReturnValue(() => undefined);
  vi.mocked(useTokenPrices).mockReturnValue({ priceOf: () => undefined, isSample: false, isLoading: false });
  vi.mocked(useTokenBalance).mockReturnValue({
    held: { amount: 5_000_000n, decimals: 6 },
    isFailed: false,
    isDisputed: false,
    refresh: () => undefined,
  });
});

function open(decimals: number | null, requested: TokenDecimals) {
  vi.mocked(useTokenDecimals).mockReturnValue(requested);
  render(
    <MemoryRouter>
      <CustomTokenScreen
        userId="alice"
        network={networks[0]}
        token={{
          id: 'alice_ethereum_1',
          user_id: 'alice',
          token_name: 'Test Dollar',
          token_symbol: 'TUSD',
          contract_address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
          network: 'ethereum',
          icon: '',
          balance: '0',
          usd_value: '0',
          decimals,
        }}
      />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
}

const send = () => screen.getByRole<HTMLButtonElement>('button', { name: texts['tokens.page.send'] });
const UNKNOWN = /^The decimals of TUSD are unknown/;

test('it can be sent once they are stored', () => {
  open(6, { status: 'known' });
  expect(send().disabled).toBe(false);
  expect(screen.queryByText('Try again')).toBeNull();
});

test('shows that the contract is being queried', () => {
  open(null, { status: 'asking' });
  expect(send().disabled).toBe(true);
  expect(screen.getByText(texts['tokens.lookup.asking'])).toBeTruthy();
  expect(screen.queryByText('Try again')).toBeNull();
});

test("the contract's decimals are confirmed before it is sent", () => {
  const confirm = vi.fn();
  open(null, { status: 'stated', decimals: 8, confirm });
  expect(send().disabled).toBe(true);
  expect(screen.getByText(/^The contract of TUSD reports 8 decimals/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: texts['tokens.page.confirm'] }));
  expect(confirm).toHaveBeenCalledOnce();
});

test.each([
  ['a sentence', undefined, UNKNOWN],
  ['the server’s own sentence', 'There is no ERC-20 token here.', 'There is no ERC-20 token here.'],
])('after a failure, %s is shown, and it can be retried', (_, message, sentence) => {
  const retry = vi.fn();
  open(null, { status: 'failed', message, retry });
  expect(send().disabled).toBe(true);
  expect(screen.getByText(sentence)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

// Regression: Send reported insufficient funds based on the last known balance.
test.each([
  ['what is held', false, 5_000_000n],
  ['nothing of what was known last while nodes differ', true, undefined],
])('the dialog receives %s', (_, isDisputed, balance) => {
  vi.mocked(useTokenBalance).mockReturnValue({
    held: { amount: 5_000_000n, decimals: 6 },
    isFailed: isDisputed,
    isDisputed,
    refresh: () => undefined,
  });
  open(6, { status: 'known' });
  fireEvent.click(send());
  expect(vi.mocked(TokenDialogs).mock.lastCall?.[0]).toMatchObject({ sent: { decimals: 6, balance } });
  // Nodes disagree about the coin as well, whose last known balance is 7 wei.
  expect(vi.mocked(TokenDialogs).mock.lastCall?.[0].balance).toBeUndefined();
});

describe('its value', () => {
  const value = () => screen.getByTestId('token-value').textContent;

  test('is by the price of its contract, and not by its symbol', () => {
    vi.mocked(useTokenPrices).mockReturnValue({
      priceOf: ({ network, contract }) =>
        network === 'mainnet' && contract === '0x5FbDB2315678afecb367f032d93F642f64180aa3'
          ? { usd: 1.501, change24h: 2 }
          : undefined,
      isSample: true,
      isLoading: false,
    });
    open(6, { status: 'known' });
    expect(value()).toBe('$7.51');
    expect(screen.getByTestId('token-price').textContent).toBe('$1.50');
    expect(screen.getAllByText('Sample prices').length).toBeGreaterThan(0);
  });

  test('is a dash while its price is unknown, as without an answer', () => {
    open(6, { status: 'known' });
    expect(value()).toBe('— (price not available now)');
    expect(screen.queryByTestId('token-price')).toBeNull();
  });

  test('is unknown without a price, and there is no chart', () => {
    vi.mocked(useTokenPrices).mockReturnValue({ priceOf: () => null, isSample: false, isLoading: false });
    open(6, { status: 'known' });
    expect(value()).toBe('No price available');
    expect(screen.queryByTestId('token-price')).toBeNull();
  });

  test('is a dash where the balance is not known', () => {
    vi.mocked(useTokenBalance).mockReturnValue({
      held: undefined,
      isFailed: false,
      isDisputed: false,
      refresh: () => undefined,
    });
    vi.mocked(useTokenPrices).mockReturnValue({
      priceOf: () => ({ usd: 1, change24h: 0 }),
      isSample: false,
      isLoading: false,
    });
    open(6, { status: 'known' });
    expect(value()).toBe('—');
  });
});

describe('how sure the balance is', () => {
  const figure = (units: bigint | undefined, agreement: Figure['agreement'] = 'agreed'): Figure => ({
    account: '0x01',
    units,
    agreement,
    agreeing: 2,
    sighting: {
      block: 123,
      ageMs: 12_000,
      nodes: { configured: 3, answered: 2, needed: 2 },
      network: 'ethereum',
      msSinceHeard: () => 0,
    },
  });
  const mark = () => screen.queryByTestId('figure-mark');

  test('is shown beside it, by its contract: block, age and nodes', () => {
    vi.mocked(useOwnFigures).mockReturnValue((network, _, contract) =>
      network.id === 'ethereum' && contract === '0x5FbDB2315678afecb367f032d93F642f64180aa3'
        ? figure(5_000_000n)
        : undefined,
    );
    open(6, { status: 'known' });
    expect(mark()?.getAttribute('aria-label')).toBe(
      'How reliable the TUSD figure is: Block 123, 12 s ago, 2 of 3 nodes agree',
    );
  });

  test('is explained where nodes disagree', () => {
    vi.mocked(useOwnFigures).mockReturnValue(() => figure(undefined, 'disputed'));
    open(6, { status: 'known' });
    expect(mark()?.textContent).toBe('disputed');
  });

  test.each([
    ['of another figure than the one that is shown', figure(4_000_000n)],
    ['of nothing that was heard', undefined],
  ])('is not shown %s', (_, known) => {
    vi.mocked(useOwnFigures).mockReturnValue(() => known);
    open(6, { status: 'known' });
    expect(mark()).toBeNull();
  });
});
