import { alwaysOnNetworks, networks } from '@everything-wallet/core/networks/networks';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchedOnNetworks } from '../../../lib/network/switchedOnNetworks.ts';
import { messages } from '../../../messages/messages.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { assetLabels } from '../assetLabels.ts';
import type { ChosenFilters } from '../ChosenFilters.ts';
import { NarrowingPanel } from './NarrowingPanel.tsx';

setUpComponentTests();
beforeEach(switchedOnNetworks.forget);

function offered(filters: Partial<ChosenFilters>) {
  render(<NarrowingPanel filters={filters as ChosenFilters} assets={new Map()} onChoose={vi.fn()} />, {
    wrapper: AppShell,
  });
  const choice = screen.getByLabelText(messages['history.filters.network']);
  const known = networks.map(({ name }): string => name);
  return within(choice)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
    .filter((name) => known.includes(name));
}

const four = alwaysOnNetworks.map(({ name }) => name);

test('the history is narrowed to networks that are on', () => {
  switchedOnNetworks.set('base', true);
  expect(offered({})).toEqual([...four, 'Base']);
});

test('one that is off is offered where it is what was asked for', () => {
  expect(offered({ network: 'bsc' })).toEqual([...four, 'BNB Smart Chain']);
});

test('coins of a network that is off are there where something of them was moved', () => {
  const moved = { network: 'bsc', token_symbol: 'BNB' } as Parameters<typeof assetLabels>[1][number];
  expect([...assetLabels([], [], alwaysOnNetworks).keys()]).toEqual(['ETH', 'SepoliaETH', 'MATIC']);
  expect([...assetLabels([], [moved], alwaysOnNetworks).keys()]).toContain('BNB');
});
