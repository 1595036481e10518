import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { marketplaceNfts, nfts } from '../../../catalogue/nfts.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { NftPage } from './NftPage.tsx';
import { NftsPage } from './NftsPage.tsx';
import { SampleListings } from './SampleListings.tsx';
import { SampleNfts } from './SampleNfts.tsx';

/* The collection, an NFT's page and the marketplace's samples: docs/product.md §2 NFT screens, §3 NFT, §4 Tabs. */

setUpComponentTests();
const user = userEvent.setup();

function Path() {
  return <output>{useLocation().pathname}</output>;
}

function Sample() {
  return <NftPage nftId={useParams()['nftId']} />;
}

function open(path: string) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Path />
      <Routes>
        <Route path="/nfts" element={<NftsPage collected={<SampleNfts />} activity="No activity" />} />
        <Route path="/nft/:nftId" element={<Sample />} />
        <Route path="/nft-marketplace" element={<p>Marketplace</p>} />
      </Routes>
    </MemoryRouter>,
    { wrapper: AppShell },
  );
}

const path = () => document.querySelector('output')?.textContent;
const cards = () => screen.queryAllByTestId('nft-card');
const follow = (name: string) => user.click(screen.getByRole('link', { name }));
const chooseTab = (name: string) => user.click(screen.getByRole('tab', { name }));
const expectDemo = () => expect(screen.getByText('Demo', { exact: true })).toBeTruthy();

describe('the collection', () => {
  test('has four cards that lead to their pages', () => {
    open('/nfts');
    expectDemo();
    expect(screen.getByRole('tab', { name: 'Collected' }).getAttribute('aria-selected')).toBe('true');
    expect(
      cards().map((card) => [
        within(card).getByRole('link').textContent,
        within(card).getByRole('link').getAttribute('href'),
      ]),
    ).toEqual(nfts.map(({ id, name }) => [name, `/nft/${id}`]));
    expect(cards()).toHaveLength(4);
  });

  test('has an Activity tab', async () => {
    open('/nfts');
    await chooseTab('Activity');
    expect(screen.getByRole('tabpanel').textContent).toBe('No activity');
    expect(cards()).toEqual([]);
  });

  test('leads to the marketplace', async () => {
    open('/nfts');
    await follow('Browse Marketplace');
    expect(path()).toBe('/nft-marketplace');
  });
});

describe('the page of an NFT', () => {
  test.each(nfts)('shows all details of $name', (nft) => {
    const { container } = open(`/nft/${nft.id}`);
    expect(screen.getByRole('heading', { name: nft.name, level: 1 })).toBeTruthy();
    expectDemo();
    expect(screen.getByRole('img', { name: `Artwork of ${nft.name}` })).toBeTruthy();
    const { contractAddress } = nft;
    const currency = nft.network === 'polygon' ? 'MATIC' : 'ETH';
    const details = [
      nft.description,
      nft.collection,
      `Contract address${contractAddress.slice(0, 6)}…${contractAddress.slice(-4)}`,
      `Token ID${nft.tokenId}`,
      `Network${nft.network === 'polygon' ? 'Polygon Mainnet' : 'Ethereum Mainnet'}`,
      `Owner${nft.owner}`,
      ...nft.traits.map(({ type, value }) => `${type}${value}`),
      `Price${Number(nft.price).toLocaleString('en')} ${currency}`,
      `Floor price${Number(nft.floorPrice).toLocaleString('en')} ${currency}`,
      `24h volume${Number(nft.volume24h).toLocaleString('en')} ${currency}`,
      `Total volume${Number(nft.totalVolume).toLocaleString('en')} ${currency}`,
    ];
    for (const text of details) expect(container.textContent).toContain(text);
    const explorer = screen.getByRole('link', { name: /^View on Block Explorer/ });
    expect(explorer.getAttribute('href')).toMatch(new RegExp(`^https://.+/address/${contractAddress}$`));
    expect(explorer.getAttribute('target')).toBe('_blank');
  });

  test.each(['5', '6', '0', '01', 'toString', '1%202'])('/nft/%s is not found', async (id) => {
    open(`/nft/${id}`);
    expect(screen.getByRole('heading', { name: 'NFT Not Found' })).toBeTruthy();
    expect(screen.getByText("The NFT you're looking for doesn't exist.")).toBeTruthy();
    await follow('Back to NFTs');
    expect(path()).toBe('/nfts');
  });
});

describe('the samples of the marketplace', () => {
  function openSamples(query: string) {
    render(
      <MemoryRouter>
        <SampleListings query={query} />
      </MemoryRouter>,
      { wrapper: AppShell },
    );
  }

  test('are six cards with price, volume and Buy Now', () => {
    openSamples('');
    expect(cards()).toHaveLength(6);
    for (const [index, { name, collection }] of marketplaceNfts.entries()) {
      const text = cards()[index]?.textContent;
      expect(text).toContain(name);
      expect(text).toContain(collection);
      expect(text).toMatch(/Price[\d,.]+ (ETH|MATIC)24h volume[\d,.]+ (ETH|MATIC)/);
    }
    const link = screen.getByRole('link', { name: `Buy Now: ${marketplaceNfts[3]?.name}` });
    expect(link.getAttribute('href')).toBe('/nft/4');
  });

  test.each([
    ['MOON', 1],
    ['horizons', 2],
    ['no such thing', 0],
  ])('are found by names and collections in any case: %s', (query, count) => {
    openSamples(query);
    expect(cards()).toHaveLength(count);
    expect(screen.queryByText('No NFTs found') !== null).toBe(count === 0);
  });
});
