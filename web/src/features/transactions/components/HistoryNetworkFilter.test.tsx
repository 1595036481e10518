import { alwaysOnNetworks } from '@everything-wallet/core/networks/networks';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchedOnNetworks } from '../../../lib/network/switchedOnNetworks.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { HistoryNetworkFilter } from './HistoryNetworkFilter.tsx';

setUpComponentTests();
beforeEach(switchedOnNetworks.forget);

function offered(network?: 'bsc') {
  render(<HistoryNetworkFilter network={network} onChange={vi.fn()} />, { wrapper: AppShell });
  return screen.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent);
}

const four = alwaysOnNetworks.map(({ name }) => name);

test('the history can be filtered by enabled networks', () => {
  switchedOnNetworks.set('base', true);
  expect(offered()).toEqual(['All networks', ...four, 'Base']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All networks' }).checked).toBe(true);
});

test('a disabled one is listed while it is selected', () => {
  expect(offered('bsc')).toEqual(['All networks', ...four, 'BNB Smart Chain']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'BNB Smart Chain' }).checked).toBe(true);
});
