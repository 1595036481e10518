import type { NftMetadataAnswer, NftsAnswer } from '@everything-wallet/core/schemas/nftsAnswer';
import { networks } from '@everything-wallet/core/networks/networks';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SendNftProps } from '../../../lib/calls/SendNft.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { askNftMetadata } from '../../../lib/nfts/askNftMetadata.ts';
import { metadataItem } from '../../../lib/nfts/testing/metadataItem.ts';
import { askNfts } from '../api/askNfts.ts';
import type { KnownNft } from '../ChainNft.ts';
import { COLLECTION, nftsAnswer, OTHER_COLLECTION, OWNER, ownedNft } from '../testing/nftsAnswer.ts';
import { nftTransaction } from '../testing/nftTransaction.ts';
import { ChainNftPage } from './ChainNftPage.tsx';

vi.mock('../api/askNfts.ts', () => ({ askNfts: vi.fn() }));
vi.mock('../../../lib/nfts/askNftMetadata.ts', () => ({ askNftMetadata: vi.fn() }));
vi.mock('../../../components/useEnvironment.ts', () => ({ useEnvironment: () => ({ emulators: null }) }));
setUpComponentTests();

const [network] = networks;
const ME = { address: OWNER, name: 'Account 1', derivationIndex: 3 };
const SAVINGS = { address: OTHER_COLLECTION, name: 'Savings', derivationIndex: 1 };

const SendDialog = vi.fn<(props: SendNftProps) => ReactNode>(() => <div role="dialog" aria-label="send" />);

function answerWith(
  owned: NftsAnswer | Error,
  item: NftMetadataAnswer['items'][number] | Error = metadataItem(),
) {
  vi.mocked(askNfts)
    .mockReset()
    .mockImplementation(() => (owned instanceof Error ? Promise.reject(owned) : Promise.resolve(owned)));
  vi.mocked(askNftMetadata)
    .mockReset()
    .mockImplementation(() => (item instanceof Error ? Promise.reject(item) : Promise.resolve([item])));
}

const page = (changes: Partial<ComponentProps<typeof ChainNftPage>> = {}) => (
  <AppShell>
    <MemoryRouter>
      <ChainNftPage
        userId="alice"
        nft={{ network, contract: COLLECTION, tokenId: '7' }}
        accounts={[ME]}
        sent={[]}
        nameOf={(address) => (address === OTHER_COLLECTION ? 'Ada' : undefined)}
        sendNft={SendDialog}
        {...changes}
      />
    </MemoryRouter>
  </AppShell>
);
const open = (changes: Partial<ComponentProps<typeof ChainNftPage>> = {}) => render(page(changes));
const title = (name: string) => screen.findByRole('heading', { name, level: 1 });
const pending = (changes: object = {}) =>
  nftTransaction({
    type: 'send',
    status: 'pending',
    call_kind: 'nftTransfer',
    from_address: OWNER,
    amount_units: '1',
    ...changes,
  });

beforeEach(() => void SendDialog.mockClear());

test('shows all known facts about an own NFT', async () => {
  answerWith(nftsAnswer([ownedNft()]));
  const { container } = open();
  await title('Barn Owl');
  await screen.findByTestId('nft-holder');
  for (const text of [
    'Night Birds',
    'It hunts by ear.',
    'WingsWhite',
    'Contract address0x5FbD…0aa3',
    'Token ID7',
    'NetworkEthereum Mainnet',
    'OwnerYou (Account 1)',
    'StandardERC-721',
  ])
    expect(container.textContent).toContain(text);
  expect(
    screen.getByRole('img', { name: 'Artwork of Barn Owl' }).querySelector('img')?.getAttribute('src'),
  ).toBe(`/nft-pictures/mainnet/${COLLECTION}/7/1024?of=1700000000000`);
  expect(screen.getByRole('link', { name: /^View on Block Explorer/ }).getAttribute('href')).toBe(
    `${network.explorerUrl}/token/${COLLECTION}?a=7`,
  );
  expect(screen.queryByText('Demo')).toBeNull();
});

test('shows texts of its contract as plain text', async () => {
  answerWith(
    nftsAnswer([ownedNft()]),
    metadataItem(
      {},
      {
        name: '<img src=x onerror=alert(1)>',
        description: 'Claim at https://evil.example\n<script>alert(1)</script>',
        traits: [
          { type: 'javascript:alert(1)', value: '<b>x</b>' },
          { type: 'javascript:alert(1)', value: '2' },
        ],
      },
    ),
  );
  const problems = loggedProblems();
  const { container } = open();
  await title('<img src=x onerror=alert(1)>');
  expect(container.querySelector('script, b, img[src="x"]')).toBeNull();
  expect(screen.queryByRole('link', { name: /evil/ })).toBeNull();
  expect(problems()).toEqual([]);
});

test('names the holder of a watched NFT by the account’s name, without a way to send it', async () => {
  answerWith(nftsAnswer([]), metadataItem({ owner: OTHER_COLLECTION }));
  const { container } = open();
  await title('Barn Owl');
  expect(container.textContent).toContain('OwnerAda 0xdAC1…1ec7');
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

test('shows how many of an ERC-1155 token each account holds, and sends from its own', async () => {
  answerWith(
    nftsAnswer([
      ownedNft({ standard: 'erc1155', units: '5' }),
      ownedNft({ standard: 'erc1155', units: '12', owner: SAVINGS.address }),
    ]),
    metadataItem({ standard: 'erc1155', owner: null }),
  );
  const { container } = open({ accounts: [ME, SAVINGS] });
  await title('Barn Owl');
  const holders = await screen.findAllByTestId('nft-holder');
  expect(holders.map(({ textContent }) => textContent)).toEqual(['Account 1× 5Send', 'Savings× 12Send']);
  expect(container.textContent).toContain('Amount17');
  fireEvent.click(screen.getByRole('button', { name: 'Send from Savings' }));
  expect(SendDialog.mock.lastCall?.[0].nft).toMatchObject({
    network,
    contract: COLLECTION,
    tokenId: '7',
    standard: 'erc1155',
    name: 'Barn Owl',
    sender: { address: SAVINGS.address, derivationIndex: 1 },
    units: 12n,
  });
});

describe('sending', () => {
  test('a pending NFT is not sent again, and one that was sent disappears after the next scan', async () => {
    answerWith(nftsAnswer([ownedNft()]));
    const { rerender } = open({ sent: [pending()] });
    await title('Barn Owl');
    expect((await screen.findByTestId('nft-holder')).textContent).toContain('Being sent');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    answerWith(nftsAnswer([]), metadataItem({ owner: OTHER_COLLECTION }));
    rerender(page({ sent: [] }));
    await waitFor(() => expect(screen.queryByTestId('nft-holder')).toBeNull());
  });

  test('of several, only the remaining ones can be sent, even while the dialog is open', async () => {
    answerWith(
      nftsAnswer([ownedNft({ standard: 'erc1155', units: '5' })]),
      metadataItem({ standard: 'erc1155' }),
    );
    const multi = pending({ call_kind: 'multiTokenTransfer', standard: 'erc1155', amount_units: '2' });
    const { rerender } = open({ sent: [multi] });
    await title('Barn Owl');
    fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
    expect(SendDialog.mock.lastCall?.[0].nft.units).toBe(3n);
    rerender(page({ sent: [multi, { ...multi, id: 'other', tx_hash: '0xcd', amount_units: '3' }] }));
    expect(SendDialog.mock.lastCall?.[0].nft.units).toBe(0n);
    // A send from elsewhere that is in a block is no longer pending, and its units are no longer here.
    answerWith(
      nftsAnswer([ownedNft({ standard: 'erc1155', units: '1' })]),
      metadataItem({ standard: 'erc1155' }),
    );
    rerender(page({ sent: [] }));
    await waitFor(() => expect(SendDialog.mock.lastCall?.[0].nft.units).toBe(1n));
    act(() => SendDialog.mock.lastCall?.[0].onClose());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('nothing can be sent from a watch-only account, or of an unknown number', async () => {
    answerWith(nftsAnswer([ownedNft({ standard: 'erc1155', units: null, agreement: 'unknown' })]));
    const { unmount } = open();
    await screen.findByText(/Unknown does not mean gone/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    unmount();
    answerWith(nftsAnswer([ownedNft()]));
    open({ accounts: [{ ...ME, derivationIndex: null }] });
    await screen.findByText(/Watch-only/);
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });
});

test('searches later pages', async () => {
  answerWith(nftsAnswer([]));
  vi.mocked(askNfts).mockImplementation(({ from }) =>
    Promise.resolve(from < 2 ? nftsAnswer([], { next: from + 1 }) : nftsAnswer([ownedNft()])),
  );
  open();
  expect(await screen.findByTestId('nft-holder')).toBeDefined();
});

test('refetches the metadata on request, and shows a failure', async () => {
  loggedProblems();
  answerWith(nftsAnswer([ownedNft()]));
  open();
  await title('Barn Owl');
  vi.mocked(askNftMetadata).mockResolvedValueOnce([metadataItem({}, { name: 'Tawny Owl' })]);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh metadata' }));
  await title('Tawny Owl');
  expect(vi.mocked(askNftMetadata).mock.lastCall?.[0].refresh).toBe(true);
  vi.mocked(askNftMetadata).mockRejectedValueOnce(new CallableError('unavailable', ''));
  fireEvent.click(screen.getByRole('button', { name: 'Refresh metadata' }));
  expect(await screen.findByText(/could not be refreshed/)).toBeDefined();
});

describe('shows', () => {
  test.each([
    ['refused', 'The metadata is on a host that the wallet does not contact.'],
    ['tooSlow', 'The host of the metadata took too long to answer.'],
  ] as const)('the reason for missing metadata: %s', async (problem, text) => {
    answerWith(nftsAnswer([ownedNft()]), metadataItem({ metadata: null, problem }));
    open();
    await title('Night Birds #7');
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByTestId('nft-picture').dataset['state']).toBe('drawn');
  });

  test('that it arrived unrequested, until its collection is accepted by contract', async () => {
    answerWith(nftsAnswer([ownedNft({ isUnverified: true })]));
    open();
    expect(await screen.findByText(/^Someone sent you this without your request/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Show with my NFTs' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(COLLECTION);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Show with my NFTs' }));
    expect(await screen.findByText(/^You marked this collection as trusted/)).toBeDefined();
    expect(screen.queryByText(/^Someone sent you this without your request/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^Someone sent you this without your request/)).toBeDefined();
  });

  test('that it does not exist', async () => {
    answerWith(
      nftsAnswer([]),
      metadataItem({ standard: null, owner: null, metadata: null, problem: 'none', collection: '' }),
    );
    open();
    expect(await screen.findByRole('heading', { name: 'NFT Not Found' })).toBeDefined();
    expect(screen.getByText("The NFT you're looking for doesn't exist.")).toBeDefined();
  });

  test('that it could not be loaded, not that it does not exist', async () => {
    answerWith(new CallableError('unavailable', ''), new CallableError('unavailable', ''));
    open();
    expect(await screen.findByText('The NFT could not be loaded', {}, { timeout: 5_000 })).toBeDefined();
    expect(screen.queryByText('NFT Not Found')).toBeNull();
  });

  // Regression: nodes that answered too late made the page state that the NFT does not exist.
  test.each(['unreachable', 'tooSlow'] as const)(
    'that it could not be loaded, where its contract has not answered (%s)',
    async (problem) => {
      const unread = { standard: null, owner: null, metadata: null, problem, collection: '' };
      answerWith(nftsAnswer([]), metadataItem(unread));
      open();
      expect(await screen.findByText('The NFT could not be loaded')).toBeDefined();
      expect(screen.queryByText('NFT Not Found')).toBeNull();
    },
  );
});

test('asks again, by itself, about an NFT whose contract has not answered', async () => {
  const unread = { standard: null, owner: null, metadata: null, problem: 'tooSlow', collection: '' } as const;
  answerWith(nftsAnswer([]), metadataItem(unread));
  open();
  expect(await screen.findByText('The NFT could not be loaded')).toBeDefined();
  answerWith(nftsAnswer([]));
  expect(await screen.findByText('ERC-721', {}, { timeout: 8_000 })).toBeDefined();
}, 15_000);

test('the price panel receives the known facts', async () => {
  answerWith(nftsAnswer([ownedNft()]));
  const pricePanel = vi.fn((nft: KnownNft) => <section aria-label="Price">{nft.name}</section>);
  open({ pricePanel });
  const panel = await screen.findByRole('region', { name: 'Price' });
  await waitFor(() => expect(within(panel).getByText('Barn Owl')).toBeDefined());
  await waitFor(() =>
    expect(pricePanel.mock.lastCall?.[0]).toMatchObject({
      contract: COLLECTION,
      tokenId: '7',
      standard: 'erc721',
      holders: [{ account: ME, units: 1n }],
    }),
  );
});

// Regression: after a send, the page showed the NFT as still here until the next scan.
test('one that has just been sent is not shown as here, nor offered to send, before the next scan', async () => {
  answerWith(nftsAnswer([ownedNft()]));
  const { rerender } = open({ sent: [pending()] });
  const holder = await screen.findByTestId('nft-holder');
  expect(holder.textContent).toContain('Being sent');
  rerender(page({ sent: [] }));
  expect(holder.textContent).toContain('Being sent');
  expect(within(holder).getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
});
