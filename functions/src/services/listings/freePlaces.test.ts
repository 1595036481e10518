import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { buildListing } from '@everything-wallet/core/seaport/buildListing';
import { orderDigests } from '@everything-wallet/core/seaport/orderDigests';
import { id, Wallet } from 'ethers';
import { expect, test, vi } from 'vitest';
import { freePlaces } from './freePlaces.ts';

const seller = new Wallet(id('seller'));

/** A listing's record, as stored. */
function record(tokenId: bigint, name: 'ethereum' | 'polygon' = 'ethereum') {
  const { chainId } = networkById(name);
  const components = buildListing({
    seller: seller.address,
    contract: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    tokenId,
    standard: 'erc721',
    units: 1n,
    price: 5n,
    startsAt: 1n,
    endsAt: 9n,
    counter: 3n,
    salt: 0n,
  });
  const { orderHash, digest } = orderDigests(components, chainId);
  return {
    id: `${chainId}_${orderHash}`,
    user_id: 'alice',
    network: name,
    order_hash: orderHash,
    contract_address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    token_id: tokenId.toString(),
    ends_at: 9,
    order: { components, signature: seller.signingKey.sign(digest).serialized },
  };
}

test('deletes sold listings on any network, and nothing else', async () => {
  const [sold, open, elsewhere] = [record(1n), record(2n), record(1n, 'polygon')];
  const remove = vi.fn(() => Promise.resolve());
  const soldOf = vi.fn(() => Promise.resolve(new Set([sold.order_hash, elsewhere.order_hash])));
  const recordsOf = () => Promise.resolve([sold, open, elsewhere]);
  expect(await freePlaces('alice', { recordsOf, soldOf, remove })).toBe(2);
  expect(remove).toHaveBeenCalledExactlyOnceWith([sold.id, elsewhere.id]);
  expect(soldOf).toHaveBeenCalledWith(networkById('polygon'), [
    expect.objectContaining({ orderHash: elsewhere.order_hash, seller: seller.address, counter: 3n }),
  ]);
});

test('a silent network does not block places on another one, and unreadable records stay', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [sold, elsewhere, broken] = [record(1n), record(1n, 'polygon'), record(3n)];
  const forged = { ...broken, order: { ...broken.order, signature: sold.order.signature } };
  const remove = vi.fn(() => Promise.resolve());
  expect(
    await freePlaces('alice', {
      recordsOf: () => Promise.resolve([elsewhere, sold, forged]),
      soldOf: ({ id: network }) =>
        network === 'polygon'
          ? Promise.reject(new Error('down'))
          : Promise.resolve(new Set([sold.order_hash])),
      remove,
    }),
  ).toBe(1);
  expect(remove).toHaveBeenCalledExactlyOnceWith([sold.id]);
});

test('deletes nothing if nothing is sold', async () => {
  const remove = vi.fn(() => Promise.resolve());
  const soldOf = () => Promise.resolve(new Set<string>());
  expect(await freePlaces('alice', { recordsOf: () => Promise.resolve([record(1n)]), soldOf, remove })).toBe(
    0,
  );
  expect(remove).not.toHaveBeenCalled();
});
