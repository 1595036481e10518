import { render, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { FloorSummary } from '../../features/listings/components/FloorSummary.tsx';
import { askNfts } from '../../features/nfts/api/askNfts.ts';
import {
  COLLECTION,
  nftsAnswer,
  OTHER_COLLECTION,
  OWNER,
  ownedNft,
} from '../../features/nfts/testing/nftsAnswer.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { loggedProblems } from '../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { useNftAccounts } from '../nfts/useNftAccounts.ts';
import { NftsAtFloor } from './NftsAtFloor.tsx';

vi.mock('../../features/listings/components/FloorSummary.tsx', () => ({ FloorSummary: vi.fn(() => null) }));
vi.mock('../../features/nfts/api/askNfts.ts', () => ({ askNfts: vi.fn() }));
vi.mock('../nfts/useNftAccounts.ts', () => ({ useNftAccounts: vi.fn() }));
setUpComponentTests();

const WATCHED = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

/** Props of the last rendering. */
function shown(): ComponentProps<typeof FloorSummary> | undefined {
  return vi.mocked(FloorSummary).mock.lastCall?.[0];
}

test('counts confirmed NFTs of own accounts, and no unrequested ones', async () => {
  loggedProblems();
  const data = [
    { address: OWNER, name: 'Account 1', derivationIndex: 0 },
    { address: WATCHED, name: 'Grandma', derivationIndex: null },
  ];
  vi.mocked(useNftAccounts).mockReturnValue({ status: 'ready', data, retry: () => undefined });
  vi.mocked(askNfts).mockImplementation(({ network }) => {
    if (network === 'polygon-mainnet') return Promise.reject(new Error('Nobody is there'));
    if (network !== 'mainnet') return Promise.resolve(nftsAnswer([]));
    const nfts = [
      ownedNft({ tokenId: '1', standard: 'erc1155', units: '3' }),
      ownedNft({ tokenId: '2', agreement: 'unconfirmed' }),
      ownedNft({ tokenId: '3', contract: OTHER_COLLECTION, isUnverified: true }),
    ];
    return Promise.resolve(nftsAnswer(nfts, { next: 200 }));
  });
  render(<NftsAtFloor userId="alice" />, { wrapper: AppShell });
  await waitFor(() => expect(shown()).toMatchObject({ isSearching: false, unanswered: ['Polygon Mainnet'] }));
  expect(shown()?.hasMore).toBe(true);
  const byNumber = (shown()?.nfts ?? []).toSorted(
    (one, other) => Number(one.tokenId) - Number(other.tokenId),
  );
  expect(byNumber).toEqual([
    expect.objectContaining({ contract: COLLECTION, tokenId: '1', owner: OWNER, units: 3n }),
    expect.objectContaining({ contract: COLLECTION, tokenId: '2', units: undefined }),
  ]);
  expect(vi.mocked(askNfts).mock.calls.flatMap(([{ addresses }]) => addresses)).not.toContain(WATCHED);
});
