import type { PastPricesQuestion } from '@everything-wallet/core/schemas/pastPrices';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { chosenCurrency } from '../../../lib/money/chosenCurrency.ts';
import { knownRates } from '../../../lib/money/knownRates.ts';
import { getPastPrices } from '../../../lib/prices/getPastPrices.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { PricePanel } from './PricePanel.tsx';

vi.mock('../../../lib/prices/getPastPrices.ts', () => ({ getPastPrices: vi.fn() }));
// The library measures its container, and in jsdom elements have no size.
vi.mock('../../../components/MoneyChart.tsx', () => ({
  MoneyChart: ({
    label,
    points,
    formatValue,
  }: {
    label: string;
    points: { usd: string }[];
    formatValue: (usd: string) => string;
  }) => <figure aria-label={label}>{points.map(({ usd }) => formatValue(usd)).join(' ')}</figure>,
}));
setUpComponentTests();

const NOW = Date.parse('2026-11-21T10:00:00.000Z');
const answer = (points: [number, number][] | null) => ({
  series: [points && { points }],
  source: 'sample' as const,
  asOf: new Date(NOW).toISOString(),
});
const requests = () =>
  vi.mocked(getPastPrices).mock.calls.map(([question]: [PastPricesQuestion]) => question);

beforeEach(() => {
  vi.mocked(getPastPrices)
    .mockReset()
    .mockResolvedValue(
      answer([
        [NOW - 3, 2000],
        [NOW - 2, 1800],
        [NOW - 1, 0.00001234],
        [NOW, 2500],
      ]),
    );
});

const open = (price?: { usd: number; change24h: number }) =>
  render(<PricePanel name="Ethereum" asset={{ symbol: 'ETH' }} price={price} />, { wrapper: AppShell });

test('shows the price and its change, and describes the chart in words', async () => {
  open({ usd: 2500, change24h: -1.5 });
  const figure = await screen.findByRole('figure', {
    name: 'Price of Ethereum, last week: $2,000.00 at the start, $2,500.00 at the end, low $0.00001234, high $2,500.00',
  });
  expect(figure.textContent).toBe('$2,000.00 $1,800.00 $0.00001234 $2,500.00');
  expect(screen.getByTestId('token-price').textContent).toBe('$2,500.00');
  expect(screen.getByText('-1.50%')).toBeDefined();
  expect(screen.getByText('Sample prices')).toBeDefined();
  expect(requests()).toEqual([{ assets: [{ symbol: 'ETH' }], days: 7 }]);
});

test('loads another period with its button, which is marked as selected', async () => {
  open({ usd: 2500, change24h: 0 });
  await userEvent.click(screen.getByRole('button', { name: '1Y, last year' }));
  await screen.findByRole('figure', { name: /^Price of Ethereum, last year: / });
  expect(screen.getByRole('button', { name: '1Y, last year', pressed: true }).textContent).toBe('1Y');
  expect(requests().map(({ days }) => days)).toEqual([7, 365]);
  await userEvent.click(screen.getByRole('button', { name: '1Y, last year' }));
  expect(screen.getByRole('button', { name: '1Y, last year', pressed: true })).toBeDefined();
});

test('uses the display currency', async () => {
  knownRates.hear({ EUR: 0.92 });
  chosenCurrency.choose('EUR');
  open({ usd: 2500, change24h: 0 });
  expect(screen.getByTestId('token-price').textContent).toBe('€2,300.00');
  await screen.findByRole('figure', { name: /€1,840\.00 at the start, €2,300\.00 at the end/ });
});

test('shows an unknown value as a dash and a sentence', async () => {
  vi.mocked(getPastPrices).mockResolvedValue(answer(null));
  open();
  expect(screen.getByTestId('token-price').textContent).toBe('—');
  expect(await screen.findByText('No past prices are available right now.')).toBeDefined();
  expect(screen.queryByRole('figure')).toBeNull();
});

test('shows a failure, and retries', async () => {
  vi.mocked(getPastPrices).mockRejectedValueOnce(new Error('down'));
  const problems = loggedProblems();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('figure')).toBeDefined();
  expect(problems()).toEqual(['[wallet] Failed to load past prices']);
});
