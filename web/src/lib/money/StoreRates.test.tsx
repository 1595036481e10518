import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppShell } from '../../testing/AppShell.tsx';
import { rest } from '../../testing/rest.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { fetchCoinPrices } from '../prices/fetchCoinPrices.ts';
import { chosenCurrency } from './chosenCurrency.ts';
import { StoreRates } from './StoreRates.tsx';

vi.mock('../prices/fetchCoinPrices.ts', () => ({
  fetchCoinPrices: vi.fn(() => new Promise(() => undefined)),
}));
setUpComponentTests();
beforeEach(() => vi.useFakeTimers());

test('sends no request for dollars, and a price request where a rate is needed', async () => {
  render(<StoreRates />, { wrapper: AppShell });
  await rest(60_000);
  expect(fetchCoinPrices).not.toHaveBeenCalled();
  chosenCurrency.choose('EUR');
  await rest();
  expect(fetchCoinPrices).toHaveBeenCalledExactlyOnceWith({ symbols: ['ETH'] });
});
