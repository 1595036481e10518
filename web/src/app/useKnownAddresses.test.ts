import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppShell } from '../testing/AppShell.tsx';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { useKnownAddresses } from './useKnownAddresses.ts';

const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const WATCHED = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

vi.mock('../features/accounts/api/listenToWalletAddresses.ts', () => ({
  listenToWalletAddresses: () => (onData: (addresses: unknown) => void) => {
    onData([
      { address: WATCHED, watch_only: true },
      { address: OWN, watch_only: false },
    ]);
    return () => undefined;
  },
}));
vi.mock('../features/send/api/listenToSentTransfers.ts', () => ({
  MOST_SENT: 500,
  listenToSentTransfers: () => (onData: (records: unknown) => void) => {
    onData({ records: [], unreadable: 0 });
    return () => undefined;
  },
}));
setUpComponentTests();

test('an address that is only watched is no account, and the others keep their numbers', () => {
  const contacts = { status: 'ready', data: { records: [], unreadable: 0 } } as const;
  const { result } = renderHook(() => useKnownAddresses('alice', contacts), { wrapper: AppShell });
  expect(result.current.addresses).toEqual([{ kind: 'account', name: 'Account 2', address: OWN }]);
  expect(result.current.isLoading).toBe(false);
});
