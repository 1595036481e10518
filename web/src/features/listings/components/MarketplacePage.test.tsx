import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { answerOf, COLLECTION, listingOf, network, serveMarket } from '../testing/fakeMarket.ts';
import { MarketplacePage } from './MarketplacePage.tsx';

/* The marketplace: docs/product.md §2 NFT screens, §4 Tabs, §5 Marketplace. */

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
setUpComponentTests();
const user = userEvent.setup();
beforeEach(() => fakeServer.reset());
afterEach(() => vi.useRealTimers());

const ETHER = 10n ** 18n;
const Samples = ({ query }: { query: string }) => <p>{`Samples with ‘${query}’`}</p>;

function open() {
  render(
    <MemoryRouter>
      <MarketplacePage network={network} Samples={Samples} />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
}

const cards = () => screen.findAllByTestId('nft-card');
const search = () => screen.getByRole('searchbox', { name: 'Search NFTs or collections' });

describe('what is for sale', () => {
  test('is on cards with name, collection, contract, price and volume, and links to its screen', async () => {
    serveMarket(() => ({ answer: answerOf([listingOf('7', 15n * (ETHER / 10n))]) }));
    open();
    await screen.findByRole('link', { name: 'Tide 7' });
    const [card] = await cards();
    if (!card) throw new Error('There is no card');
    expect(card.textContent).toContain('Tides');
    expect(card.textContent).toContain(`Contract ${COLLECTION.slice(0, 6)}…${COLLECTION.slice(-4)}`);
    expect(card.textContent).toContain('Price1.5 ETH24h volume12.5 ETH');
    const page = `/nft/mainnet:${COLLECTION}:7`;
    expect(within(card).getByRole('link', { name: 'Buy Now: Tide 7' }).getAttribute('href')).toBe(page);
    expect(screen.queryByText('Demo')).toBeNull();
    expect(screen.queryByText(/^Samples/)).toBeNull();
  });

  test('has a drawing instead of a missing picture', async () => {
    serveMarket(() => ({ answer: answerOf([listingOf('7', ETHER)]) }));
    open();
    const [card] = await cards();
    await waitFor(() =>
      expect(card?.querySelector('img')?.getAttribute('src')).toBe(
        `/nft-pictures/mainnet/${COLLECTION}/7/256?of=1`,
      ),
    );
    const picture = card?.querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(card?.querySelector('img')).toBeNull();
    expect(card?.querySelector('svg')).toBeTruthy();
  });

  test('matches the chosen tab, and the search once it stops changing', async () => {
    const requests = serveMarket(({ order, text }) => ({
      answer: answerOf(text === '' ? [listingOf('1', ETHER), listingOf(String(order.length), ETHER)] : []),
    }));
    open();
    await screen.findByRole('link', { name: 'Tide 8' });
    for (const [tab, name] of [
      ['New', 'Tide 3'],
      ['Trending', 'Tide 8'],
    ] as const) {
      await user.click(screen.getByRole('tab', { name: tab }));
      await screen.findByRole('link', { name });
    }
    await user.click(screen.getByRole('tab', { name: 'Top' }));
    await user.type(search(), 'Moon');
    await screen.findByText('No NFTs found');
    expect(screen.queryByText(/^Samples/)).toBeNull();
    expect(requests.map(({ order, text }) => [order, text])).toEqual([
      ['trending', ''],
      ['new', ''],
      ['top', ''],
      ['top', 'Moon'],
    ]);
  });

  test('loads page by page, each order once', async () => {
    const pages = new Map([
      [undefined, answerOf([listingOf('1', ETHER), listingOf('2', ETHER)], { cursor: 'two' })],
      ['two', answerOf([listingOf('2', ETHER), listingOf('3', ETHER)])],
    ]);
    serveMarket(({ cursor }) => ({ answer: pages.get(cursor) ?? answerOf([]) }));
    open();
    expect(await cards()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByTestId('nft-card')).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('has no coin price if it is sold for a token, and shows no unknown figures', async () => {
    const listing = listingOf('7', ETHER, { price: { contract: COLLECTION, units: '5' }, units: '3' });
    serveMarket(() => ({ answer: answerOf([listing], { collections: [] }) }));
    open();
    const [card] = await cards();
    expect(card?.textContent).toContain('PriceIn a token24h volume—');
    expect(card?.textContent).toContain('3, sold together');
  });
});

describe('without listings', () => {
  test.each([
    [false, 'There is no marketplace on Ethereum Mainnet. These are samples.'],
    [true, 'Nothing is for sale on Ethereum Mainnet right now. These are samples.'],
    [null, 'No node of Ethereum Mainnet reports whether there is a marketplace.'],
  ])('shows the samples, marked as such (market: %s)', async (hasMarket, sentence) => {
    serveMarket(() => ({ answer: answerOf([], { hasMarket }) }));
    open();
    await screen.findByText(sentence);
    const samples = screen.getByRole('region', { name: 'Samples' });
    within(samples).getByText('Demo');
    within(samples).getByText('Samples with ‘’');
    await user.type(search(), 'moth');
    within(samples).getByText('Samples with ‘moth’');
  });
});

describe('unknown results', () => {
  test('names a source without an answer, and retries it', async () => {
    let isSilent = true;
    serveMarket(() => ({
      answer: answerOf([listingOf('7', ETHER)], { silent: isSilent ? ['opensea'] : [] }),
    }));
    open();
    await screen.findByText('OpenSea did not answer: its listings are missing here.');
    isSilent = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/OpenSea did not answer/)).toBeNull());
  });

  test('a failure is no empty market, and can be retried', async () => {
    let isFailing = true;
    serveMarket(() =>
      isFailing
        ? { failure: { code: 'unavailable', message: 'No node answers' } }
        : { answer: answerOf([listingOf('7', ETHER)]) },
    );
    open();
    await screen.findByText('The listings could not be loaded');
    expect(screen.queryByText(/^Samples/)).toBeNull();
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(1);
  });

  test('shows how long to wait after too many requests', async () => {
    const details = { reason: 'tooManyRequests', retryAfterSeconds: 12 };
    serveMarket(() => ({ failure: { code: 'resource-exhausted', message: 'A lot', details } }));
    open();
    await screen.findByText('Too many requests. Try again in 12 seconds.');
  });
});
