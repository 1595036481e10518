import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { servePublicPrices } from '../../../lib/prices/testing/servePublicPrices.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { rest } from '../../../testing/rest.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { DemoSwap } from './DemoSwap.tsx';

setUpComponentTests();
beforeEach(() => void vi.useFakeTimers());

const rate = () => screen.getByText('Rate').nextElementSibling?.textContent;

// Regression: amounts were converted with prices of any age.
test('converts nothing with prices that are five minutes old', async () => {
  const ages = [4 * 60_000, 5 * 60_000];
  servePublicPrices(() => ({
    prices: { ETH: { usd: 3000, change24h: 0 }, USDT: { usd: 1, change24h: 0 } },
    ageMs: ages.shift() ?? 0,
  }));
  render(
    <MemoryRouter>
      <DemoSwap />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
  await rest();
  expect(rate()).toBe('1 ETH = 3000.000000 USDT');
  await rest(30_001);
  expect(rate()).toBe('N/A');
});
