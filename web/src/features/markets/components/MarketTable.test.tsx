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
  expect(symbols).toEqual(marketCoins.map(({ icon, name, symbol }) => `${icon}${name}${shown(symbol)}`));
});

test('prices and changes have two decimals', () => {
  renderTable();
  expect(cells('Ethereum')).toEqual(['$3,021.50', '+1.84%']);
  expect(cells('Bitcoin')).toEqual(['$97,412.30', '-0.62%']);
});

test('a price below a cent has two decimals as well', () => {
  renderTable();
  expect(cells('Algorand')).toEqual(['$0.00', '-12.00%']);
});

test('the direction of a change is an arrow beside sign and colour; no change has none', () => {
  renderTable();
  const arrowOf = (name: string) =>
    within(row(name)).queryByTestId(/Arrow/)?.getAttribute('data-testid') ?? 'none';
  expect(arrowOf('Ethereum')).toBe('ArrowUpwardRoundedIcon');
  expect(arrowOf('Bitcoin')).toBe('ArrowDownwardRoundedIcon');
  expect(cells('Tether USD')).toEqual(['$1.00', '0.00%']);
  expect(arrowOf('Tether USD')).toBe('none');
});

test("'N/A' stands for a price that is missing", () => {
  renderTable();
  expect(cells('Cardano')).toEqual(['N/A', 'N/A']);
});

test("every coin says 'N/A' when there are no prices", () => {
  renderTable({ prices: undefined });
  expect(screen.getAllByText('N/A')).toHaveLength(2 * 17);
});

test('five placeholder rows stand there while prices load', () => {
  renderTable({ prices: undefined, isLoading: true });
  expect(screen.getAllByTestId('placeholder-row')).toHaveLength(5);
  expect(screen.queryByTestId('market-row')).toBeNull();
});

test("prices are in the person's money; a coin without one has none in any", () => {
  knownRates.hear({ EUR: 0.92 });
  chosenCurrency.choose('EUR');
  renderTable();
  expect(cells('Ethereum')).toEqual(['€2,779.78', '+1.84%']);
  expect(cells('Cardano')).toEqual(['N/A', 'N/A']);
});

test('a week is drawn where it is known, and told in percent', () => {
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
  // Without a price of now, and with one point alone, there is nothing to draw.
  expect(screen.getAllByTestId('sparkline')).toHaveLength(1);
});

test('a head is pressed to sort by its column, and says which way it is sorted', async () => {
  const onSort = vi.fn();
  renderTable({ order: { by: 'price', direction: 'desc' }, onSort });
  const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });
  expect(head('Price').getAttribute('aria-sort')).toBe('descending');
  expect(head('Coin').getAttribute('aria-sort')).toBeNull();
  await userEvent.click(within(head('24h change')).getByRole('button'));
  expect(onSort).toHaveBeenCalledExactlyOnceWith('change');
});
