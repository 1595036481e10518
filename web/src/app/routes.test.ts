import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../config/paths.ts';
import { routes } from './routes.tsx';
import { RequireUser } from './session/RequireUser.tsx';
import { RequireVerified } from './session/RequireVerified.tsx';

const Home = vi.hoisted(() => () => 'Home');
const loaded = vi.hoisted(() => vi.fn());
vi.mock('./routes/WalletRoute.tsx', () => {
  loaded();
  return { WalletRoute: Home };
});

afterEach(() => window.localStorage.clear());

/** Loads the screen of an address as the router does. */
async function load(address: string): Promise<ComponentType | undefined> {
  const lazy = matchRoutes(routes, address)?.at(-1)?.route.lazy;
  if (typeof lazy !== 'function') throw new Error(`Nothing is loaded at ${address}`);
  const { Component } = (await lazy()) as { Component?: ComponentType };
  return Component;
}

// Regression: opening /wallet without a session loaded the wallet before the redirect to sign-in.
test('without a session the wallet is not loaded before its guard leads away', async () => {
  expect(await load('/wallet')).not.toBe(Home);
  expect(loaded).not.toHaveBeenCalled();
});

test('with a session it is loaded together with its guard', async () => {
  window.localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  expect(await load('/wallet')).toBe(Home);
});

/** Returns the first loaded screen of an address: its guard, where it has one. */
async function guardOf(address: string): Promise<unknown> {
  for (const { route } of matchRoutes(routes, address)?.slice(0, -1) ?? []) {
    if (typeof route.lazy === 'function') return ((await route.lazy()) as { Component?: unknown }).Component;
  }
  return undefined;
}

test('the wallet is for who is verified', async () => {
  expect(await guardOf(paths.wallet)).toBe(RequireVerified);
});

test.each([
  paths.history,
  paths.activity,
  paths.transaction('1'),
  paths.addToken,
  paths.token('eth'),
  paths.settings,
  paths.networkSettings,
  paths.approvals,
  paths.connectedSites,
  paths.qrScanner,
  paths.contacts,
  paths.accounts,
  paths.developerPortal,
  paths.swap,
  paths.markets,
  paths.nfts,
  paths.nft('1'),
  paths.nftMarketplace,
  paths.defi,
])('%s is for users', async (path) => {
  expect(await guardOf(path)).toBe(RequireUser);
});
