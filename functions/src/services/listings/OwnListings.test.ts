import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { buildListing } from '@everything-wallet/core/seaport/buildListing';
import { expect, test } from 'vitest';
import { OwnListings, type ListingStore } from './OwnListings.ts';

const NFT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const components = buildListing({
  seller: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  contract: NFT,
  tokenId: 7n,
  standard: 'erc721',
  units: 1n,
  price: 5n,
  startsAt: 1n,
  endsAt: 9n,
  counter: 0n,
  salt: 0n,
});
const order = { components, signature: `0x${'12'.repeat(65)}` };

function record(place: number, user: string, chain = '1') {
  const order_hash = `0x${place.toString(16).padStart(64, '0')}`;
  return {
    id: `${chain}_${order_hash}`,
    user_id: user,
    network: 'ethereum',
    order_hash,
    contract_address: NFT,
    token_id: '7',
    ends_at: 9,
    order,
  };
}

test('asks for what is not over, and tells orders without fees', async () => {
  const asked: Parameters<ListingStore['find']>[0][] = [];
  const store: ListingStore = {
    find: (filter) => {
      asked.push(filter);
      return Promise.resolve([record(1, 'alice')]);
    },
  };
  const own = new OwnListings(networkById('ethereum'), store);
  expect(await own.find({ contract: NFT, tokenId: '7', now: 5 })).toEqual([
    { order, orderHash: record(1, 'alice').order_hash, contract: NFT, tokenId: '7', mostFeeBps: 0 },
  ]);
  expect(asked).toEqual([{ networkId: 'ethereum', contract: NFT, tokenId: '7', endsAfter: 5 }]);
});

test('looks at fifty of one user, so that nobody else is crowded out, and at no other chain’s', async () => {
  const records = [
    ...Array.from({ length: 120 }, (_, place) => record(place, 'mallory')),
    record(500, 'alice'),
    record(501, 'alice', '137'),
  ];
  const own = new OwnListings(networkById('ethereum'), { find: () => Promise.resolve(records) });
  const told = await own.find({ now: 5 });
  expect(told).toHaveLength(51);
  expect(told.at(-1)?.orderHash).toBe(record(500, 'alice').order_hash);
});
