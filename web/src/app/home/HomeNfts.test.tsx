import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { acceptedCollections } from '../../features/nfts/accepted/acceptedCollections.ts';
import { transaction } from '../../features/transactions/testing/transaction.ts';
import type { Transaction } from '../../features/transactions/Transaction.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { storeSession } from '../../testing/storeSession.ts';
import { homeHoldings } from './homeHoldings.ts';
import { lastKnownHome, type LastKnownHome } from './lastKnownHome.ts';

setUpComponentTests();

const COLLECTION = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const DAY_MS = 24 * 60 * 60_000;

type StoredNft = NonNullable<LastKnownHome['nfts']>['held'][number];

const owl: StoredNft = {
  network: 'mainnet',
  contract: COLLECTION,
  tokenId: '7',
  name: 'Barn Owl',
  isUnverified: false,
  fetchedAt: 1_700_000_000_000,
};

function store(held: readonly StoredNft[], at = Date.now() - 60_000) {
  lastKnownHome.store({
    version: 1,
    userId: 'alice',
    primary: { address: ADDRESS, watch_only: false },
    balance: { networkId: 'ethereum', wei: '1', at: Date.now() },
    nfts: { held: [...held], at },
  });
}

function open(transactions: readonly Transaction[] = []) {
  render(
    <MemoryRouter>
      <homeHoldings.Nfts userId="alice" transactions={transactions} />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
  return screen.queryAllByRole('listitem').map((item) => item.querySelector('a')?.getAttribute('aria-label'));
}

beforeEach(() => {
  window.localStorage.clear();
  storeSession('alice');
});

test('shows the known NFTs with their time, their pictures from our own site, and links to them and to all', () => {
  store([owl, { ...owl, tokenId: '8', name: 'Night Birds #8', fetchedAt: undefined }]);
  expect(open()).toEqual(['Barn Owl', 'Night Birds #8']);
  expect(screen.getByTestId('last-known').textContent).toMatch(/^As of/);
  expect(screen.getByRole('link', { name: 'Barn Owl' }).getAttribute('href')).toBe(
    `/nft/mainnet:${COLLECTION}:7`,
  );
  expect(screen.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe('/nfts');
  const [picture, drawing] = screen.getAllByTestId('nft-picture');
  expect(picture?.querySelector('img')?.getAttribute('src')).toBe(
    `/nft-pictures/mainnet/${COLLECTION}/7/256?of=1700000000000`,
  );
  expect(picture?.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  expect(drawing?.dataset['state']).toBe('drawn');
});

test('shows nothing where none is known, or what is known is old', () => {
  expect(open()).toEqual([]);
  expect(screen.queryByRole('region')).toBeNull();
  store([owl], Date.now() - 8 * DAY_MS);
  expect(open()).toEqual([]);
  store([]);
  expect(open()).toEqual([]);
  expect(screen.queryByRole('region')).toBeNull();
});

test('shows unrequested ones only of collections that the user trusts', () => {
  store([{ ...owl, isUnverified: true }]);
  expect(open()).toEqual([]);
  cleanup();
  acceptedCollections.set('alice', `ethereum ${COLLECTION.toLowerCase()}`, true);
  expect(open()).toEqual(['Barn Owl']);
});

test.each<[string, Partial<Transaction>, boolean]>([
  ['was sent since', {}, false],
  ['is being sent', { status: 'pending', time: undefined }, false],
  ['was sold since', { call_kind: 'fulfillOrder' }, false],
  ['was to be sent, which failed', { status: 'failed' }, true],
  ['was received since', { type: 'receive' }, true],
  ['was sent before, and came back', { time: new Date(Date.now() - DAY_MS) }, true],
  ['has the number of another that was sent', { contract_address: ADDRESS }, true],
])('one that %s', (_, changes, isShown) => {
  store([owl]);
  const moved = transaction({
    call_kind: 'nftTransfer',
    contract_address: COLLECTION,
    token_id: '7',
    time: new Date(),
    ...changes,
  });
  expect(open([moved])).toEqual(isShown ? ['Barn Owl'] : []);
});
