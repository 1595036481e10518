// @vitest-environment node
import { expect, test } from 'vitest';
import { signedListing } from '../testing/fakeMarket.ts';
import type { OwnListing } from '../OwnListing.ts';
import { conflictingListings } from './conflictingListings.ts';
import { Wallet } from 'ethers';

const { order } = signedListing(new Wallet(`0x${'46'.repeat(32)}`));
const listed = (price: bigint, outcome?: OwnListing['outcome']): OwnListing => ({
  hash: `0x${price.toString(16).padStart(64, '0')}`,
  order,
  price,
  endsAt: 4_000_000_000_000,
  outcome,
});

test('cheaper ones conflict, for ERC-1155 all, but none that is sold or cancelled', () => {
  const [cheap, dear] = [listed(5n), listed(15n)];
  const all = [cheap, dear, listed(6n, 'filled'), listed(7n, 'cancelled'), listed(16n, 'cancelled')];
  expect(conflictingListings(all, 'erc721', 10n)).toEqual([cheap]);
  expect(conflictingListings(all, 'erc1155', 10n)).toEqual([cheap, dear]);
});
