import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { marketCoins } from '../../../catalogue/marketCoins.ts';
import { chosenCurrency } from '../../../lib/money/chosenCurrency.ts';
import { knownRates } from '../../../lib/money/knownRates.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { MarketTable } from './MarketTable.tsx';

setUpComponentTests();

const prices = {
  ETH: { usd: 3021.5, change24h: 1.84 },
  BTC: { usd: 97412.3, change24h: -0.6249 },
  USDT: { usd: 1, change24h: 0.001 },
  ALGO: { usd: 0.004, change24h: -12 },
};

function renderTable(props: Partial<Parameters<typeof MarketTable>[0]> = {}) {
  render(<MarketTable coins={marketCoins} prices={prices} isLoading={false} {...props} />, {
    wrapper: AppShell,
  });
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name} `) });
const cells = (name: string) =>
  within(row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('shows every coin in the order of the list', () => {
  renderTable();
  const symbols = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  for (const { symbol } of marketCoins) expect(screen.getAllByText(symbol).length).toBeGreaterThan(0);
  const shown = (symbol: string) => (symbol === 'MATIC' ? 'MATIC (now POL)' : symbol);
  expect(symbols).toEqual(marketCoins.map(({ name, symbol }) => `${name}${shown(symbol)}`));
});

test('shows prices and changes with two decimals', () => {
  renderTable();
  expect(cells('Ethereum')).toEqual(['$3,021.50', '+1.84%']);
  expect(cells('Bitcoin')).toEqual(['$97,412.30', '-0.62%']);
});

test('shows a price below a cent with two decimals too', () => {
  renderTable();
  expect(cells('Algorand')).toEqual(['$0.00', '-12.00%']);
});

test('shows the direction of a change by an arrow, sign and colour; no change has no arrow', () => {
  renderTable();
  const arrowOf = (name: string) =>
    within(row(name)).queryByTestId(/Arrow/)?.getAttribute('data-testid') ?? 'none';
  expect(arrowOf('Ethereum')).toBe('ArrowUpwardRoundedIcon');
  expect(arrowOf('Bitcoin')).toBe('ArrowDownwardRoundedIcon');
  expect(cells('Tether USD')).toEqual(['$1.00', '0.00%']);
  expect(arrowOf('Tether USD')).toBe('none');
});

test("shows 'N/A' for a missing price", () => {
  renderTable();
  expect(cells('Cardano')).toEqual(['N/A', 'N/A']);
});

test("shows 'N/A' for every coin without prices", () => {
  renderTable({ prices: undefined });
  expect(screen.getAllByText('N/A')).toHaveLength(2 * 17);
});

test('shows five placeholder rows while prices load', () => {
  renderTable({ prices: undefined, isLoading: true });
  expect(screen.getAllByTestId('placeholder-row')).toHaveLength(5);
  expect(screen.queryByTestId('market-row')).toBeNull();
});

test("shows prices in the user's currency; a coin without a price has none in any", () => {
  knownRates.hear({ EUR: 0.92 });
  chosenCurrency.choose('EUR');
  renderTable();
  expect(cells('Ethereum')).toEqual(['€2,779.78', '+1.84%']);
  expect(cells('Cardano')).toEqual(['N/A', 'N/A']);
});

test('draws a known week, and describes it in percent', () => {
  renderTable({
    past: new Map([
      [
        'ETH',
        [
          [1, 100],
          [2, 90],
          [3, 103.2],
        ],
      ],
      [
        'ADA',
        [
          [1, 1],
          [2, 2],
        ],
      ],
      ['BTC', [[1, 5]]],
    ]),
  });
  expect(screen.getByRole('img', { name: 'Ethereum, last 7 days: +3.20%' }).tagName).toBe('svg');
  // Without a current price, or with only one point, there is nothing to draw.
  expect(screen.getAllByTestId('sparkline')).toHaveLength(1);
});

test('a column head sorts by its column, and shows the direction', async () => {
  const onSort = vi.fn();
  renderTable({ order: { by: 'price', direction: 'desc' }, onSort });
  const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });
  expect(head('Price').getAttribute('aria-sort')).toBe('descending');
  expect(head('Coin').getAttribute('aria-sort')).toBeNull();
  await userEvent.click(within(head('24h change')).getByRole('button'));
  expect(onSort).toHaveBeenCalledExactlyOnceWith('change');
});
