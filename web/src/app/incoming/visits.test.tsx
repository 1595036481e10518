import { networks } from '@everything-wallet/core/networks/networks';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountMarks } from '../../features/transactions/api/listenToAccountMarks.ts';
import { fakeServer } from '../../lib/firebase/testing/fakeServer.ts';
import { attention } from '../../lib/refresh/attention.ts';
import { trustedMarks } from '../../lib/refresh/trustedMarks.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { rest } from '../../testing/rest.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { IncomingWatch } from './IncomingWatch.tsx';

/* What the wallet does from one visit to the next, and in a tab that stays open, where scanners watch all networks. */

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
vi.mock('../../features/accounts/api/listenToWalletAddresses.ts', () => ({
  listenToWalletAddresses: () => (onData: (accounts: readonly object[]) => void) => {
    onData([{ address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94', watch_only: false }]);
    return () => undefined;
  },
}));
let marks: AccountMarks = new Map();
let isCurrent = true;
vi.mock('../../features/transactions/api/listenToAccountMarks.ts', () => ({
  listenToAccountMarks: () => (onData: (known: object) => void) => {
    onData({ marks, isCurrent });
    return () => undefined;
  },
}));
setUpComponentTests();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const watched = networks.map(({ rpcName }) => rpcName);
const scans = () => fakeServer.asked('refreshWallet').length;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  attention.notice();
  marks = new Map([['ethereum', 5]]);
  isCurrent = true;
  fakeServer.reset();
  fakeServer.answer('refreshWallet', () => ({
    balances: [],
    tokenBalances: [],
    incoming: { answer: { arrived: [], arrivedCount: 0, isCatchingUp: false, silent: [], watched } },
  }));
});
afterEach(() => {
  setVisibility('visible');
  trustedMarks.clear();
});

function setVisibility(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/** Opens the wallet for a minute; returns what is trusted before the first scan. */
async function visit() {
  const { unmount } = render(<IncomingWatch userId="alice" />, { wrapper: AppShell });
  const isTrusted = trustedMarks.has('ethereum');
  const isUnchanged = trustedMarks.isUnchanged('ethereum');
  expect(scans()).toBe(0);
  await rest(MINUTE);
  expect(trustedMarks.has('ethereum')).toBe(true);
  unmount();
  fakeServer.reset();
  fakeServer.answer('refreshWallet', () => ({
    balances: [],
    tokenBalances: [],
    incoming: { answer: { arrived: [], arrivedCount: 0, isCatchingUp: false, silent: [], watched } },
  }));
  return { isTrusted, isUnchanged };
}

test('the next visit trusts marks that have not changed, before its first scan', async () => {
  expect(await visit()).toEqual({ isTrusted: false, isUnchanged: false });
  expect(await visit()).toEqual({ isTrusted: true, isUnchanged: true });
  marks = new Map([['ethereum', 6]]);
  expect(await visit()).toEqual({ isTrusted: false, isUnchanged: false });
  isCurrent = false;
  const { unmount } = render(<IncomingWatch userId="alice" />, { wrapper: AppShell });
  expect(trustedMarks.has('ethereum')).toBe(false);
  unmount();
});

test('a first scan that does not name the network as watched ends that trust', async () => {
  await visit();
  fakeServer.answer('refreshWallet', () => ({
    balances: [],
    tokenBalances: [],
    incoming: { answer: { arrived: [], arrivedCount: 0, isCatchingUp: false, silent: [], watched: [] } },
  }));
  render(<IncomingWatch userId="alice" />, { wrapper: AppShell });
  expect(trustedMarks.has('ethereum')).toBe(true);
  await rest(MINUTE / 2);
  expect(trustedMarks.has('ethereum')).toBe(false);
});

// The cost tables count a hidden minute of a tab that may notify (quality/cost): one call in 90 seconds at most.
test('a hidden tab that may notify scans every three minutes for a day, and another one never', async () => {
  render(<IncomingWatch userId="alice" />, { wrapper: AppShell });
  await rest(MINUTE);
  setVisibility('hidden');
  const before = scans();
  await rest(24 * HOUR);
  expect(scans()).toBe(before);
  setVisibility('visible');
  vi.stubGlobal('Notification', Object.assign(vi.fn(), { permission: 'granted' }));
  await rest(MINUTE);
  setVisibility('hidden');
  const from = scans();
  await rest(24 * HOUR);
  expect(scans() - from).toBeGreaterThanOrEqual(470);
  expect(scans() - from).toBeLessThanOrEqual(480);
}, 120_000);
