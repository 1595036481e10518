import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { rest } from '../../../testing/rest.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { DemoSwap } from './DemoSwap.tsx';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
setUpComponentTests();
beforeEach(() => void vi.useFakeTimers());
afterEach(fakeServer.reset);

const rate = () => screen.getByText('Rate').nextElementSibling?.textContent;

// Regression: amounts were converted with prices of any age.
test('converts nothing with prices that are five minutes old', async () => {
  const ages = [4 * 60_000, 5 * 60_000];
  fakeServer.answer('getTokenPrices', () => ({
    prices: { ETH: { usd: 3000, change24h: 0 }, USDT: { usd: 1, change24h: 0 } },
    source: 'coingecko',
    asOf: '2026-11-21T10:00:00.000Z',
    ageMs: ages.shift(),
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
