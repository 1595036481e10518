import { Signature, Wallet, ZeroAddress, ZeroHash } from 'ethers';
import { describe, expect, test } from 'vitest';
import { networks } from '../networks/networks.ts';
import { buildListing } from './buildListing.ts';
import { orderDigests } from './orderDigests.ts';
import { readListing, type ListingReader } from './readListing.ts';
import { SEAPORT_ADDRESS } from './seaportAddress.ts';
import { SeaportError, type OrderFault } from './SeaportError.ts';
import type { OrderComponents, SeaportOrder } from './SeaportOrder.ts';

const seller = new Wallet(`0x${'01'.repeat(32)}`);
const other = new Wallet(`0x${'02'.repeat(32)}`);
const NFT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const NOW = 1_800_000_000n;
const [{ chainId }, { chainId: OTHER_CHAIN }] = networks;
const about: ListingReader = { chainId, now: NOW };
const OPENSEA_KEY = '0x0000007b02230091a7ed01230072f7006a004d60a8d4e71d599b8104250f0000';

const listing = buildListing({
  seller: seller.address,
  contract: NFT,
  tokenId: 6n,
  standard: 'erc721',
  units: 1n,
  price: 1_000n,
  startsAt: NOW - 60n,
  endsAt: NOW + 60n,
  counter: 3n,
  salt: 7n,
});
const [item] = listing.offer;
const [payment] = listing.consideration;
if (!item || !payment) throw new TypeError('A listing gives something for something');

function signed(fields: Partial<OrderComponents> = {}, by = seller, chain: number = chainId): SeaportOrder {
  const components = { ...listing, ...fields };
  return { components, signature: by.signingKey.sign(orderDigests(components, chain).digest).serialized };
}

function fault(order: SeaportOrder, reader: Partial<ListingReader> = {}): OrderFault | undefined {
  try {
    readListing(order, { ...about, ...reader });
    return undefined;
  } catch (error) {
    if (error instanceof SeaportError) return error.reason;
    throw error;
  }
}

const feeTo = (recipient: string, units: string) => ({
  ...payment,
  startAmount: units,
  endAmount: units,
  recipient,
});

test('rejects a known token as an NFT', () => {
  const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
  expect(fault(signed({ offer: [{ ...item, token }] }))).toBe('token');
});

describe('reads', () => {
  test('listings of this wallet', () => {
    expect(readListing(signed(), about)).toEqual({
      orderHash: orderDigests(listing, chainId).orderHash,
      seller: seller.address,
      contract: NFT,
      tokenId: 6n,
      standard: 'erc721',
      units: 1n,
      price: 1_000n,
      fees: [],
      startsAt: NOW - 60n,
      endsAt: NOW + 60n,
      operator: SEAPORT_ADDRESS,
    });
  });

  test('several of one ERC-1155 id, sold as a whole', () => {
    const offer = [{ ...item, itemType: 3, startAmount: '5', endAmount: '5' }];
    expect(readListing(signed({ offer }), about)).toMatchObject({ standard: 'erc1155', units: 5n });
    expect(fault(signed({ orderType: 1 }))).toBeUndefined();
  });

  test('fees up to the named ones, included in the price', () => {
    const consideration = [feeTo(seller.address, '975'), feeTo(other.address, '25')];
    expect(
      readListing(signed({ consideration, conduitKey: OPENSEA_KEY }), { ...about, maxFeeBps: 250 }),
    ).toMatchObject({
      price: 1_000n,
      fees: [{ recipient: other.address, units: 25n }],
      operator: '0x1E0049783F008A0085193E00003D00cd54003c71',
    });
  });

  test('a signature of 64 bytes (EIP-2098)', () => {
    const order = signed();
    const compact = Signature.from(order.signature).compactSerialized;
    expect(compact).toHaveLength(130);
    expect(readListing({ ...order, signature: compact }, about).seller).toBe(seller.address);
  });

  test('from its first second until before its last', () => {
    expect(fault(signed({ startTime: NOW.toString() }))).toBeUndefined();
    expect(fault(signed({ endTime: (NOW + 1n).toString() }))).toBeUndefined();
    expect(fault(signed({ endTime: NOW.toString() }))).toBe('expired');
  });
});

const { r, s, v } = Signature.from(signed().signature);
const N = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const highS = `${r}${(N - BigInt(s)).toString(16).padStart(64, '0')}${v === 27 ? '1c' : '1b'}`;

describe('rejects', () => {
  test.each<[string, OrderFault, SeaportOrder, Partial<ListingReader>?]>([
    ['one that is over', 'expired', signed({ endTime: '1' })],
    [
      'one that can be bought in parts',
      'parts',
      signed({ offer: [{ ...item, itemType: 3, startAmount: '2', endAmount: '2' }], orderType: 1 }),
    ],
    ['one that is not open yet', 'notYet', signed({ startTime: (NOW + 1n).toString() })],
    ['another chain’s', 'otherChain', signed({}, seller, OTHER_CHAIN)],
    [
      'another chain’s, without a look for which',
      'otherSigner',
      signed({}, seller, OTHER_CHAIN),
      { isBrief: true },
    ],
    ['one of an unknown chain', 'otherSigner', signed({}, seller, 424_242)],
    ['another account’s signature', 'otherSigner', signed({}, other)],
    [
      'an order that was changed afterwards',
      'otherSigner',
      { ...signed(), components: { ...listing, counter: '4' } },
    ],
    ['an unnamed fee', 'hiddenFee', signed({ consideration: [payment, feeTo(other.address, '1')] })],
    [
      'a fee above the named one',
      'hiddenFee',
      signed({ consideration: [feeTo(seller.address, '974'), feeTo(other.address, '26')] }),
      { maxFeeBps: 250 },
    ],
    [
      'one that pays the seller nothing',
      'noProceeds',
      signed({ consideration: [feeTo(other.address, '9')] }),
    ],
    ['one without a price', 'noProceeds', signed({ consideration: [] })],
    ['another NFT', 'wrongItem', signed(), { wanted: { contract: NFT, tokenId: 7n } }],
    ['another collection', 'wrongItem', signed(), { wanted: { contract: SEAPORT_ADDRESS, tokenId: 6n } }],
    ['another price', 'otherPrice', signed(), { wanted: { contract: NFT, tokenId: 6n, price: 999n } }],
    ['a token as the sold item', 'wrongItem', signed({ offer: [{ ...item, itemType: 1 }] })],
    ['an amount of 0', 'wrongItem', signed({ offer: [{ ...item, startAmount: '0', endAmount: '0' }] })],
    ['two of one NFT', 'wrongItem', signed({ offer: [{ ...item, startAmount: '2', endAmount: '2' }] })],
    ['several things', 'moreItems', signed({ offer: [item, { ...item, identifierOrCriteria: '7' }] })],
    ['any NFT of a collection', 'criteria', signed({ offer: [{ ...item, itemType: 4 }] })],
    ['a price that falls', 'dutch', signed({ consideration: [{ ...payment, endAmount: '1' }] })],
    [
      'an amount that falls',
      'dutch',
      signed({ offer: [{ ...item, itemType: 3, startAmount: '5', endAmount: '1' }] }),
    ],
    ['one restricted by a zone', 'restricted', signed({ orderType: 2, zone: other.address })],
    ['one made by a contract', 'restricted', signed({ orderType: 4 })],
    ['an unknown conduit', 'conduit', signed({ conduitKey: `0x${'11'.repeat(32)}` })],
    [
      'a price in a token',
      'paidInToken',
      signed({ consideration: [{ ...payment, itemType: 1, token: NFT }] }),
    ],
    [
      'a price in an NFT',
      'paidInToken',
      signed({ consideration: [payment, { ...payment, itemType: 2, token: NFT }] }),
    ],
    ['invalid coin', 'malformed', signed({ consideration: [{ ...payment, token: NFT }] })],
    ['one’s own listing', 'selfBuy', signed(), { buyer: seller.address }],
    ['an s in the upper half', 'badSignature', { components: listing, signature: highS }],
    ['an empty signature', 'badSignature', { components: listing, signature: `0x${'00'.repeat(65)}` }],
    [
      'the signature of a contract',
      'contractSignature',
      { components: listing, signature: `0x${'11'.repeat(96)}` },
    ],
    [
      'one signed together with others',
      'bulkSignature',
      { components: listing, signature: `0x${'11'.repeat(65 + 3 + 32)}` },
    ],
    ['an invalid order', 'malformed', { components: { ...listing, salt: 'x' }, signature: highS }],
    ['no signature', 'malformed', { components: listing, signature: '0x' }],
  ])('%s', (_, reason, order, reader) => {
    expect(fault(order, reader)).toBe(reason);
  });
});

test('makes orders that sell one item for coin to the seller, and nothing else', () => {
  expect(listing).toMatchObject({
    zone: ZeroAddress,
    orderType: 0,
    conduitKey: ZeroHash,
    zoneHash: ZeroHash,
    offer: [{ itemType: 2, token: NFT, startAmount: '1', endAmount: '1' }],
    consideration: [{ itemType: 0, token: ZeroAddress, startAmount: '1000', recipient: seller.address }],
  });
});

test.each([
  { price: 0n },
  { price: -1n },
  { units: 2n },
  { standard: 'erc1155', units: 0n } as const,
  { endsAt: NOW - 60n },
  { tokenId: 2n ** 256n },
  { counter: -1n },
  { contract: ZeroAddress },
  { seller: '0x12' },
])('makes no order of %o', (fields) => {
  const make = () =>
    buildListing({
      seller: seller.address,
      contract: NFT,
      tokenId: 6n,
      standard: 'erc721',
      units: 1n,
      price: 1_000n,
      startsAt: NOW - 60n,
      endsAt: NOW + 60n,
      counter: 3n,
      salt: 7n,
      ...fields,
    });
  expect(make).toThrow(SeaportError);
});
