import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { alwaysOnNetworks } from '@everything-wallet/core/networks/networks';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { texts } from '../../../texts/texts.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { assetLabels } from '../assetLabels.ts';
import type { ChosenFilters } from '../ChosenFilters.ts';
import { transaction } from '../testing/transaction.ts';
import { NarrowingPanel } from './NarrowingPanel.tsx';

setUpComponentTests();

const WETH = '0x4200000000000000000000000000000000000006';

test('coins of a disabled network are listed if the history has them', () => {
  const moved = transaction({ network: 'bsc', token_symbol: 'BNB' });
  const coins = ['ethereum:ETH', 'sepolia:SepoliaETH', 'polygon:MATIC', 'polygon-amoy:MATIC'];
  expect([...assetLabels([], [], alwaysOnNetworks).keys()].toSorted()).toEqual(coins.toSorted());
  expect([...assetLabels([], [moved], alwaysOnNetworks).keys()]).toContain('bsc:BNB');
});

// Regression: WETH of OP Mainnet and of Base was one entry, and MATIC was both Polygon's and Amoy's test coin.
test('an asset is named with its network; a token with its contract as well, for others may have the same symbol', () => {
  const of = (network: string) => transaction({ network, token_symbol: 'WETH', contract_address: WETH });
  const added = {
    network: 'base',
    token_symbol: 'Other name',
    contract_address: WETH.toUpperCase().replace('X', 'x'),
  };
  expect([...assetLabels([added], [of('base'), of('optimism')], [networkById('polygon')])]).toEqual([
    ['polygon:MATIC', 'MATIC · Polygon Mainnet'],
    [`base:${WETH}`, `Other name · Base · ${shortenAddress(WETH)}`],
    [`optimism:${WETH}`, `WETH · OP Mainnet · ${shortenAddress(WETH)}`],
  ]);
});

test('assets that no link can express are not listed', () => {
  expect([...assetLabels([], [transaction({ network: 'unknown', contract_address: WETH })], [])]).toEqual([]);
});

test.each([
  ['MATIC', 'MATIC · any network'],
  [WETH, `${shortenAddress(WETH)} · any network`],
  [`optimism:${WETH}`, `${shortenAddress(WETH)} · OP Mainnet`],
  ['bsc:BNB', 'BNB · BNB Smart Chain'],
])('%s, selected by a link, is labelled %s', (asset, label) => {
  render(<NarrowingPanel filters={{ asset } as ChosenFilters} assets={new Map()} onChoose={vi.fn()} />, {
    wrapper: AppShell,
  });
  const choice = screen.getByLabelText<HTMLSelectElement>(texts['history.filters.asset']);
  expect([choice.value, choice.selectedOptions[0]?.textContent]).toEqual([asset, label]);
});
