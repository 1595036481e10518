import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addAnswer } from '../../features/holdings/addAnswer.ts';
import { assetsOf } from '../../features/holdings/assetsOf.ts';
import {
  addressOf,
  holding,
  holdingsAnswer,
  tokenFacts,
} from '../../features/holdings/testing/holdingsAnswer.ts';
import { addToken } from '../../features/tokens/api/addToken.ts';
import type { CustomToken } from '../../features/tokens/CustomToken.ts';
import { useTokens } from '../../features/tokens/hooks/useTokens.ts';
import { texts } from '../../texts/texts.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { useOwnHoldings, type OwnHoldings } from '../wallet/useOwnHoldings.ts';
import type { TokenDialogs } from './TokenDialogs.tsx';
import { FoundTokenScreen } from './FoundTokenScreen.tsx';

/* Page of a listed token that the wallet has discovered. */

vi.mock('../wallet/useOwnHoldings.ts', () => ({ useOwnHoldings: vi.fn() }));
vi.mock('../../features/tokens/hooks/useTokens.ts', () => ({ useTokens: vi.fn() }));
vi.mock('../../features/tokens/api/addToken.ts', () => ({ addToken: vi.fn() }));
vi.mock('../../features/accounts/hooks/usePrimaryAddress.ts', () => ({
  usePrimaryAddress: () => ({ status: 'ready', data: { address: ME }, retry: () => undefined }),
}));
vi.mock('../../features/transactions/hooks/useTokenTransactions.ts', () => ({
  useTokenTransactions: () => ({ status: 'loading', retry: () => undefined }),
}));
vi.mock('../../features/tokens/components/PricePanel.tsx', () => ({ PricePanel: () => null }));
const dialogs = vi.fn<(props: ComponentProps<typeof TokenDialogs>) => null>(() => null);
vi.mock('./TokenDialogs.tsx', () => ({
  TokenDialogs: (props: ComponentProps<typeof TokenDialogs>) => dialogs(props),
}));
vi.mock('../wallet/usePendingPolling.ts', () => ({ usePendingPolling: () => undefined }));
vi.mock('../../features/balance/hooks/useBalance.ts', () => ({
  useBalance: () => ({ wei: 7n, isDisputed: false, refresh: () => undefined }),
}));
setUpComponentTests();

const ME = addressOf(1);
const CONTRACT = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const network = networkById('ethereum');
const ready = (records: readonly CustomToken[]) =>
  ({ status: 'ready', data: { records, unreadable: 0 }, retry: () => undefined }) as const;
const own: CustomToken = {
  id: 'alice_ethereum_1',
  user_id: 'alice',
  token_name: 'USD Coin',
  token_symbol: 'USDC',
  contract_address: CONTRACT,
  network: 'ethereum',
  icon: '',
  balance: '0',
  usd_value: '0',
  decimals: 6,
};

interface Known {
  /** Holding as the nodes report it. */
  changes?: Parameters<typeof holding>[3];
  facts?: Parameters<typeof tokenFacts>[1];
  /** Dollars; null where it has no price. */
  usd?: number | null | 'unknown';
  isLoading?: boolean;
  isHeld?: boolean;
}

function know({ changes, facts, usd = 1.5, isLoading = false, isHeld = true }: Known = {}) {
  const appearance = addAnswer(undefined, {
    network,
    accounts: [ME],
    discovered: true,
    answer: holdingsAnswer([holding(ME, 5_000_000n, CONTRACT, changes)], [tokenFacts(CONTRACT, facts)]),
    msSinceHeard: () => 0,
  });
  const answer: Partial<OwnHoldings> = {
    holdings: {
      assets: isHeld ? assetsOf([appearance], []) : [],
      poolAssets: [],
      networks: [network],
      failed: [],
      isLoading,
      searching: [],
      refresh: () => undefined,
    },
    priceOf: () => {
      if (usd === 'unknown') return undefined;
      return usd === null ? null : { usd, change24h: 0 };
    },
    isSample: false,
  };
  vi.mocked(useOwnHoldings).mockReturnValue(answer as OwnHoldings);
}

function open(contract: string = CONTRACT) {
  render(
    <MemoryRouter initialEntries={['/token/it']}>
      <Routes>
        <Route
          path="/token/it"
          element={<FoundTokenScreen userId="alice" network={network} contract={contract} />}
        />
        <Route path="/token/:id" element="Its own page" />
        <Route path="*" element="Home" />
      </Routes>
    </MemoryRouter>,
    { wrapper: AppShell },
  );
}
const shown = () => [
  screen.getByTestId('token-balance').textContent,
  screen.getByTestId('token-value').textContent,
  screen.getByTestId('figure-mark').dataset['state'],
];

beforeEach(() => {
  vi.mocked(useTokens).mockReturnValue(ready([]));
  vi.mocked(addToken).mockReset();
});

describe('shows balance, value and reliability', () => {
  test.each([
    ['as nodes agree', {}, ['5 USDC', '$7.50', 'agreed']],
    ['without a price', { usd: null }, ['5 USDC', 'No price available', 'agreed']],
    ['while no price is known', { usd: 'unknown' }, ['5 USDC', '— (price not available now)', 'agreed']],
    [
      'as too few nodes say',
      { changes: { agreement: 'unconfirmed', agreeing: 1 } },
      ['5 USDC', '—', 'unconfirmed'],
    ],
    [
      'where nodes differ',
      { changes: { units: null, agreement: 'disputed', agreeing: 1 } },
      ['— USDC', '—', 'disputed'],
    ],
    ['without decimals', { facts: { decimals: null } }, ['— USDC', '—', 'agreed']],
  ] satisfies [string, Known, string[]][])('%s', (_, known, expected) => {
    know(known);
    // An address may be in any case.
    open(CONTRACT.toLowerCase());
    expect(shown()).toEqual(expected);
  });
});

const sendButton = () =>
  screen.getByText<HTMLButtonElement>(texts['tokens.page.send']).closest('button') ?? expect.unreachable();

// Regression: it could not be sent before it was added.
test('it is sent immediately, with the decimals that the wallet knows', () => {
  know();
  open();
  fireEvent.click(sendButton());
  expect(dialogs.mock.lastCall?.[0]).toMatchObject({
    dialog: 'send',
    balance: 7n,
    sent: { symbol: 'USDC', contract: CONTRACT, decimals: 6, balance: 5_000_000n },
  });
});

test('a balance without a quorum is not sent', () => {
  know({ changes: { agreement: 'unconfirmed', agreeing: 1 } });
  open();
  expect(sendButton().disabled).toBe(true);
});

test('it is added by its contract, and its own page reads the decimals', async () => {
  know();
  open();
  await act(async () => {
    screen.getByText(texts['holdings.found.add']).click();
    await Promise.resolve();
  });
  expect(vi.mocked(addToken).mock.calls).toEqual([
    [
      'alice',
      { contractAddress: CONTRACT, network: 'ethereum', name: 'USD Coin', symbol: 'USDC', icon: '' },
      null,
    ],
  ]);
  expect(screen.getByText(texts['tokens.add.success'])).toBeTruthy();
});

test('a token that could not be added shows an error, and can be retried', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(addToken).mockRejectedValue(new Error('refused'));
  know();
  open();
  await act(async () => {
    screen.getByText(texts['holdings.found.add']).click();
    await Promise.resolve();
  });
  expect(screen.getByText(texts['tokens.error.add'])).toBeTruthy();
  expect(screen.getByText<HTMLButtonElement>(texts['holdings.found.add']).disabled).toBe(false);
});

test('an added token has its own page', () => {
  vi.mocked(useTokens).mockReturnValue(ready([own]));
  know();
  open();
  expect(screen.getByText('Its own page')).toBeTruthy();
});

test.each([
  ['what is not held', { isHeld: false }],
  ['what no list knows', { facts: { isListed: false } }],
] satisfies [string, Known][])('%s leads home', (_, known) => {
  know(known);
  open();
  expect(screen.getByText('Home')).toBeTruthy();
});

test('waits for a token that is not loaded yet', () => {
  know({ isHeld: false, isLoading: true });
  open();
  expect(screen.queryByText('Home')).toBeNull();
});
