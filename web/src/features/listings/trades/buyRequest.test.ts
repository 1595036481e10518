// @vitest-environment node
import type { SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import { orderDigests } from '@everything-wallet/core/seaport/orderDigests';
import { Wallet } from 'ethers';
import { describe, expect, test } from 'vitest';
import { COLLECTION, network, signedListing } from '../testing/fakeMarket.ts';
import { buyRequest } from './buyRequest.ts';

/* What the screens show of it is in TradePanel.test.tsx. */

const seller = new Wallet(`0x${'46'.repeat(32)}`);
const buyer = {
  address: new Wallet(`0x${'47'.repeat(32)}`).address,
  name: 'Savings',
  derivationIndex: 0,
};
const nft = { network, contract: COLLECTION, tokenId: '7' };
const now = 1_800_000_000n;
const outcome = (movements: SimulationOutcome['movements']): SimulationOutcome => ({
  succeeds: true,
  reason: null,
  gasUsed: '1',
  coin: { units: '-1', word: 'verified' },
  movements,
  approvals: [],
  receipts: [],
  isWhole: true,
});
const moved = (units: string, changes: Partial<SimulationOutcome['movements'][number]> = {}) =>
  outcome([
    {
      kind: 'erc1155',
      contract: COLLECTION,
      tokenId: '7',
      units,
      word: 'verified',
      isLogDifferent: false,
      ...changes,
    },
  ]);

describe('a simulated purchase', () => {
  const { breaks } = buyRequest({
    nft,
    listing: signedListing(seller, { standard: 'erc1155', units: 3n }),
    buyer,
    now,
    notices: [],
  });

  test('is valid if as many are received as shown', () => {
    expect(breaks?.(moved('3'))).toBeUndefined();
  });

  test.each([
    ['nothing is received', outcome([])],
    ['fewer are received', moved('2')],
    ['some are sent', moved('-3')],
    ['another number is received', moved('3', { tokenId: '8' })],
    ['an NFT of another collection is received', moved('3', { contract: seller.address })],
  ])('is not signed if %s', (_, simulated) => {
    expect(breaks?.(simulated)).toBe('call.broken.noNft');
  });
});

test('counts a fee that is named, and in the order, as part of the price', () => {
  const listing = signedListing(seller);
  expect(() => buyRequest({ nft, listing, buyer, now, notices: [] })).not.toThrow();
  const named = { ...listing, fees: [{ recipient: buyer.address, units: '1' }] };
  expect(() => buyRequest({ nft, listing: named, buyer, now, notices: [] })).toThrow('hiddenFee');
});

test('refuses an order of several that can be bought in parts', () => {
  const { order, ...listing } = signedListing(seller, { standard: 'erc1155', units: 3n });
  const components = { ...order.components, orderType: 1 };
  const { digest, orderHash } = orderDigests(components, network.chainId);
  const signature = seller.signingKey.sign(digest).serialized;
  const inParts = { ...listing, id: orderHash, order: { components, signature } };
  expect(() => buyRequest({ nft, listing: inParts, buyer, now, notices: [] })).toThrow('parts');
});

test('refuses a purchase from the buyer itself', () => {
  const own = { ...buyer, address: seller.address };
  const listing = signedListing(seller);
  expect(() => buyRequest({ nft, listing, buyer: own, now, notices: [] })).toThrow('selfBuy');
});
