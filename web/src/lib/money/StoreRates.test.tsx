import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppShell } from '../../testing/AppShell.tsx';
import { rest } from '../../testing/rest.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { getTokenPrices } from '../prices/getTokenPrices.ts';
import { chosenCurrency } from './chosenCurrency.ts';
import { StoreRates } from './StoreRates.tsx';

vi.mock('../prices/getTokenPrices.ts', () => ({ getTokenPrices: vi.fn(() => new Promise(() => undefined)) }));
setUpComponentTests();
beforeEach(() => vi.useFakeTimers());

test('sends no request for dollars, and a price request where a rate is needed', async () => {
  render(<StoreRates />, { wrapper: AppShell });
  await rest(60_000);
  expect(getTokenPrices).not.toHaveBeenCalled();
  chosenCurrency.choose('EUR');
  await rest();
  expect(getTokenPrices).toHaveBeenCalledExactlyOnceWith({ symbols: ['ETH'] });
});
