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

type Found = ReturnType<typeof record>;

/** A store with these records, in the order in which they end, and the requests it received. */
function storeOf(records: readonly Found[], pageSize = 500) {
  const queries: object[] = [];
  let pages = 0;
  const store: ListingStore = {
    async *pages(filter) {
      queries.push(filter);
      for (let from = 0; from < records.length; from += pageSize) {
        pages += 1;
        yield await Promise.resolve(
          records.slice(from, from + pageSize).map(({ id, user_id: userId }) => ({ id, userId })),
        );
      }
    },
    read: (ids) => Promise.resolve(records.filter(({ id }) => ids.includes(id))),
    ofUser: (about) => {
      queries.push(about);
      return Promise.resolve(records.filter(({ user_id: userId }) => userId === about.userId));
    },
  };
  return { store, asked: queries, pages: () => pages };
}

/** A machine on which nothing takes any time. */
const of = (store: ListingStore) => new OwnListings(networkById('ethereum'), store, () => 0);
const many = (count: number, user: string, from = 0) =>
  Array.from({ length: count }, (_, place) => record(from + place, user));

test('requests listings that have not ended, and returns orders without fees', async () => {
  const { store, asked } = storeOf([record(1, 'alice')]);
  expect((await of(store).find({ contract: NFT, tokenId: '7', now: 5 })).listings).toEqual([
    {
      order,
      orderHash: record(1, 'alice').order_hash,
      userId: 'alice',
      contract: NFT,
      tokenId: '7',
      maxFeeBps: 0,
    },
  ]);
  expect(asked).toEqual([{ networkId: 'ethereum', contract: NFT, tokenId: '7', endsAfter: 5 }]);
});

test('reads fifty of one user, so that no other is crowded out, and no other chain’s', async () => {
  const { store } = storeOf([...many(120, 'mallory'), record(500, 'alice'), record(501, 'alice', '137')]);
  const { listings: found } = await of(store).find({ now: 5 });
  expect(found).toHaveLength(51);
  expect(found.at(-1)?.orderHash).toBe(record(500, 'alice').order_hash);
});

test('reads no longer than the caller waits', async () => {
  const { store, pages } = storeOf(many(3_000, 'mallory'));
  let now = 0;
  const late = new OwnListings(networkById('ethereum'), store, () => (now += 1_500));
  expect(await late.find({ now: 5 })).toMatchObject({ isPart: true });
  expect(pages()).toBe(2);
});

// Regression: of the 500 records that end first, only fifty were returned, those of the one user who had them
// all.
test('reads on past the records of one user whose share is full', async () => {
  const { store } = storeOf([...many(3_000, 'mallory'), record(4_000, 'alice')]);
  const { listings: found } = await of(store).find({ contract: NFT, tokenId: '7', now: 5 });
  expect(found).toHaveLength(51);
  expect(found.at(-1)?.orderHash).toBe(record(4_000, 'alice').order_hash);
});

// Regression: a user's fifty-first listing was passed over, and the lowest of the others returned as the
// floor.
test('reports a part if a user has listed more than are read', async () => {
  const partOf = async (count: number) =>
    (await of(storeOf(many(count, 'alice')).store).find({ now: 5 })).isPart;
  expect(await partOf(50)).toBe(false);
  expect(await partOf(51)).toBe(true);
});

test('reads no further than it has to, nor for ever', async () => {
  const honest = storeOf(Array.from({ length: 2_000 }, (_, place) => record(place, `user ${place}`)));
  expect((await of(honest.store).find({ now: 5 })).listings).toHaveLength(500);
  expect(honest.pages()).toBe(1);
  const flooded = storeOf(many(9_000, 'mallory'));
  expect((await of(flooded.store).find({ now: 5 })).listings).toHaveLength(50);
  expect(flooded.pages()).toBe(10);
});

test("returns all of the caller's own listings of an NFT, whatever precedes them", async () => {
  const { store, asked } = storeOf([...many(6_000, 'mallory'), ...many(60, 'alice', 7_000)]);
  const about = { contract: NFT, tokenId: '7', now: 5 };
  const { listings: found } = await of(store).find({ ...about, userId: 'alice' });
  expect(found.filter(({ userId }) => userId === 'alice')).toHaveLength(60);
  expect(asked).toContainEqual({ userId: 'alice', networkId: 'ethereum', contract: NFT, tokenId: '7' });
  const { listings: toOthers } = await of(store).find(about);
  expect(toOthers.filter(({ userId }) => userId === 'alice')).toEqual([]);
});
