import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressOf, holding, holdingsAnswer } from '../../features/holdings/testing/holdingsAnswer.ts';
import { fakeServer } from '../../lib/firebase/testing/fakeServer.ts';
import { attention } from '../../lib/refresh/attention.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { rest } from '../../testing/rest.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { useOwnFigures } from './useOwnFigures.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
const accounts = vi.hoisted(() => ({ addresses: [] as readonly string[] }));
vi.mock('../../features/accounts/hooks/useAccounts.ts', () => ({
  useAccounts: () => ({ status: 'ready', data: accounts.addresses.map((address) => ({ address })) }),
}));
vi.mock('../../features/tokens/hooks/useTokens.ts', () => ({
  useTokens: () => ({ status: 'loading', retry: () => undefined }),
}));
setUpComponentTests();

const ethereum = networkById('ethereum');
const ONE = addressOf(1);
const OTHER = addressOf(2);
const TOKEN = addressOf(3);

interface Asked {
  readonly holdings: readonly { network: string; addresses: readonly string[] }[];
}

beforeEach(() => {
  vi.useFakeTimers();
  attention.notice();
  fakeServer.answer('refreshWallet', (input) => ({
    balances: [],
    tokenBalances: [],
    holdings: (input as Asked).holdings.map(({ network, addresses }) => ({
      answer: holdingsAnswer(
        addresses.map((address) => holding(address, network === 'mainnet' ? BigInt(address) : 0n)),
      ),
    })),
  }));
});
afterEach(() => fakeServer.reset());

test('the figures of all accounts arrive in one call, without a price request', async () => {
  accounts.addresses = [ONE, OTHER];
  const { result } = renderHook(() => useOwnFigures('alice'), { wrapper: AppShell });
  expect(result.current(ethereum, ONE)).toBeUndefined();
  await rest();
  expect(result.current(ethereum, ONE)).toMatchObject({ units: 1n, agreeing: 3, sighting: { block: 123 } });
  expect(result.current(ethereum, OTHER)?.units).toBe(2n);
  expect(result.current(ethereum, undefined)).toBeUndefined();
  expect(result.current(ethereum, ONE, TOKEN)).toBeUndefined();
  expect(fakeServer.askedNames()).toEqual(['refreshWallet']);
  expect(fakeServer.asked('refreshWallet')[0]).not.toHaveProperty('prices');
});
