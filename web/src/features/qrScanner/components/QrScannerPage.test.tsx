import { networks } from '@everything-wallet/core/networks/networks';
import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { NetworkContext } from '../../../lib/network/NetworkContext.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { QrScannerPage } from './QrScannerPage.tsx';

setUpComponentTests();

const recipient = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const onReady = vi.fn();
const selectNetwork = vi.fn();

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  render(
    <AppShell>
      <MemoryRouter>
        <NetworkContext value={{ network: networks[0], selectNetwork }}>
          <QrScannerPage ownAddress={undefined} onReady={onReady} />
        </NetworkContext>
      </MemoryRouter>
    </AppShell>,
  );
});

const field = () => screen.getByLabelText<HTMLInputElement>('Wallet address');
const description = () =>
  document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

async function enter(text: string) {
  await user.click(field());
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Use address' }));
}

test('the field takes a payment link with its amount in the coin of the selected network', async () => {
  await enter(`ethereum:${recipient}?value=1.5e18`);
  expect(await screen.findByText('Address ready to use')).toBeTruthy();
  expect(onReady.mock.calls).toEqual([[{ recipient, networkId: 'ethereum', amount: parseAmount('1.5') }]]);
});

test('a link for another network asks before it is used, and is discarded on refusal', async () => {
  await enter(`ethereum:${recipient}@137?value=1.5e18`);
  expect(await screen.findByRole('dialog', { name: 'Switch to Polygon Mainnet?' })).toBeTruthy();
  expect(onReady).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Switch and continue' }));
  expect(selectNetwork.mock.calls).toEqual([['polygon']]);
  expect(onReady.mock.calls).toEqual([[{ recipient, networkId: 'polygon', amount: parseAmount('1.5') }]]);
});

test.each([
  [`ethereum:${recipient}?req-asset=USDT&value=3270000`, /does not support/],
  [`ethereum:${recipient}/transfer?address=${recipient}&uint256=3270000`, /requests a token, not coins/],
  [`ethereum:${recipient}@250`, /for a network that this wallet does not know/],
  ['vitalik.eth', /^Enter an address: 0x followed by 40 hex digits$/],
])('%s is refused, with the reason at the field', async (text, reason) => {
  await enter(text);
  expect(await screen.findByText('Invalid wallet address')).toBeTruthy();
  expect(description()).toMatch(reason);
  expect(field().value).toBe(text);
  expect(onReady).not.toHaveBeenCalled();
});
