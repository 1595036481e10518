import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hiddenBalance } from '../../../lib/storage/hiddenBalance.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import type { PortfolioValue } from '../PortfolioValue.ts';
import { PortfolioPanel } from './PortfolioPanel.tsx';

vi.mock('../../../components/MoneyChart.tsx', () => ({
  MoneyChart: ({ label }: { label: string }) => <figure aria-label={label} />,
}));
setUpComponentTests();
afterEach(() => hiddenBalance.remove());

const ready = (changes: Partial<PortfolioValue & { status: 'ready' }> = {}): PortfolioValue => ({
  status: 'ready',
  history: {
    usd: '2005.125',
    points: [
      { time: new Date('2026-11-20'), usd: '2500' },
      { time: new Date('2026-11-21'), usd: '2000.005' },
    ],
    leftOut: [],
  },
  past: 'known',
  isSample: false,
  retry: () => undefined,
  ...changes,
});

test('shows the total value, and describes the line in words', async () => {
  render(<PortfolioPanel value={ready()} />, { wrapper: AppShell });
  expect(screen.getByTestId('portfolio-value').textContent).toBe('$2,005.13');
  await screen.findByRole('figure', {
    name: 'Portfolio value over the last 30 days: $2,500.00 at the start, $2,000.01 now',
  });
});

test('names the networks missing from the line', () => {
  const history = { usd: '5', points: [], leftOut: ['polygon', 'ethereum'] as const };
  render(<PortfolioPanel value={ready({ history })} />, { wrapper: AppShell });
  expect(screen.getByText(/^Not included.*: coins on Polygon Mainnet, Ethereum Mainnet\.$/)).toBeDefined();
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.getByTestId('portfolio-value').textContent).toBe('$5.00');
});

test('shows the current value while past prices are missing', () => {
  render(<PortfolioPanel value={ready({ past: 'failed' })} />, { wrapper: AppShell });
  expect(screen.getByTestId('portfolio-value').textContent).toBe('$2,005.13');
  expect(screen.getByText('Past prices could not be loaded')).toBeDefined();
});

// Regression: 'Hide balance' did not mask the values in the activity.
test('masks the value and leaves out its line while amounts are hidden', () => {
  hiddenBalance.write('alice', true);
  render(<PortfolioPanel value={ready()} />, { wrapper: AppShell });
  expect(screen.getByTestId('portfolio-value').textContent).toBe('••••••');
  expect(screen.queryByRole('figure')).toBeNull();
  expect(document.body.textContent).not.toContain('$');
});
