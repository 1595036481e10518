import { nftListingsAnswerSchema } from '@everything-wallet/core/schemas/nftListingsAnswer';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { buildListing, type ListingToMake } from '@everything-wallet/core/seaport/buildListing';
import { orderDigests } from '@everything-wallet/core/seaport/orderDigests';
import { readListing } from '@everything-wallet/core/seaport/readListing';
import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import type { OrderComponents } from '@everything-wallet/core/seaport/SeaportOrder';
import { AbiCoder, getAddress, id, Interface, Wallet, ZeroAddress, zeroPadValue } from 'ethers';
import { afterEach, expect, test } from 'vitest';
import { encoded, startHoldingsNode, type HoldingsNode } from '../../testing/startHoldingsNode.ts';
import { unreachableUrl } from '../../testing/unreachableUrl.ts';
import { EndpointError } from '../chain/EndpointError.ts';
import { isolatedMulticall } from '../chain/isolatedMulticall.ts';
import { MARKET_READ } from './listingCalls.ts';
import { ListingsReader } from './ListingsReader.ts';
import type { ListingSource, ListingAnswer } from './ListingSource.ts';

const network = networkById('ethereum');
const NOW = Math.floor(Date.now() / 1_000);
const seller = new Wallet(id('seller'));
const other = new Wallet(id('other'));
const addressOf = (number: number) =>
  getAddress(zeroPadValue(`0x${number.toString(16).padStart(4, '0')}`, 20));
const [NFTS, EDITIONS] = [addressOf(0xc1), addressOf(0xc2)];
const abi = new Interface([
  'function getOrderStatus(bytes32) view returns (bool, bool, uint256, uint256)',
  'function getCounter(address) view returns (uint256)',
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address,uint256) view returns (uint256)',
  'function isApprovedForAll(address,address) view returns (bool)',
  'function getApproved(uint256) view returns (address)',
]);

function made(
  fields: Partial<ListingToMake> = {},
  { by = seller, changed = {} }: { by?: Wallet; changed?: Partial<OrderComponents> } = {},
): ListingAnswer {
  const components: OrderComponents = {
    ...buildListing({
      seller: by.address,
      contract: NFTS,
      tokenId: 1n,
      standard: 'erc721',
      units: 1n,
      price: 100n,
      startsAt: BigInt(NOW - 100),
      endsAt: BigInt(NOW + 1_000),
      counter: 0n,
      salt: 7n,
      ...fields,
    }),
    ...changed,
  };
  const { orderHash, digest } = orderDigests(components, network.chainId);
  const order = { components, signature: by.signingKey.sign(digest).serialized };
  const [item] = components.offer;
  return {
    order,
    orderHash,
    contract: item?.token ?? '',
    tokenId: item?.identifierOrCriteria ?? '',
    maxFeeBps: 0,
  };
}

/** Chain state of a valid listing, with any deviations. */
interface Chain {
  readonly cancelled?: boolean;
  readonly filled?: bigint;
  readonly counter?: bigint;
  readonly owner?: string;
  readonly units?: bigint;
  readonly forAll?: boolean;
  readonly approved?: string;
}

function contractsOf(listings: readonly (readonly [ListingAnswer, Chain?])[]) {
  const seaport: Record<string, string> = {
    [abi.encodeFunctionData('getCounter', [ZeroAddress])]: encoded('uint256', 0n),
  };
  const contracts: Record<string, Record<string, string>> = { [SEAPORT_ADDRESS]: seaport };
  for (const [{ order, orderHash }, chain = {}] of listings) {
    const { offerer, offer } = order.components;
    const [item] = offer;
    if (!item) throw new TypeError('It sells something');
    seaport[abi.encodeFunctionData('getOrderStatus', [orderHash])] = AbiCoder.defaultAbiCoder().encode(
      ['bool', 'bool', 'uint256', 'uint256'],
      [false, chain.cancelled ?? false, chain.filled ?? 0n, chain.filled === undefined ? 0n : 1n],
    );
    seaport[abi.encodeFunctionData('getCounter', [offerer])] = encoded('uint256', chain.counter ?? 0n);
    const own = (contracts[item.token] ??= {
      name: encoded('string', `Things of ${item.token.slice(-2)}`),
    });
    const token = item.identifierOrCriteria;
    own[abi.encodeFunctionData('ownerOf', [token])] = encoded('address', chain.owner ?? offerer);
    own[abi.encodeFunctionData('balanceOf', [offerer, token])] = encoded('uint256', chain.units ?? 9n);
    own[abi.encodeFunctionData('isApprovedForAll', [offerer, SEAPORT_ADDRESS])] = encoded(
      'bool',
      chain.forAll ?? true,
    );
    own[abi.encodeFunctionData('getApproved', [token])] = encoded('address', chain.approved ?? ZeroAddress);
  }
  return contracts;
}

const nodes: HoldingsNode[] = [];
afterEach(() => Promise.all(nodes.splice(0).map((node) => node[Symbol.asyncDispose]())));

/** A dead node refuses at once: a silent one would be awaited. */
async function startNode(contracts: ReturnType<typeof contractsOf>, isDead = false): Promise<string> {
  if (isDead) return unreachableUrl();
  const node = await startHoldingsNode({
    chainId: network.chainId,
    number: 100n,
    time: BigInt(NOW),
    coins: {},
    contracts,
  });
  nodes.push(node);
  return node.url;
}

const sourceOf = (name: ListingSource['name'], listings: readonly ListingAnswer[]): ListingSource => ({
  name,
  find: () => Promise.resolve({ listings, isPart: false }),
});

const NO_HASH = `0x${'00'.repeat(32)}`;

/** Limits for nodes that all answer, as late as a busy machine does. */
const longLimits = { perUrlMs: 60_000, totalMs: 60_000, stragglersMs: 60_000, askingMs: 60_000 };

function readerOf(
  urls: readonly string[],
  sources: readonly ListingSource[],
  names: readonly string[] = [],
  limits: typeof longLimits = longLimits,
) {
  return new ListingsReader(network, urls, {
    sources,
    namesOf: (nfts) => Promise.resolve(nfts.map((_, place) => names[place])),
    limits,
  });
}

const question = { order: 'new', text: '' } as const;

/** Listings read through one node, checked as pages check them. */
async function answerTo(
  listings: readonly (readonly [ListingAnswer, Chain?])[],
  asked: Partial<Parameters<ListingsReader['read']>[0]> = {},
) {
  const url = await startNode(contractsOf(listings));
  const own = listings.map(([listing]) => listing);
  const answer = await readerOf([url], [sourceOf('own', own)]).read({ ...question, ...asked });
  return nftListingsAnswerSchema.parse(answer);
}

test('returns valid listings, the newest first, with the floor of their collection', async () => {
  const older = made({ tokenId: 2n, price: 90n, startsAt: BigInt(NOW - 500) });
  const answer = await answerTo([[older], [made()]]);
  expect(answer).toMatchObject({
    listings: [
      {
        id: made().orderHash,
        source: 'own',
        contract: NFTS,
        tokenId: '1',
        standard: 'erc721',
        units: '1',
        seller: seller.address,
        price: { contract: null, units: '100' },
        fees: [],
        startsAt: (NOW - 100) * 1_000,
        endsAt: (NOW + 1_000) * 1_000,
        isOpen: true,
        order: made().order,
      },
      { tokenId: '2' },
    ],
    collections: [{ contract: NFTS, name: 'Things of C1', floor: '90', volume24h: null, totalVolume: null }],
    hasMarket: true,
    time: NOW * 1_000,
    silent: [],
    cursor: null,
  });
});

// Regression: the floor of a collection was that of the one requested NFT.
test('returns the floor of the whole collection for one NFT', async () => {
  const cheaper = made({ tokenId: 2n, price: 90n });
  const answer = await answerTo([[cheaper], [made()]], { contract: NFTS, tokenId: '1' });
  expect(answer).toMatchObject({
    listings: [{ tokenId: '1' }],
    collections: [{ contract: NFTS, floor: '90' }],
  });
});

test('returns editions sold together, with the price of one', async () => {
  const many = made({ contract: EDITIONS, standard: 'erc1155', units: 3n });
  const answer = await answerTo([[many, { units: 3n }]]);
  expect(answer).toMatchObject({
    listings: [{ standard: 'erc1155', units: '3', isOpen: true }],
    collections: [{ floor: '34' }],
  });
});

test('takes an approval of the one NFT for one', async () => {
  const answer = await answerTo([[made(), { forAll: false, approved: SEAPORT_ADDRESS }]]);
  expect(answer.listings).toMatchObject([{ isOpen: true }]);
});

test.each<[string, Chain]>([
  ['was cancelled', { cancelled: true }],
  ['was sold', { filled: 1n }],
  ['is of a counter that was raised', { counter: 1n }],
  ['has another owner now', { owner: other.address }],
  ['Seaport may no longer take', { forAll: false }],
  ['another contract may take', { forAll: false, approved: other.address }],
])('leaves out a listing that %s', async (_, chain) => {
  expect((await answerTo([[made(), chain]])).listings).toEqual([]);
});

test('leaves out listings of more than the seller has', async () => {
  const many = made({ contract: EDITIONS, standard: 'erc1155', units: 3n });
  expect((await answerTo([[many, { units: 2n }]])).listings).toEqual([]);
});

test.each<[string, ListingAnswer]>([
  ['an order that is over', made({ startsAt: 1n, endsAt: 2n })],
  [
    'a signature of another account',
    { ...made(), order: { ...made().order, signature: made({}, { by: other }).order.signature } },
  ],
  ['another NFT than the source reports', { ...made(), tokenId: '5' }],
  ['another collection than the source reports', { ...made(), contract: EDITIONS }],
  ['another price than the source reports', { ...made(), price: 99n }],
  ['another hash than the source reports', { ...made(), orderHash: `0x${'ab'.repeat(32)}` }],
  ['an invalid token id', { ...made(), tokenId: 'x' }],
  ['an order of a zone', made({}, { changed: { orderType: 2 } })],
])('ignores %s', async (_, listing) => {
  const url = await startNode(contractsOf([[made()]]));
  const { listings } = await readerOf([url], [sourceOf('own', [listing])]).read(question);
  expect(listings).toEqual([]);
});

test('leaves a listing unknown with one node of three, or with differing nodes', async () => {
  const [open, sold] = [contractsOf([[made()]]), contractsOf([[made(), { filled: 1n }]])];
  const read = async (...contracts: readonly (ReturnType<typeof contractsOf> | 'dead')[]) => {
    const urls = await Promise.all(
      contracts.map((each) =>
        each === 'dead' ? startNode({ [SEAPORT_ADDRESS]: {} }, true) : startNode(each),
      ),
    );
    return readerOf(urls, [sourceOf('own', [made()])]).read(question);
  };
  const [lone, differing, agreed, deleted] = await Promise.all([
    read(open, 'dead', 'dead'),
    read(open, sold),
    read(open, open, sold),
    read(sold, open, sold),
  ]);
  expect(lone).toMatchObject({
    listings: [{ isOpen: null }],
    hasMarket: null,
    time: null,
    collections: [{ floor: null }],
  });
  expect(differing.listings).toMatchObject([{ isOpen: null }]);
  expect(agreed.listings).toMatchObject([{ isOpen: true }]);
  expect(deleted.listings).toEqual([]);
});

test('reports a missing market, and a silent source', async () => {
  const url = await startNode({});
  const silent: ListingSource = { name: 'opensea', find: () => Promise.reject(new Error('down')) };
  expect(await readerOf([url], [sourceOf('own', []), silent]).read(question)).toEqual({
    listings: [],
    collections: [],
    hasMarket: false,
    time: NOW * 1_000,
    silent: ['opensea'],
    cursor: null,
  });
});

test('returns the requested collection, and a single NFT', async () => {
  const second = made({ tokenId: 2n });
  const both = [[made()], [second]] as const;
  const answer = await answerTo(both, { contract: NFTS.toLowerCase(), tokenId: '02' });
  expect(answer.listings.map(({ tokenId }) => tokenId)).toEqual(['2']);
  const none = await answerTo(both, { contract: EDITIONS });
  expect(none).toMatchObject({ listings: [], collections: [{ contract: EDITIONS, floor: null }] });
});

test("finds NFTs by their own or their collection's name, in any letter case", async () => {
  const edition = made({ contract: EDITIONS, standard: 'erc1155' });
  const listings = [[made()], [edition]] as const;
  const url = await startNode(contractsOf(listings));
  const reader = readerOf([url], [sourceOf('own', [made(), edition])], ['Lantern Nº 1', 'Compass']);
  const found = async (text: string) =>
    (await reader.read({ ...question, text })).listings.map(({ contract }) => contract);
  expect(await found(' lantern ')).toEqual([NFTS]);
  expect(await found('OF C2')).toEqual([EDITIONS]);
  expect(await found('things')).toHaveLength(2);
  expect(await found('nothing like it')).toEqual([]);
});

test('pages without a gap, even if the last listing has disappeared', async () => {
  const listings = Array.from({ length: 60 }, (_, place) =>
    made({ tokenId: BigInt(place), startsAt: BigInt(NOW - 100 - place) }),
  );
  const url = await startNode(contractsOf(listings.map((listing) => [listing])));
  let now = listings;
  const reader = readerOf(
    [url],
    [{ name: 'own', find: () => Promise.resolve({ listings: now, isPart: false }) }],
  );
  const first = await reader.read(question);
  expect(first.listings).toHaveLength(24);
  const second = await reader.read({ ...question, cursor: first.cursor ?? '' });
  const third = await reader.read({ ...question, cursor: second.cursor ?? '' });
  expect(third.cursor).toBeNull();
  const all = [...first.listings, ...second.listings, ...third.listings];
  expect(all.map(({ tokenId }) => tokenId)).toEqual(listings.map((_, place) => String(place)));
  now = listings.filter(({ orderHash }) => orderHash !== first.listings.at(-1)?.id);
  const freshReader = readerOf([url], [sourceOf('own', now)]);
  const after = await freshReader.read({ ...question, cursor: first.cursor ?? '' });
  expect(after.listings[0]?.tokenId).toBe('25');
  expect(await freshReader.read({ ...question, cursor: 'nonsense' })).toMatchObject({
    listings: [{ tokenId: '0' }, ...Array.from({ length: 23 }, () => ({}))],
  });
});

test.each<[string, ListingAnswer, Chain, object]>([
  [
    'has it and lets Seaport take it',
    made(),
    { counter: 5n },
    { counter: '5', units: '1', isApproved: true },
  ],
  [
    'approved the one NFT',
    made(),
    { forAll: false, approved: SEAPORT_ADDRESS },
    { units: '1', isApproved: true },
  ],
  ['approved another account', made(), { forAll: false, approved: other.address }, { isApproved: false }],
  ['has it no more', made(), { owner: other.address }, { units: '0' }],
])('returns the required order fields for a seller who %s', async (_, listing, chain, state) => {
  const about = { contract: NFTS, tokenId: '1', seller: seller.address.toLowerCase() };
  const answer = await answerTo([[listing, chain]], about);
  expect(answer.seller).toMatchObject({ ...state, time: NOW * 1_000 });
});

test("returns a seller's ERC-1155 balance, and that a single NFT cannot be approved", async () => {
  const listing = made({ contract: EDITIONS, standard: 'erc1155' });
  const contracts = contractsOf([[listing, { units: 4n, forAll: false, approved: SEAPORT_ADDRESS }]]);
  const owner = abi.encodeFunctionData('ownerOf', [1]);
  const editions = Object.fromEntries(
    Object.entries(contracts[EDITIONS] ?? {}).filter(([data]) => data !== owner),
  );
  const about = { contract: EDITIONS, tokenId: '1', seller: seller.address };
  const { seller: state } = await readerOf(
    [await startNode({ ...contracts, [EDITIONS]: editions })],
    [],
  ).read({ ...question, ...about });
  expect(state).toMatchObject({ counter: '0', units: '4', isApproved: false });
});

test('knows nothing of a seller by one node of three, nor by nodes that differ', async () => {
  const [one, another] = [
    contractsOf([[made()]]),
    contractsOf([[made(), { counter: 1n, owner: other.address }]]),
  ];
  const about = { contract: NFTS, tokenId: '1', seller: seller.address };
  const read = async (...urls: readonly string[]) =>
    (await readerOf(urls, []).read({ ...question, ...about })).seller;
  const dead = { [SEAPORT_ADDRESS]: {} };
  const nothing = { counter: null, units: null, isApproved: null, time: null, orders: [] };
  expect(await read(await startNode(one), await startNode(dead, true), await startNode(dead, true))).toEqual(
    nothing,
  );
  expect(await read(await startNode(one), await startNode(another))).toMatchObject({
    counter: null,
    units: null,
    isApproved: true,
  });
});

/** Some editions of an NFT, sold together for one price. */
const edition = (by: Wallet, price: bigint, fields: Partial<ListingToMake> = {}) =>
  made({ contract: EDITIONS, standard: 'erc1155', price, ...fields }, { by });

// Regression: the newest 24 were returned, so that 24 expensive ones hid cheaper ones.
test("lists one NFT's cheapest first, by unit price, and the same listing of a seller once", async () => {
  const dear = Array.from({ length: 30 }, (_, place) =>
    edition(other, 5_000n + BigInt(place), { startsAt: BigInt(NOW) }),
  );
  const cheap = edition(seller, 100n, { startsAt: BigInt(NOW - 900) });
  const lot = edition(seller, 198n, { units: 2n });
  const again = edition(seller, 100n, { salt: 8n });
  const listings = [...dear, cheap, lot, again].map((listing) => [listing] as const);
  const { listings: page, cursor } = await answerTo(listings, { contract: EDITIONS, tokenId: '1' });
  expect(page).toHaveLength(24);
  expect(page.slice(0, 3).map(({ id }) => id)).toEqual([lot.orderHash, cheap.orderHash, dear[0]?.orderHash]);
  expect(cursor).not.toBeNull();
});

test("returns all of a seller's own listings of an NFT, even the most expensive", async () => {
  const others = Array.from({ length: 30 }, (_, place) => edition(other, 100n + BigInt(place)));
  const own = [edition(seller, 9_000n), edition(seller, 9_000n, { salt: 8n })];
  const about = { contract: EDITIONS, tokenId: '1', seller: seller.address };
  const answer = await answerTo(
    [...others, ...own].map((listing) => [listing]),
    about,
  );
  expect(answer.listings).toHaveLength(26);
  expect(answer.listings.slice(24).map(({ id }) => id)).toEqual(
    expect.arrayContaining(own.map(({ orderHash }) => orderHash)),
  );
});

test("asks the sources for the user's own listings if a seller is given", async () => {
  const queries: unknown[] = [];
  const source: ListingSource = {
    name: 'own',
    find: ({ userId }) => {
      queries.push(userId);
      return Promise.resolve({ listings: [], isPart: false });
    },
  };
  const reader = readerOf([await startNode(contractsOf([[made()]]))], [source]);
  const about = { contract: NFTS, tokenId: '1' };
  await reader.read({ ...question, ...about }, 'alice');
  expect(queries).toEqual([undefined, undefined]);
  await reader.read({ ...question, ...about, seller: seller.address }, 'alice');
  expect(queries).toContain('alice');
});

// Regression: the lowest price that was read was returned as the floor, though a source had more.
test('has no floor from only a part of the listings', async () => {
  const url = await startNode(contractsOf([[made()]]));
  const floorBy = async (...sources: readonly ListingSource[]) => {
    const { listings, collections } = await readerOf([url], sources).read(question);
    expect(listings).toHaveLength(1);
    return collections[0]?.floor;
  };
  const part: ListingSource = {
    name: 'opensea',
    find: () => Promise.resolve({ listings: [], isPart: true }),
  };
  const silent: ListingSource = { name: 'opensea', find: () => Promise.reject(new Error('down')) };
  expect(await floorBy(sourceOf('own', [made()]))).toBe('100');
  expect(await floorBy(sourceOf('own', [made()]), part)).toBeNull();
  expect(await floorBy(sourceOf('own', [made()]), silent)).toBeNull();
});

// Regression: listings in an unknown state were silently left out of the floor.
test('has no floor if the state of a cheaper listing is unknown', async () => {
  const dear = made({ tokenId: 2n, price: 150n });
  const floorBy = async (one: Parameters<typeof contractsOf>[0], another: typeof one) => {
    const urls = [await startNode(contractsOf(one)), await startNode(contractsOf(another))];
    const { collections } = await readerOf(urls, [sourceOf('own', [made(), dear])]).read(question);
    return collections[0]?.floor;
  };
  expect(await floorBy([[made()], [dear]], [[made(), { cancelled: true }], [dear]])).toBeNull();
  expect(await floorBy([[made()], [dear]], [[made()], [dear, { cancelled: true }]])).toBe('100');
}, 60_000);

test("reads again what another user's turns did not suffice for", async () => {
  let end: (error: Error) => void = () => undefined;
  const over = new Promise<never>((_, reject) => {
    end = reject;
  });
  const slow = {
    ask: () => over,
    batchQuery: () => over,
    nodeIndex: 0,
    asker: 'mallory',
  };
  const asked = Array.from({ length: 50 }, () =>
    isolatedMulticall(slow, network, [{ wanted: [MARKET_READ], facts: [] }]),
  );
  const ends = Promise.allSettled(asked);
  const reader = readerOf([await startNode(contractsOf([[made()]]))], [sourceOf('own', [made()])]);
  expect(await reader.read(question, 'mallory')).toMatchObject({ hasMarket: null });
  expect(await reader.read(question, 'alice')).toMatchObject({
    hasMarket: true,
    listings: [{ isOpen: true }],
  });
  end(new EndpointError('unknown', 'no answer'));
  await ends;
});

// Regression: the newest 200 were read, of any user and whether or not they could be bought.
test('gives each who lists something a turn, so that hundreds of one hide nothing of others', async () => {
  const flood = Array.from({ length: 210 }, (_, place) => ({
    ...made({ tokenId: BigInt(place + 10), price: 500n, startsAt: BigInt(NOW) }, { by: other }),
    userId: 'mallory',
  }));
  const victim = made({ startsAt: BigInt(NOW - 900) });
  const all = [...flood, victim];
  const url = await startNode(contractsOf(all.map((listing) => [listing])));
  const reader = readerOf([url], [sourceOf('own', all)], [], longLimits);
  // It is the oldest, and so the last of the two hundred in the result.
  const { listings, collections } = await reader.read({ ...question, cursor: `192_${NO_HASH}` });
  expect(listings).toHaveLength(8);
  expect(listings.at(-1)?.id).toBe(victim.orderHash);
  // Regression: the lowest price of those two hundred was returned as the floor.
  expect(collections).toMatchObject([{ floor: null }]);
}, 60_000);

// Regression: listings not checked for lack of time or of a market were silently left out of the floor.
test('has no floor if not all listings of the sources were checked', async () => {
  const all = Array.from({ length: 205 }, (_, place) =>
    made({ tokenId: BigInt(place + 10), startsAt: BigInt(NOW) }, { by: other }),
  );
  const floorOf = async (askingMs: number) => {
    const url = await startNode(
      contractsOf(all.map((listing, place) => [listing, place === 0 ? {} : { cancelled: true }])),
    );
    const reader = readerOf([url], [sourceOf('own', all)], [], { ...longLimits, askingMs });
    return (await reader.read({ ...question, contract: NFTS })).collections[0]?.floor;
  };
  expect(await floorOf(60_000)).toBe('100');
  expect(await floorOf(-1)).toBeNull();
}, 120_000);

test('reads past hundreds of invalid listings, of as many users', async () => {
  const flood = Array.from({ length: 205 }, (_, place) => ({
    ...made({ tokenId: BigInt(place + 10), startsAt: BigInt(NOW) }, { by: other }),
    userId: `mallory ${place}`,
  }));
  const victim = made({ startsAt: BigInt(NOW - 900) });
  const answer = await answerTo([
    ...flood.map((listing) => [listing, { cancelled: true }] as const),
    [victim],
  ]);
  expect(answer.listings.map(({ id }) => id)).toEqual([victim.orderHash]);
  expect(answer.collections).toMatchObject([{ name: 'Things of C1', floor: '100' }]);
}, 60_000);

test('leaves a seller’s own price out of the floor they see', async () => {
  const dearer = made({ tokenId: 2n, price: 150n }, { by: other });
  const listings = [[made()], [dearer]] as const;
  const floorFor = async (of?: Wallet) => {
    const about = { contract: NFTS, tokenId: '1', ...(of && { seller: of.address }) };
    return (await answerTo(listings, about)).collections[0]?.floor;
  };
  expect(await floorFor()).toBe('100');
  expect(await floorFor(seller)).toBe('150');
  expect(await floorFor(other)).toBe('100');
});

test.each<[string, Chain, string]>([
  ['can be bought', {}, 'open'],
  ['cannot be taken at the moment', { forAll: false }, 'open'],
  ['was sold', { filled: 1n, owner: other.address }, 'filled'],
  ['was sold, and cancelled after that', { filled: 1n, cancelled: true }, 'filled'],
  ['was cancelled', { cancelled: true }, 'cancelled'],
  ['is of a counter that was raised', { counter: 1n }, 'cancelled'],
])("returns a seller's own order that %s", async (_, chain, state) => {
  const about = { contract: NFTS, tokenId: '1', seller: seller.address };
  const answer = await answerTo([[made(), chain]], about);
  expect(answer.seller?.orders).toEqual([{ id: made().orderHash, state }]);
});

test("leaves an order's state unknown with one node of three, and returns no other user's", async () => {
  const [open, sold] = [contractsOf([[made()]]), contractsOf([[made(), { filled: 1n }]])];
  const about = { contract: NFTS, tokenId: '1', seller: seller.address };
  const statesBy = async (contracts: readonly ReturnType<typeof contractsOf>[], of = about) => {
    const urls = await Promise.all(contracts.map((each) => startNode(each)));
    return (await readerOf(urls, [sourceOf('own', [made()])]).read({ ...question, ...of })).seller?.orders;
  };
  const dead = await startNode({ [SEAPORT_ADDRESS]: {} }, true);
  const lone = readerOf([await startNode(sold), dead, dead], [sourceOf('own', [made()])]);
  expect((await lone.read({ ...question, ...about })).seller?.orders).toEqual([
    { id: made().orderHash, state: null },
  ]);
  // Regression: one of two nodes was believed while the other was silent, and the record of a live order was
  // dismissed.
  const ofTwo = readerOf([await startNode(sold), dead], [sourceOf('own', [made()])]);
  expect((await ofTwo.read({ ...question, ...about })).seller?.orders).toEqual([
    { id: made().orderHash, state: null },
  ]);
  expect(await statesBy([sold, open])).toEqual([{ id: made().orderHash, state: null }]);
  expect(await statesBy([sold, open, sold])).toEqual([{ id: made().orderHash, state: 'filled' }]);
  expect(await statesBy([sold], { ...about, seller: other.address })).toEqual([]);
}, 30_000);

test('returns the listings that two nodes report as sold, and no cancelled ones', async () => {
  const all = [made({ tokenId: 1n }), made({ tokenId: 2n }), made({ tokenId: 3n }), made({ tokenId: 4n })];
  const chainOf = (first: Chain) =>
    contractsOf(
      all.map((each, place) => [each, [first, { filled: 1n }, { cancelled: true }][place] ?? {}] as const),
    );
  const [one, another] = [chainOf({ filled: 1n }), chainOf({})];
  const read = { chainId: network.chainId, now: BigInt(NOW) };
  const listings = all.map(({ order }) => ({ ...readListing(order, read), counter: 0n }));
  const urls = await Promise.all([one, another].map((each) => startNode(each)));
  const sold = await readerOf(urls, []).soldOf(listings, 'alice');
  expect([...sold]).toEqual([all[1]?.orderHash]);
}, 60_000);

test('decides by enough nodes whether an order may be stored', async () => {
  const listing = made();
  const [open, cancelled] = [contractsOf([[listing]]), contractsOf([[listing, { cancelled: true }]])];
  const terms = readListing(listing.order, { chainId: network.chainId, now: BigInt(NOW) });
  const stateBy = async (...contracts: readonly ReturnType<typeof contractsOf>[]) => {
    const urls = await Promise.all(contracts.map((each) => startNode(each)));
    return readerOf(urls, []).stateOf({ ...terms, counter: 0n }, 'alice');
  };
  const [agreed, differing] = await Promise.all([stateBy(open, open, cancelled), stateBy(open, cancelled)]);
  const state = { counter: '0', units: '1', isApproved: true, time: NOW * 1_000 };
  expect(agreed).toEqual({ ...state, orders: [{ id: listing.orderHash, state: 'open' }] });
  expect(differing).toEqual({ ...state, orders: [{ id: listing.orderHash, state: null }] });
}, 30_000);
