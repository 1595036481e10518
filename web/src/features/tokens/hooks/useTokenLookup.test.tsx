import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchedOnNetworks } from '../../../lib/network/switchedOnNetworks.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { getTokenBalance } from '../api/getTokenBalance.ts';
import { getTokenDetails } from '../api/getTokenDetails.ts';
import type { TokenListing } from '../TokenListing.ts';
import { useTokenBalance } from './useTokenBalance.ts';
import { useTokenLookup } from './useTokenLookup.ts';

vi.mock('../api/getTokenDetails.ts', () => ({ getTokenDetails: vi.fn() }));
vi.mock('../api/getTokenBalance.ts', () => ({ getTokenBalance: vi.fn() }));
setUpComponentTests();

const CONTRACT = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const details = { name: 'Cake', symbol: 'CAKE', decimals: 18 };
const token: TokenListing = {
  id: 'alice_bsc_0x5fbdb2315678afecb367f032d93f642f64180aa3',
  token_name: 'Cake',
  token_symbol: 'CAKE',
  contract_address: CONTRACT,
  network: 'bsc',
  icon: '',
};

beforeEach(() => {
  switchedOnNetworks.forget();
  vi.mocked(getTokenDetails).mockReset().mockResolvedValue(details);
  vi.mocked(getTokenBalance).mockReset().mockResolvedValue({ amount: 5n, decimals: 18 });
});

test('queries no contract on a disabled network, until it is enabled', async () => {
  const { result } = renderHook(() => useTokenLookup(CONTRACT, 'bsc'), { wrapper: AppShell });
  expect(result.current).toEqual({ status: 'switchedOff' });
  expect(getTokenDetails).not.toHaveBeenCalled();
  act(() => switchedOnNetworks.set('bsc', true));
  await waitFor(() => expect(result.current).toEqual({ status: 'found', details }));
  expect(vi.mocked(getTokenDetails).mock.calls).toEqual([[{ address: CONTRACT, network: 'bsc' }]]);
});

test('queries no balance either: it is unknown, not zero', async () => {
  const { result } = renderHook(() => useTokenBalance(token, CONTRACT), { wrapper: AppShell });
  expect(result.current).toMatchObject({ held: undefined, isFailed: false });
  expect(getTokenBalance).not.toHaveBeenCalled();
  act(() => switchedOnNetworks.set('bsc', true));
  await waitFor(() => expect(result.current.held?.amount).toBe(5n));
});
