import { getAddress } from 'ethers';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePrimaryAddress } from '../../features/accounts/hooks/usePrimaryAddress.ts';
import { LiveSwap } from '../../features/swap/components/LiveSwap.tsx';
import { swapSequences } from '../../features/swap/sequence/swapSequences.ts';
import { useTokens } from '../../features/tokens/hooks/useTokens.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { SwapRoute } from './SwapRoute.tsx';

const chosen = vi.hoisted(() => ({ network: 'polygon-amoy' }));
const ACCOUNT = getAddress(`0x${'5a'.repeat(20)}`);
const TOKEN = getAddress(`0x${'6b'.repeat(20)}`);
const ROUTER = getAddress(`0x${'7c'.repeat(20)}`);

vi.mock('../../features/accounts/hooks/usePrimaryAddress.ts', () => ({ usePrimaryAddress: vi.fn() }));
vi.mock('../../lib/session/useAuth.ts', () => ({ useAuth: () => ({ user: { id: 'alice' } }) }));
vi.mock('../../lib/network/useNetwork.ts', async () => {
  const { networkById } = await import('@everything-wallet/core/networks/findNetwork');
  return { useNetwork: () => ({ network: networkById(chosen.network as 'ethereum') }) };
});
vi.mock('../../lib/calls/listenToRecord.ts', () => ({
  listenToRecord: () => (onData: (record: unknown) => void) => {
    onData({ status: 'completed' });
    return () => undefined;
  },
}));
vi.mock('../../features/accounts/hooks/useAccounts.ts', () => ({
  useAccounts: () => ({ status: 'loading' }),
}));
vi.mock('../../features/holdings/hooks/useHoldings.ts', () => ({ useHoldings: () => ({ assets: [] }) }));
vi.mock('../wallet/useAddresses.ts', () => ({ useAddresses: () => [] }));
vi.mock('../../features/tokens/hooks/useTokens.ts', () => ({ useTokens: vi.fn() }));
vi.mock('../../features/swap/components/LiveSwap.tsx', () => ({ LiveSwap: vi.fn(() => null) }));
vi.mock('../review/ReviewCallsDialog.tsx', () => ({ ReviewCallsDialog: () => null }));
setUpComponentTests();

const retry = vi.fn();
type Primary = ReturnType<typeof usePrimaryAddress>;
const ready = { status: 'ready', data: { address: ACCOUNT, derivation_index: 0 }, retry };
beforeEach(() => {
  retry.mockReset();
  swapSequences.write({
    id: 'one',
    user_id: 'alice',
    network: 'ethereum',
    account: ACCOUNT,
    sell: { contract: TOKEN, symbol: 'USDC', decimals: 6 },
    buy: { contract: null, symbol: 'ETH', decimals: 18 },
    amount: '2000000',
    slippage_bps: 50,
    router: ROUTER,
    step: { name: 'approve', tx_hash: `0x${'ab'.repeat(32)}`, shown_at: 0, least: null },
    written_at: 0,
  });
});
afterEach(() => swapSequences.forget('alice'));

function open(network: string, primary: unknown) {
  chosen.network = network;
  vi.mocked(usePrimaryAddress).mockReturnValue(primary as Primary);
  return render(
    <MemoryRouter>
      <SwapRoute />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
}

// Regression: where the network has no exchange, pending approvals on another one were not shown.
test('without an exchange the pending swaps are above the demo screen', async () => {
  open('polygon-amoy', ready);
  expect(await screen.findByText(/You approved exactly 2 USDC/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Revoke approval' })).toBeTruthy();
  expect(screen.getByText('Demo')).toBeTruthy();
});

test('an address that cannot be read is an error, and no demo', async () => {
  open('ethereum', { status: 'failed', error: new Error('silent'), retry });
  expect(screen.queryByText('Demo')).toBeNull();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

// Regression: pending approvals were hidden until the primary address was read, and where it could not be.
test.each([
  ['is read', 'ethereum', { status: 'loading', retry }],
  ['is read, without an exchange', 'polygon-amoy', { status: 'loading', retry }],
  ['cannot be read', 'ethereum', { status: 'failed', error: new Error('silent'), retry }],
])('while the address %s, the swaps under way are there and wait', async (_, network, primary) => {
  open(network, primary);
  expect(await screen.findByText(/You approved exactly 2 USDC/)).toBeTruthy();
  for (const name of ['Continue', 'Revoke approval', 'Dismiss'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
});

test('without an address they are shown with their account', async () => {
  open('ethereum', { status: 'ready', data: undefined, retry });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/^This swap belongs to 0x5a5a5a5A/i)).toBeTruthy();
});

test('the decimals that tokens of this network had when they were added are handed on', async () => {
  const token = { network: 'ethereum', contract_address: TOKEN, decimals: 6 };
  const records = [
    token,
    { ...token, contract_address: ACCOUNT, decimals: null },
    { ...token, contract_address: ROUTER, network: 'polygon' },
  ];
  vi.mocked(useTokens).mockReturnValue({
    status: 'ready',
    data: { records },
    retry,
  } as unknown as ReturnType<typeof useTokens>);
  open('ethereum', ready);
  await vi.waitFor(() => expect(LiveSwap).toHaveBeenCalled());
  expect(vi.mocked(LiveSwap).mock.lastCall?.[0].storedDecimals).toEqual(new Map([[TOKEN.toLowerCase(), 6]]));
});
