import { act, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { nfts } from '../../../catalogue/nfts.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { rest } from '../../../testing/rest.ts';
import { usePurchase } from './usePurchase.tsx';

setUpComponentTests();
beforeEach(() => {
  vi.useFakeTimers();
});

const [first] = nfts;
if (!first) throw new Error('There are no NFTs');
const nft = first;
const SUCCESS = 'Successfully purchased Harbour at Dusk!';

function Shell({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={['/nft/1']}>
      <AppShell>{children}</AppShell>
    </MemoryRouter>
  );
}

function renderPurchase() {
  const { result, unmount } = renderHook(() => ({ ...usePurchase(nft), pathname: useLocation().pathname }), {
    wrapper: Shell,
  });
  return { state: () => result.current, buy: () => act(() => result.current.purchase()), unmount };
}

test('takes two seconds, shows the outcome, marks it as a demo, and goes to the collection', async () => {
  const { state, buy } = renderPurchase();
  expect(state()).toMatchObject({ isProcessing: false, pathname: '/nft/1' });
  buy();
  await rest(1999);
  expect(state()).toMatchObject({ isProcessing: true, pathname: '/nft/1' });
  expect(screen.queryByText(SUCCESS)).toBeNull();
  await rest(1);
  expect(state().pathname).toBe('/nfts');
  expect(screen.getByText(SUCCESS)).toBeTruthy();
  expect(screen.getByText('2.4 ETH has been deducted from your wallet')).toBeTruthy();
  expect(screen.getByText('Demo: no coins moved')).toBeTruthy();
});

test('happens once, however often it is requested', async () => {
  const { buy } = renderPurchase();
  buy();
  buy();
  await rest(2000);
  expect(screen.getAllByText(SUCCESS)).toHaveLength(1);
});

test('ends when the page is left', async () => {
  const { buy, unmount } = renderPurchase();
  buy();
  unmount();
  await rest(5000);
  expect(screen.queryByText(SUCCESS)).toBeNull();
});
