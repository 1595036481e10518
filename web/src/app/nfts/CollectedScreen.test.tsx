import type { NftListingsAnswer } from '@everything-wallet/core/schemas/nftListingsAnswer';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { askListings } from '../../features/listings/api/askListings.ts';
import { askNfts } from '../../features/nfts/api/askNfts.ts';
import { drawRows } from '../../features/nfts/testing/drawRows.ts';
import {
  COLLECTION,
  nftsAnswer,
  OTHER_COLLECTION,
  OWNER,
  ownedNft,
} from '../../features/nfts/testing/nftsAnswer.ts';
import { askNftMetadata } from '../../lib/nfts/askNftMetadata.ts';
import { metadataItem } from '../../lib/nfts/testing/metadataItem.ts';
import { fetchCoinPrices } from '../../lib/prices/fetchCoinPrices.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { loggedProblems } from '../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { storeSession } from '../../testing/storeSession.ts';
import { lastKnownHome } from '../home/lastKnownHome.ts';
import { CollectedScreen } from './CollectedScreen.tsx';

vi.mock('../../features/nfts/api/askNfts.ts', () => ({ askNfts: vi.fn() }));
vi.mock('../../features/listings/api/askListings.ts', () => ({ askListings: vi.fn() }));
vi.mock('../../lib/nfts/askNftMetadata.ts', () => ({ askNftMetadata: vi.fn() }));
vi.mock('../../lib/prices/fetchCoinPrices.ts', () => ({ fetchCoinPrices: vi.fn() }));
vi.mock('../../components/useEnvironment.ts', () => ({ useEnvironment: () => undefined }));
setUpComponentTests();

const WATCHED = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const accounts = [
  { address: OWNER, name: 'Account 1', derivationIndex: 0 },
  { address: WATCHED, name: 'Grandma', derivationIndex: null },
];

beforeEach(() => {
  drawRows();
  window.localStorage.clear();
  storeSession('alice');
  lastKnownHome.store({
    version: 1,
    userId: 'alice',
    primary: { address: OWNER, watch_only: false },
    balance: { networkId: 'ethereum', wei: '1', at: Date.now() },
  });
  vi.mocked(askNftMetadata).mockImplementation(({ items }) =>
    Promise.resolve(items.map(({ contract, tokenId }) => metadataItem({ contract, tokenId }))),
  );
  vi.mocked(fetchCoinPrices).mockResolvedValue({
    prices: { ETH: { usd: 3000, change24h: 1 } },
    source: 'coingecko',
    asOf: new Date().toISOString(),
    ageMs: 1_000,
  });
  vi.mocked(askListings).mockImplementation(() =>
    Promise.resolve({
      collections: [{ contract: COLLECTION, name: 'Night Birds', floor: '500000000000000000' }],
    } as unknown as NftListingsAnswer),
  );
});

const sold = {
  network: 'mainnet' as const,
  contract: COLLECTION,
  tokenId: '77',
  name: 'Sold Owl',
  isUnverified: false,
};

const open = () =>
  render(
    <AppShell>
      <MemoryRouter>
        <CollectedScreen userId="alice" accounts={accounts} sent={[]} />
      </MemoryRouter>
    </AppShell>,
  );

const stored = () => lastKnownHome.read('alice')?.nfts?.held;

test('shows the floor of a collection with its value, and asks for none of an unrequested one', async () => {
  vi.mocked(askNfts).mockImplementation(({ network }) =>
    Promise.resolve(
      nftsAnswer(
        network === 'mainnet'
          ? [ownedNft(), ownedNft({ contract: OTHER_COLLECTION, tokenId: '9', isUnverified: true })]
          : [],
      ),
    ),
  );
  open();
  expect(await screen.findByText('Floor 0.5 ETH')).toBeTruthy();
  expect(await screen.findByText('$1,500.00')).toBeTruthy();
  expect(vi.mocked(askListings).mock.calls.map(([{ contract }]) => contract)).toEqual([COLLECTION]);
});

test('stores the newest confirmed NFTs of own accounts for the home, with their names and pictures', async () => {
  vi.mocked(askNfts).mockImplementation(({ network }) =>
    Promise.resolve(
      nftsAnswer(
        network === 'mainnet'
          ? [
              ...Array.from({ length: 7 }, (_, index) =>
                ownedNft({ tokenId: `${index}`, arrivedAt: 1_000 + index }),
              ),
              ownedNft({ tokenId: '100', arrivedAt: 9_000, agreement: 'disputed' }),
              ownedNft({ tokenId: '101', arrivedAt: 9_000, owner: WATCHED }),
              ownedNft({ tokenId: '102', arrivedAt: 9_000, isUnverified: true }),
            ]
          : [],
      ),
    ),
  );
  open();
  await waitFor(() =>
    expect(stored()?.map(({ tokenId }) => tokenId)).toEqual(['6', '5', '4', '3', '2', '1']),
  );
  const owl = {
    network: 'mainnet',
    contract: COLLECTION,
    tokenId: '6',
    name: 'Barn Owl',
    isUnverified: false,
    fetchedAt: 1_700_000_000_000,
  };
  await waitFor(() => expect(stored()?.[0]).toEqual(owl));
  expect(stored()).toHaveLength(6);
});

test('the stored name and picture of an NFT stay until its metadata is loaded again', async () => {
  const held = [
    {
      network: 'mainnet' as const,
      contract: COLLECTION,
      tokenId: '7',
      name: 'Owl of yesterday',
      isUnverified: false,
      fetchedAt: 5,
    },
  ];
  const home = lastKnownHome.read('alice');
  if (home) lastKnownHome.store({ ...home, nfts: { held, at: Date.now() - 60_000 } });
  vi.mocked(askNftMetadata).mockReturnValue(new Promise(() => undefined));
  vi.mocked(askNfts).mockImplementation(({ network }) =>
    Promise.resolve(nftsAnswer(network === 'mainnet' ? [ownedNft(), ownedNft({ tokenId: '8' })] : [])),
  );
  open();
  await waitFor(() =>
    expect(stored()?.map(({ name }) => name)).toEqual(['Owl of yesterday', 'Night Birds #8']),
  );
});

test('the stored NFTs of a network stay while that network does not answer', async () => {
  loggedProblems();
  const held = [{ ...sold, network: 'polygon-mainnet' as const }, sold];
  const home = lastKnownHome.read('alice');
  if (home) lastKnownHome.store({ ...home, nfts: { held, at: Date.now() - 60_000 } });
  vi.mocked(askNfts).mockImplementation(({ network }) =>
    network === 'polygon-mainnet'
      ? Promise.reject(new Error('Nobody is there'))
      : Promise.resolve(nftsAnswer(network === 'mainnet' ? [ownedNft()] : [])),
  );
  open();
  expect(await screen.findByText(/^Polygon Mainnet did not answer/)).toBeTruthy();
  await waitFor(() =>
    expect(stored()?.map(({ network, name }) => `${network} ${name}`)).toEqual([
      'mainnet Barn Owl',
      'polygon-mainnet Sold Owl',
    ]),
  );
});
