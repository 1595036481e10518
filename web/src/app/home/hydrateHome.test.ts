// @vitest-environment node
import { networks } from '@everything-wallet/core/networks/networks';
import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import { expect, test } from 'vitest';
import type { LastKnownHome } from './lastKnownHome.ts';
import { hydrateHome } from './hydrateHome.ts';

const [ETHEREUM, SEPOLIA] = networks;
const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const AT = Date.parse('2026-11-22T12:00:00Z');
const token = {
  id: 'token',
  token_name: 'USD Coin',
  token_symbol: 'USDC',
  contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  network: 'ethereum' as const,
  icon: '',
};
const home: LastKnownHome = {
  version: 1,
  userId: 'alice',
  primary: { address: ADDRESS, watch_only: false },
  balance: { networkId: 'ethereum', wei: '15', price: { usd: 3000, isSample: false }, at: AT },
  tokens: [{ ...token, held: { amount: '25', decimals: 6, at: AT } }],
  transactions: { rows: [], at: AT },
};
const walletAddress = (address: string) => ({ address, watch_only: false }) as WalletAddress;

test('while the address is not known, all of it is shown, each figure with its time', () => {
  expect(hydrateHome(home, ETHEREUM, 'unknown')).toEqual({
    primary: home.primary,
    balance: { wei: 15n, price: { usd: 3000, isSample: false }, at: new Date(AT) },
    tokens: [{ ...token, held: { amount: 25n, decimals: 6, at: new Date(AT) } }],
    transactions: { rows: [], at: new Date(AT) },
  });
});

test('a balance of another network is not shown', () => {
  expect(hydrateHome(home, SEPOLIA, 'unknown').balance).toBeUndefined();
});

test.each([undefined, walletAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')])(
  'holdings and transfers of an address are not shown once the address is known to be another, or none',
  (now) => {
    const shown = hydrateHome(home, ETHEREUM, now);
    expect(shown).toMatchObject({
      primary: undefined,
      balance: undefined,
      tokens: [{ held: undefined }],
      transactions: undefined,
    });
  },
);

test('once it is known to be the same, the known address is used, and the figures wait for theirs', () => {
  expect(hydrateHome(home, ETHEREUM, walletAddress(ADDRESS.toLowerCase()))).toMatchObject({
    primary: undefined,
    balance: { wei: 15n },
    tokens: [{ held: { amount: 25n } }],
  });
});

test('shows nothing where nothing is known', () => {
  for (const address of ['unknown', undefined, walletAddress(ADDRESS)] as const) {
    expect(Object.values(hydrateHome(undefined, ETHEREUM, address)).filter(Boolean)).toEqual([]);
  }
});
