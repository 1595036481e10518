import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { ExplorerRow } from './ExplorerRow.tsx';

setUpComponentTests();

let isLocal = false;
vi.mock('../../../components/useExplorer.ts', () => ({
  useExplorer: ({ explorerUrl }: Network) => (isLocal ? undefined : explorerUrl),
}));

const [network] = networks;
const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

test.each([
  [true, `https://etherscan.io/token/${address}`],
  [false, `https://etherscan.io/address/${address}`],
])('leads to a token, or an account: %s', (isToken, href) => {
  render(<ExplorerRow network={network} address={address} isToken={isToken} />, { wrapper: AppShell });
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'etherscan.io' }).href).toBe(href);
});

test('is hidden on a local chain', () => {
  isLocal = true;
  render(<ExplorerRow network={network} address={address} />, { wrapper: AppShell });
  expect(screen.queryByText('Block explorer')).toBeNull();
});
