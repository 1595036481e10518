import type { NftsAnswer } from '@everything-wallet/core/schemas/nftsAnswer';
import type { NftsQuestion } from '@everything-wallet/core/schemas/nfts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { switchedOnNetworks } from '../../../lib/network/switchedOnNetworks.ts';
import { AppShell } from '../../../testing/AppShell.tsx';

import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { askNftMetadata } from '../../../lib/nfts/askNftMetadata.ts';
import { metadataItem } from '../../../lib/nfts/testing/metadataItem.ts';
import { askNfts } from '../api/askNfts.ts';
import { drawRows } from '../testing/drawRows.ts';
import { nftsAnswer, OTHER_COLLECTION, OWNER, ownedNft } from '../testing/nftsAnswer.ts';
import { nftTransaction } from '../testing/nftTransaction.ts';
import { CollectedNfts } from './CollectedNfts.tsx';

vi.mock('../api/askNfts.ts', () => ({ askNfts: vi.fn() }));
vi.mock('../../../lib/nfts/askNftMetadata.ts', () => ({ askNftMetadata: vi.fn() }));
vi.mock('../../../components/useEnvironment.ts', () => ({ useEnvironment: () => undefined }));
setUpComponentTests();

const WATCHED = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const ME = { address: OWNER, name: 'Account 1', derivationIndex: 0 };
const GRANDMA = { address: WATCHED, name: 'Grandma', derivationIndex: null };

/** Answers for mainnet; the other networks have no NFTs. */
function answerWith(answer: (question: NftsQuestion) => NftsAnswer | Error) {
  vi.mocked(askNfts).mockImplementation((question) => {
    if (question.network !== 'mainnet') return Promise.resolve(nftsAnswer([]));
    const result = answer(question);
    return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
  });
}

const open = (changes: Partial<ComponentProps<typeof CollectedNfts>> = {}) =>
  render(
    <AppShell>
      <MemoryRouter>
        <CollectedNfts userId="alice" accounts={[ME, GRANDMA]} sent={[]} {...changes} />
      </MemoryRouter>
    </AppShell>,
  );

beforeEach(() => {
  drawRows();
  switchedOnNetworks.forget();
  vi.mocked(askNftMetadata)
    .mockReset()
    .mockImplementation(({ items }) =>
      Promise.resolve(items.map(({ contract, tokenId }) => metadataItem({ contract, tokenId }))),
    );
});

const cards = () => screen.findAllByTestId('collected-card');

async function firstCard(): Promise<HTMLElement> {
  const [card] = await cards();
  if (!card) throw new Error('There is no card');
  return card;
}

test('shows an NFT with its name, collection, network and account, and its picture from our own site', async () => {
  answerWith(() => nftsAnswer([ownedNft()]));
  open();
  const card = await firstCard();
  expect(await within(card).findByText('Barn Owl')).toBeDefined();
  for (const text of ['Night Birds', 'Ethereum Mainnet', 'Account 1'])
    expect(card.textContent).toContain(text);
  const picture = card.querySelector('[data-testid="nft-picture"] img');
  expect(picture?.getAttribute('src')).toBe(
    `/nft-pictures/mainnet/${ownedNft().contract}/7/256?of=1700000000000`,
  );
  expect(picture?.getAttribute('loading')).toBe('lazy');
  expect(within(card).getByRole('link').getAttribute('href')).toBe(`/nft/mainnet:${ownedNft().contract}:7`);
  expect(screen.queryByText('Samples')).toBeNull();
  expect(screen.queryByText('Demo')).toBeNull();
});

test('a broken or missing picture is replaced by our own drawing', async () => {
  answerWith(() => nftsAnswer([ownedNft()]));
  open();
  const card = await firstCard();
  const picture = () => within(card).getByTestId('nft-picture');
  await waitFor(() => expect(picture().querySelector('img')).not.toBeNull());
  expect(picture().dataset['state']).toBe('coming');
  expect(picture().querySelector('svg')).not.toBeNull();
  const image = picture().querySelector('img');
  if (image) fireEvent.error(image);
  expect(picture().dataset['state']).toBe('drawn');
  expect(picture().querySelector('img')).toBeNull();
});

test('own NFTs come before watched ones, with the number of an ERC-1155 token, and unknown is not zero', async () => {
  answerWith(() =>
    nftsAnswer([
      ownedNft({ tokenId: '1', owner: WATCHED, arrivedAt: 1_800_000_000_000 }),
      ownedNft({ tokenId: '2', standard: 'erc1155', units: '1200' }),
      ownedNft({ tokenId: '3', standard: 'erc1155', units: null, agreement: 'unknown', arrivedAt: 5 }),
    ]),
  );
  vi.mocked(askNftMetadata).mockImplementation(({ items }) =>
    Promise.resolve(items.map((item) => metadataItem({ ...item, metadata: null, problem: 'unreachable' }))),
  );
  open();
  const [first, second, third] = await cards();
  expect(first?.textContent).toContain('Night Birds #2');
  expect(first?.textContent).toContain('× 1,200');
  expect(second?.textContent).toContain('× —');
  expect(second?.textContent).toContain('unknown');
  expect(third?.textContent).toContain('Grandma (watch-only)');
  await waitFor(() => expect(askNftMetadata).toHaveBeenCalled());
  expect(document.querySelector('[data-testid="nft-picture"] img')).toBeNull();
});

test.each([
  ['unconfirmed', 'unconfirmed'],
  ['disputed', 'disputed'],
] as const)('shows that it is %s', async (agreement, text) => {
  answerWith(() => nftsAnswer([ownedNft({ agreement })]));
  open();
  expect((await cards())[0]?.textContent).toContain(text);
});

test('an NFT with a pending transfer is marked until its record is no longer pending', async () => {
  answerWith(() => nftsAnswer([ownedNft()]));
  open({
    sent: [
      nftTransaction({ type: 'send', status: 'pending', call_kind: 'nftTransfer', from_address: OWNER }),
    ],
  });
  expect((await cards())[0]?.textContent).toContain('Being sent');
});

test('two collections with the same name show their contracts', async () => {
  answerWith(() => nftsAnswer([ownedNft(), ownedNft({ contract: OTHER_COLLECTION })]));
  open();
  const [one, other] = await cards();
  expect(one?.textContent).toContain('0x5FbD…0aa3');
  expect(other?.textContent).toContain('0xdAC1…1ec7');
});

// Regression: the user's own NFTs were hidden below 'No NFTs yet', and samples filled the page.
test('shows unverified NFTs where there are no others, without fetching anything for them', async () => {
  const evil = 'https://claim.example \u2066<b>free</b>';
  answerWith(() =>
    nftsAnswer([ownedNft({ tokenId: '666', isUnverified: true })], {
      collections: [{ contract: ownedNft().contract, name: evil, symbol: '' }],
    }),
  );
  open();
  await screen.findByRole('button', { name: 'Sent to you by others (1)', expanded: true });
  const row = await screen.findByTestId('unverified-nft');
  expect(row.textContent).toContain('https://claim.example');
  expect(row.querySelector('b')).toBeNull();
  expect(row.getAttribute('href')).toMatch(/^\/nft\/mainnet:/);
  expect(document.querySelectorAll('[data-testid="nft-picture"] img')).toHaveLength(0);
  // A request from an earlier test may arrive late.
  const items = vi.mocked(askNftMetadata).mock.calls.flatMap(([question]) => question.items);
  expect(items.filter(({ tokenId }) => tokenId === '666')).toEqual([]);
  expect(screen.queryByText('Samples')).toBeNull();
  expect(screen.queryByText('No NFTs yet')).toBeNull();
});

test('beside others, unverified NFTs are collapsed until opened', async () => {
  answerWith(() => nftsAnswer([ownedNft(), ownedNft({ tokenId: '666', isUnverified: true })]));
  open();
  expect(await cards()).toHaveLength(1);
  const button = screen.getByRole('button', { name: 'Sent to you by others (1)', expanded: false });
  expect(screen.queryByTestId('unverified-nft')).toBeNull();
  fireEvent.click(button);
  expect(await screen.findByTestId('unverified-nft')).toBeDefined();
});

describe('shows', () => {
  test('that there are none where all networks answered, with the samples below', async () => {
    answerWith(() => nftsAnswer([]));
    open();
    expect(screen.getByRole('status', { name: 'Loading your NFTs' })).toBeDefined();
    expect(await screen.findByText('No NFTs yet')).toBeDefined();
    expect(screen.getByText('Samples')).toBeDefined();
    expect(screen.getByText('Demo')).toBeDefined();
    expect(screen.getAllByTestId('nft-card')).toHaveLength(4);
  });

  test('which network could not be queried, and retries', async () => {
    let isBroken = true;
    answerWith(() => (isBroken ? new CallableError('unavailable', '') : nftsAnswer([ownedNft()])));
    open();
    expect(await screen.findByText(/^Ethereum Mainnet did not answer/, {}, { timeout: 5_000 })).toBeDefined();
    expect(screen.getByText('Nothing found so far')).toBeDefined();
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(1);
  });

  test('that all failed, and shows the samples anyway', async () => {
    vi.mocked(askNfts).mockRejectedValue(new CallableError('unavailable', ''));
    open();
    expect(await screen.findByRole('alert', {}, { timeout: 5_000 })).toBeDefined();
    expect(await screen.findByText('Samples', {}, { timeout: 5_000 })).toBeDefined();
    expect(screen.queryByText('No NFTs yet')).toBeNull();
  });

  test('that no node answered where NFTs are recorded, which still count', async () => {
    const silent = { nodes: { configured: 3, answered: 0, needed: 2 }, block: null, ageMs: null };
    answerWith(() => nftsAnswer([ownedNft({ agreement: 'unknown', agreeing: 0 })], silent));
    const { unmount } = open();
    expect(await screen.findByText(/^No node of Ethereum Mainnet answered/)).toBeDefined();
    expect((await firstCard()).textContent).toContain('unknown');
    unmount();
    // Without recorded NFTs, no node had to answer.
    answerWith(() => nftsAnswer([], silent));
    open();
    expect(await screen.findByText('No NFTs yet')).toBeDefined();
    expect(screen.queryByText(/^No node of/)).toBeNull();
  });

  test('that nodes are stale', async () => {
    answerWith(() => nftsAnswer([ownedNft()], { ageMs: 7_200_000 }));
    open();
    expect(await screen.findByText(/stopped updating 2 h ago/)).toBeDefined();
  });

  test('that it waits for a rate limit, and retries by itself', async () => {
    const tooMuch = new CallableError('resource-exhausted', 'Wait', {
      reason: 'tooManyRequests',
      retryAfterSeconds: 1,
    });
    let count = 0;
    answerWith(() => {
      count += 1;
      return count === 1 ? tooMuch : nftsAnswer([ownedNft()]);
    });
    open();
    expect(await screen.findByText(/^Too many requests\. Ethereum Mainnet/)).toBeDefined();
    expect(await cards()).toHaveLength(1);
    expect(screen.queryByText(/^Too many requests/)).toBeNull();
  });
});

test('loads more with each press, and shows each once', async () => {
  answerWith(({ from }) =>
    from === 0
      ? nftsAnswer([ownedNft({ tokenId: '1', arrivedAt: 9 })], { next: 1 })
      : nftsAnswer([ownedNft({ tokenId: '1', arrivedAt: 9 }), ownedNft({ tokenId: '2', arrivedAt: 3 })]),
  );
  open();
  expect(await cards()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect(await cards()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  // A refresh reloads every page shown.
  const before = vi.mocked(askNfts).mock.calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() =>
    expect(
      vi
        .mocked(askNfts)
        .mock.calls.slice(before)
        .filter(([{ network }]) => network === 'mainnet')
        .map(([{ from }]) => from),
    ).toEqual([0, 1]),
  );
});

test('shows that not all records were scanned, on the last page and not before', async () => {
  answerWith(({ from }) =>
    from === 0
      ? nftsAnswer([ownedNft()], { next: 200 })
      : nftsAnswer([ownedNft({ tokenId: '8' })], { isCut: true }),
  );
  open();
  await cards();
  const cutNotice = /too many incoming transfers on Ethereum Mainnet: only the newest 2,000 are scanned/;
  expect(screen.queryByText(cutNotice)).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText(cutNotice)).toBeDefined();
});
