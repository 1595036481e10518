import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { usePrices } from '../../../lib/prices/usePrices.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import type { HeldNft } from '../HeldNft.ts';
import { answerOf, COLLECTION, network, serveMarket } from '../testing/fakeMarket.ts';
import { FloorSummary } from './FloorSummary.tsx';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
vi.mock('../../../lib/prices/usePrices.ts', () => ({ usePrices: vi.fn() }));
setUpComponentTests();

const OWNER = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const OTHER = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

const held = (changes: Partial<HeldNft> = {}): HeldNft => ({
  network,
  contract: COLLECTION,
  tokenId: '7',
  owner: OWNER,
  units: 1n,
  ...changes,
});

/** Serves floors by contract, in the smallest unit; other contracts have none. */
function serveFloors(floors: Readonly<Record<string, string>>) {
  return serveMarket(({ contract = '' }) => ({
    answer: answerOf([], {
      collections: [
        { contract, name: 'Tides', floor: floors[contract] ?? null, volume24h: null, totalVolume: null },
      ],
    }),
  }));
}

/** Sets the market price of a coin to 3,000 dollars, with the changes of a test. */
function priceCoin(changes: Partial<ReturnType<typeof usePrices>> = {}) {
  vi.mocked(usePrices).mockReturnValue({
    prices: { ETH: { usd: 3000, change24h: 0 } },
    isSample: false,
    asOf: undefined,
    isOld: false,
    isLoading: false,
    error: undefined,
    retry: () => undefined,
    ...changes,
  });
}

function open(nfts: readonly HeldNft[], props: Partial<ComponentProps<typeof FloorSummary>> = {}) {
  render(
    <MemoryRouter>
      <FloorSummary nfts={nfts} isSearching={false} hasMore={false} unanswered={[]} {...props} />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
}

const region = () => screen.findByRole('region', { name: 'NFTs at floor' });

async function settled(): Promise<string | null> {
  const section = await region();
  await waitFor(() => expect(section.querySelector('[aria-busy="false"]')).not.toBeNull());
  return section.textContent;
}

beforeEach(() => {
  fakeServer.reset();
  priceCoin();
});

test('counts each NFT with its collection’s floor, which is requested once and without the owner’s own price', async () => {
  const requests = serveFloors({ [COLLECTION]: '500000000000000000' });
  open([held(), held({ tokenId: '8' }), held({ tokenId: '9', units: 3n })]);
  expect(await settled()).toContain('2.5 ETH');
  const section = await region();
  await waitFor(() => expect(section.textContent).toContain('Worth $7,500.00'));
  expect(section.textContent).toContain('it counts in no total');
  expect(section.textContent).not.toContain('not counted');
  expect(requests).toEqual([expect.objectContaining({ contract: COLLECTION, tokenId: '7', seller: OWNER })]);
});

test('leaves out NFTs without a floor or with an uncertain number, and counts them', async () => {
  serveFloors({ [COLLECTION]: '500000000000000000' });
  open([
    held(),
    held({ contract: OTHER, tokenId: '1' }),
    held({ contract: OTHER, tokenId: '2' }),
    held({ tokenId: '9', units: undefined }),
  ]);
  const text = await settled();
  expect(text).toContain('0.5 ETH');
  expect(text).toContain('2 NFTs are not counted: the floors of their collections are unknown.');
  expect(text).toContain('1 NFT is not counted: its quantity is not confirmed.');
});

test('shows no zero without any floor', async () => {
  serveFloors({});
  open([held()]);
  const text = await settled();
  expect(text).toContain('—');
  expect(text).toContain('1 NFT is not counted: the floor of its collection is unknown.');
  expect(text).not.toContain('0 ETH');
  expect(text).not.toContain('Worth');
});

test('shows an unknown value without a current price', async () => {
  priceCoin({ isOld: true });
  serveFloors({ [COLLECTION]: '500000000000000000' });
  open([held()]);
  const text = await settled();
  expect(text).toContain('0.5 ETH');
  expect(text).toContain('Worth —');
});

test('marks test coins, which have no value', async () => {
  serveFloors({ [COLLECTION]: '500000000000000000' });
  open([held({ network: networkById('sepolia') })]);
  const text = await settled();
  expect(text).toContain('0.5 SepoliaETH');
  expect(text).toContain('TEST');
  expect(text).not.toContain('Worth');
});

test('reports NFTs not scanned, and networks without an answer', async () => {
  serveFloors({ [COLLECTION]: '500000000000000000' });
  open([held()], { hasMore: true, unanswered: ['Polygon'] });
  const text = await settled();
  expect(text).toContain('You may have more NFTs than were scanned.');
  expect(text).toContain('Polygon did not answer.');
});

test('marks the known part while more is loading', async () => {
  serveFloors({ [COLLECTION]: '500000000000000000' });
  open([held()], { isSearching: true });
  expect(await screen.findByText('0.5 ETH')).toBeDefined();
  expect(screen.getByText('Still loading more.')).toBeDefined();
});

test('knows no floor if the marketplaces cannot be reached', async () => {
  loggedProblems();
  serveMarket(() => ({ failure: { code: 'unavailable', message: 'No' } }));
  open([held()]);
  expect(await settled()).toContain('1 NFT is not counted');
});

test('shows nothing without NFTs', () => {
  serveFloors({});
  open([]);
  expect(screen.queryByText('NFTs at floor')).toBeNull();
});
