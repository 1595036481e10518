import { buildListing } from '@everything-wallet/core/seaport/buildListing';
import { expect, it, vi } from 'vitest';
import '../../functions/src/configuration.ts';
import { firestore } from '../../functions/src/data/firestore.ts';
import { listingRecords, type FoundListing } from '../../functions/src/data/listingRecords.ts';

// There is no Google Cloud to ask for credentials.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');

const CONTRACT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const SELLER = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const END = 2_000_000_000;

const hashOf = (place: number) => `0x${place.toString(16).padStart(64, 'd')}`;
const idOf = (place: number) => `1_${hashOf(place)}`;

/** Writes that a user sells one of the collection until a time; an id for each number. */
async function write(place: number, user: string, { tokenId = 7n, endsAt = END + place } = {}) {
  const order_hash = hashOf(place);
  const components = buildListing({
    seller: SELLER,
    contract: CONTRACT,
    tokenId,
    standard: 'erc721',
    units: 1n,
    price: 5n,
    startsAt: 1n,
    endsAt: BigInt(endsAt),
    counter: 0n,
    salt: 0n,
  });
  const { getFirestore } = await firestore();
  await getFirestore()
    .doc(`nft_listings/${idOf(place)}`)
    .set({
      user_id: user,
      network: 'ethereum',
      order_hash,
      contract_address: CONTRACT,
      token_id: tokenId.toString(),
      ends_at: endsAt,
      order: { components, signature: `0x${'12'.repeat(65)}` },
    });
  return idOf(place);
}

it('lists sellers page by page, the next to end first, and then reads some of them', async () => {
  const users = ['mallory', 'mallory', 'bob', 'mallory', 'alice'];
  const ids = await Promise.all(users.map((user, place) => write(place, user)));
  // Two that end in the same second, one that is over, and another NFT.
  const twin = await write(5, 'carol', { endsAt: END + 4 });
  await write(6, 'dave', { endsAt: END - 10 });
  const other = await write(7, 'alice', { tokenId: 8n });
  const pages = [];
  const filter = { networkId: 'ethereum', contract: CONTRACT, tokenId: '7', endsAfter: END - 1 };
  for await (const page of listingRecords.pages(filter, 2)) pages.push(page);
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 2]);
  expect(pages.flat().slice(0, 4)).toEqual(
    ids.slice(0, 4).map((id, place) => ({ id, userId: users[place] })),
  );
  const last = [
    { id: ids[4], userId: 'alice' },
    { id: twin, userId: 'carol' },
  ];
  expect(pages.flat().slice(4)).toEqual(expect.arrayContaining(last));
  const read = await listingRecords.read([ids[2] ?? '', `1_0x${'e'.repeat(64)}`]);
  expect(read).toMatchObject([{ id: ids[2], user_id: 'bob', ends_at: END + 2 }]);
  expect(await listingRecords.read([])).toEqual([]);
  const about = { userId: 'alice', networkId: 'ethereum', contract: CONTRACT };
  expect(await listingRecords.ofUser({ ...about, tokenId: '7' }, 9)).toMatchObject([{ id: ids[4] }]);
  expect(await listingRecords.ofUser({ ...about, tokenId: '8' }, 9)).toMatchObject([{ id: other }]);
});

it('stores no more of a user than the limit, however many are written in parallel, and removes ended ones', async () => {
  const user = `keeper ${crypto.randomUUID()}`;
  const [first] = [await write(100, user, { endsAt: END - 2 * 86_400 }), await write(101, user)];
  const record = await recordOf(101);
  const save = (place: number, changes = {}) =>
    listingRecords.save({ ...record, ...changes }, { id: idOf(place), now: END, most: 3 });
  const outcomes = await Promise.all([102, 103, 104, 105, 106].map((place) => save(place)));
  expect(outcomes.toSorted()).toEqual(['full', 'full', 'full', 'saved', 'saved']);
  const about = { userId: user, networkId: 'ethereum', contract: CONTRACT, tokenId: '7' };
  const stored = await listingRecords.ofUser(about, 9);
  expect(stored).toHaveLength(3);
  expect(stored.map(({ id }) => id)).not.toContain(first);
  // The same once more is no other one.
  expect(await save(101)).toBe('saved');
  // A user cannot overwrite another's listing.
  expect(await save(101, { user_id: `another ${user}` })).toBe('ofOther');
  expect(await listingRecords.read([idOf(101)])).toMatchObject([{ user_id: user }]);
});

async function recordOf(place: number): Promise<FoundListing> {
  const [record] = await listingRecords.read([idOf(place)]);
  if (!record) throw new Error('It was not written');
  return record;
}
