import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import { expect, test } from 'vitest';
import { startFakeServer } from '../../testing/startFakeServer.ts';
import { OpenSeaListings } from './OpenSeaListings.ts';

const NFT = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D';
const SELLER = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const FEES = '0x0000a26b00c1F0DF003000390027140000fAa719';
const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000';
const NONE = `0x${'00'.repeat(32)}`;

/** An order as the API's documentation has it (docs.opensea.io, List Orders): decimal and hex texts, a number as the counter. */
const payment = (units: string, recipient: string) => ({
  itemType: 0,
  token: ZERO_ADDRESS,
  identifierOrCriteria: '0',
  startAmount: units,
  endAmount: units,
  recipient,
});
const parameters = {
  offerer: SELLER.toLowerCase(),
  offer: [{ itemType: 2, token: NFT, identifierOrCriteria: '7', startAmount: '1', endAmount: '1' }],
  consideration: [payment('975', SELLER), payment('25', FEES)],
  startTime: '1700000000',
  endTime: '1900000000',
  orderType: 0,
  zone: ZERO_ADDRESS,
  zoneHash: NONE,
  salt: '0x360c6ebe000000000000000000000000000000000000000017a3a2f7c5a9d3b2',
  conduitKey: '0x0000007b02230091a7ed01230072f7006a004d60a8d4e71d599b8104250f0000',
  counter: 0,
};
const listing = {
  created_date: '2026-11-20T10:00:00.000000',
  closing_date: '2030-03-17T17:46:40',
  listing_time: 1_700_000_000,
  expiration_time: 1_900_000_000,
  order_hash: `0x${'AB'.repeat(32)}`,
  protocol_data: {
    parameters: { ...parameters, totalOriginalConsiderationItems: 2 },
    signature: `0x${'12'.repeat(65)}`,
  },
  protocol_address: SEAPORT_ADDRESS.toLowerCase(),
  current_price: '1000',
  maker: { address: SELLER },
  taker: null,
  maker_fees: [{ account: { address: FEES }, basis_points: '250' }],
  taker_fees: [],
  side: 'ask',
  order_type: 'basic',
  cancelled: false,
  finalized: false,
  marked_invalid: false,
  remaining_quantity: 1,
};

async function asked(
  answer: unknown,
  {
    status = 200,
    id = 'ethereum' as const,
    tokenId = '7',
  }: { status?: number; id?: 'ethereum'; tokenId?: string } = {},
) {
  const requests: { url: string | undefined; key: string | string[] | undefined }[] = [];
  await using server = await startFakeServer((_, response, request) => {
    requests.push({ url: request.url, key: request.headers['x-api-key'] });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  const source = OpenSeaListings.of(networkById(id), {
    baseUrl: server.url,
    key: () => 'secret',
    timeLimitMs: 2_000,
  });
  const find = async () => (await source?.find({ contract: NFT, tokenId, now: 5 }))?.listings;
  const outcomes = [await find().catch(() => 'failed'), await find().catch(() => 'failed')];
  return { found: outcomes[0], again: outcomes[1], requests };
}

test('asks about one NFT with the key in a header, and reads orders as the API writes them', async () => {
  const { found, requests } = await asked({ next: null, previous: null, orders: [listing] });
  expect(requests[0]).toEqual({
    url: `/orders/ethereum/seaport/listings?asset_contract_address=${NFT}&token_ids=7&limit=50&order_by=eth_price&order_direction=asc`,
    key: 'secret',
  });
  expect(found).toEqual([
    {
      order: {
        components: {
          ...parameters,
          salt: BigInt(parameters.salt).toString(),
          counter: '0',
        },
        signature: listing.protocol_data.signature,
      },
      orderHash: `0x${'ab'.repeat(32)}`,
      contract: NFT,
      tokenId: '7',
      price: 1_000n,
      maxFeeBps: 1_500,
    },
  ]);
});

test.each<[string, unknown]>([
  ['an order whose signature it keeps', { ...listing, protocol_data: { parameters, signature: null } }],
  ['an offer', { ...listing, side: 'bid' }],
  ['an order of another Seaport', { ...listing, protocol_address: FEES }],
  ['an invalid price', { ...listing, current_price: '1.5' }],
  [
    'an invalid number',
    { ...listing, protocol_data: { ...listing.protocol_data, parameters: { ...parameters, salt: '-1' } } },
  ],
  [
    'an order without an item',
    { ...listing, protocol_data: { ...listing.protocol_data, parameters: { ...parameters, offer: [] } } },
  ],
  ['nothing', null],
])('skips %s, and returns the others', async (_, order) => {
  const { found } = await asked({ orders: [order, listing] });
  expect(found).toHaveLength(1);
});

test.each<[string, unknown, number]>([
  ['an error', { errors: ['no'] }, 401],
  ['what is no JSON', '<html>', 200],
  ['another shape', { listings: [] }, 200],
])('fails with %s', async (_, answer, status) => {
  expect((await asked(answer, { status })).found).toBe('failed');
});

test.each([429, 503])('rests after %i', async (status) => {
  const { found, again, requests } = await asked({}, { status });
  expect([found, again]).toEqual(['failed', 'failed']);
  expect(requests).toHaveLength(1);
});

test('is not asked about an unknown network, or without a collection', async () => {
  const options = { baseUrl: 'http://127.0.0.1:9', key: () => 'secret' };
  expect(OpenSeaListings.of(networkById('sepolia'), options)).toBeUndefined();
  expect(await OpenSeaListings.of(networkById('polygon'), options)?.find({ now: 5 })).toEqual({
    listings: [],
    isPart: false,
  });
});

// Regression: the lowest of the last fifty listings was returned as the floor.
test('reports a full page of a collection as a part of the listings', async () => {
  let orders: unknown[] = Array.from({ length: 50 }, () => listing);
  const asked: (string | undefined)[] = [];
  await using server = await startFakeServer((_, response, request) => {
    asked.push(request.url);
    response.end(JSON.stringify({ orders }));
  });
  const source = OpenSeaListings.of(networkById('ethereum'), { baseUrl: server.url, key: () => 'secret' });
  expect((await source?.find({ contract: NFT, now: 5 }))?.isPart).toBe(true);
  expect(asked[0]).toContain('order_by=created_date&order_direction=desc');
  // For one NFT the cheapest come first.
  expect((await source?.find({ contract: NFT, tokenId: '7', now: 5 }))?.isPart).toBe(false);
  orders = orders.slice(1);
  expect((await source?.find({ contract: NFT, now: 5 }))?.isPart).toBe(false);
});
