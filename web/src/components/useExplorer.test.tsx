import { networks } from '@everything-wallet/core/networks/networks';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadEnvironment } from '../config/environment.ts';
import { AppShell } from '../testing/AppShell.tsx';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { useEnvironment } from './useEnvironment.ts';
import { useExplorer } from './useExplorer.ts';

setUpComponentTests();

vi.mock('../config/environment.ts', () => ({ loadEnvironment: vi.fn() }));
const production = { emulators: null, faucetUrl: null, appCheck: null };
const emulator = { host: '127.0.0.1', port: 1 };
const local = {
  ...production,
  emulators: { auth: 'http://127.0.0.1:1', firestore: emulator, functions: emulator },
};
const [network] = networks;
beforeEach(() => vi.mocked(loadEnvironment).mockReset());

const requested = () =>
  renderHook(() => ({ isKnown: useEnvironment() !== undefined, origin: useExplorer(network) }), {
    wrapper: AppShell,
  }).result;

test('a public network has its explorer', async () => {
  vi.mocked(loadEnvironment).mockResolvedValue(production);
  const result = requested();
  expect(result.current.origin).toBeUndefined();
  await waitFor(() => expect(result.current.origin).toBe('https://etherscan.io'));
});

// Regression: a transaction of a local chain linked to a public explorer, which knows another transaction or
// none.
test('a local chain has none', async () => {
  vi.mocked(loadEnvironment).mockResolvedValue(local);
  const result = requested();
  await waitFor(() => expect(result.current.isKnown).toBe(true));
  expect(result.current.origin).toBeUndefined();
});
