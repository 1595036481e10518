import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { Network } from '@everything-wallet/core/networks/networks';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { addAnswer } from '../../features/holdings/addAnswer.ts';
import { assetsOf } from '../../features/holdings/assetsOf.ts';
import { addressOf, holding, holdingsAnswer } from '../../features/holdings/testing/holdingsAnswer.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { useOwnHoldings } from '../wallet/useOwnHoldings.ts';
import { HomeTestCoins } from './HomeTestCoins.tsx';

vi.mock('../wallet/useOwnHoldings.ts', () => ({ useOwnHoldings: vi.fn() }));
setUpComponentTests();

const ME = addressOf(1);
const OTHER = addressOf(2);
const COIN = 10n ** 18n;
const ethereum = networkById('ethereum');
const sepolia = networkById('sepolia');
const amoy = networkById('polygon-amoy');
const tokens = { status: 'ready', data: { records: [], unreadable: 0 }, retry: () => undefined } as const;

const look = (network: Network, ...answer: Parameters<typeof holdingsAnswer>) =>
  addAnswer(undefined, {
    network,
    accounts: [ME, OTHER],
    discovered: true,
    answer: holdingsAnswer(...answer),
    msSinceHeard: () => 0,
  });

function show(snapshots: readonly ReturnType<typeof look>[], { network = ethereum, isMasked = false } = {}) {
  vi.mocked(useOwnHoldings).mockReturnValue({
    own: [ME, OTHER],
    watched: 0,
    holdings: {
      assets: assetsOf(snapshots, []),
      poolAssets: [],
      networks: snapshots.map((each) => each.network),
      failed: [],
      isLoading: false,
      searching: [],
      refresh: () => undefined,
    },
    priceOf: () => null,
    isSample: false,
  });
  render(
    <MemoryRouter>
      <HomeTestCoins userId="alice" tokens={tokens} address={ME} network={network} isMasked={isMasked} />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
}
const held = [
  look(ethereum, [holding(ME, COIN)]),
  look(sepolia, [holding(ME, 3n * COIN)]),
  look(amoy, [holding(ME, 7n * COIN)]),
];

// Regression: the coins of a test network were shown only on its own home.
test('coins of test networks that are not selected are in a collapsed group, marked and without a value', async () => {
  show(held);
  const button = screen.getByRole('button', { name: 'Test coins (2)' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByTestId('token-row')).toBeNull();
  await userEvent.click(button);
  const rows = screen.getAllByTestId('token-row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'EthereumTEST3 SepoliaETHEthereum Sepolia',
    'PolygonTEST7 MATICPolygon Amoy',
  ]);
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([
    '/token/sepolia:coin',
    '/token/polygon-amoy:coin',
  ]);
  expect(screen.getByText('Testnet coins have no value and are not counted.')).toBeTruthy();
});

test("excludes the selected network’s coin, other accounts' coins, zero balances and unknown ones", () => {
  show([look(sepolia, [holding(ME, 3n * COIN)]), look(amoy, [holding(ME, 0n), holding(OTHER, COIN)])], {
    network: sepolia,
  });
  expect(screen.queryByRole('button')).toBeNull();
});

test('an unknown coin is excluded; a disputed one is included, without an amount', async () => {
  const reported = (agreement: 'disputed' | 'unknown') => ({ units: null, agreement, agreeing: 1 });
  show([
    look(sepolia, [holding(ME, 0n, null, reported('disputed'))]),
    look(amoy, [holding(ME, 0n, null, reported('unknown'))]),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Test coins (1)' }));
  expect(screen.getByTestId('token-row').textContent).toContain('— SepoliaETH');
});

test('no amount is shown to whom it is hidden', async () => {
  show(held, { isMasked: true });
  await userEvent.click(screen.getByRole('button', { name: 'Test coins (2)' }));
  expect(screen.getAllByTestId('token-row')[0]?.textContent).toContain('•••••• SepoliaETH');
});
