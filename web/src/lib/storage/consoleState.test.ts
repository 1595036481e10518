import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProvider } from '../../../../clients/connect/src/createProvider.ts';
import { ACCOUNT, FakeWallet } from '../../../../clients/connect/src/testing/FakeWallet.ts';
import { consoleState } from './consoleState.ts';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
});

test("removes all that the connector stores for a page of the wallet's own origin", async () => {
  const url = window.location.origin;
  const wallet = new FakeWallet();
  const provider = createProvider({ url, announce: false });
  const ready = () => wallet.post({ everythingWallet: 'ready', versions: [1] }, { origin: url });
  const connecting = provider.request({ method: 'eth_requestAccounts' });
  ready();
  wallet.answer([ACCOUNT]);
  await connecting;
  const batch = { version: '2.0.0', chainId: '0x1', calls: [{}], atomicRequired: false };
  const sending = provider.request({ method: 'wallet_sendCalls', params: [batch] });
  ready();
  wallet.answer({ id: 'batch', hashes: [`0x${'ab'.repeat(32)}`] });
  await sending;
  expect(window.localStorage.length).toBe(2);
  window.localStorage.setItem('everything-wallet:redirects', '{}');

  consoleState.remove();
  expect(Object.keys(window.localStorage)).toEqual(['everything-wallet:redirects']);
  await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([]);
});
