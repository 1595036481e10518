import { networks } from '@everything-wallet/core/networks/networks';
import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { NetworkContext } from '../../../lib/network/NetworkContext.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { QrScannerPage } from './QrScannerPage.tsx';

setUpComponentTests();

const recipient = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

/** Opens the scanner as the browser does for a `web+ethereum:` link. */
function open(query: Record<string, string>) {
  const onReady = vi.fn();
  const router = createMemoryRouter(
    [{ path: '/qr-scanner', element: <QrScannerPage ownAddress={undefined} onReady={onReady} /> }],
    { initialEntries: [`/qr-scanner?${new URLSearchParams(query).toString()}`] },
  );
  render(
    <AppShell>
      <NetworkContext value={{ network: networks[0], selectNetwork: vi.fn() }}>
        <RouterProvider router={router} />
      </NetworkContext>
    </AppShell>,
  );
  return { onReady, address: () => router.state.location.pathname + router.state.location.search };
}
const field = () => screen.getByLabelText<HTMLInputElement>('Wallet address');

test('a link fills in the field and is used only when the user says so', async () => {
  const { onReady, address } = open({ link: `web+ethereum:${recipient}?value=1.5e18` });
  expect(field().value).toBe(`ethereum:${recipient}?value=1.5e18`);
  await vi.waitFor(() => expect(address()).toBe('/qr-scanner'));
  expect(onReady).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Use address' }));
  await vi.waitFor(() =>
    expect(onReady.mock.calls).toEqual([[{ recipient, networkId: 'ethereum', amount: parseAmount('1.5') }]]),
  );
});

test('a link that the wallet does not support is named at once', async () => {
  const { onReady } = open({ link: `Pay ethereum:${recipient}/transfer?uint256=1` });
  expect(await screen.findByText(/requests a token, not coins/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Use address' }));
  expect(onReady).not.toHaveBeenCalled();
});

test('a text without a payment fills in nothing', async () => {
  open({ link: 'legal winner thank year' });
  expect(await screen.findByText('Invalid wallet address')).toBeTruthy();
  expect(field().value).toBe('');
  expect(document.body.textContent).not.toContain('legal winner');
});
