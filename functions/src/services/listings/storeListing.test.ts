import type { SellerState } from '@everything-wallet/core/schemas/nftListingsAnswer';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { buildListing, type ListingToMake } from '@everything-wallet/core/seaport/buildListing';
import { orderDigests } from '@everything-wallet/core/seaport/orderDigests';
import type { OrderComponents, SeaportOrder } from '@everything-wallet/core/seaport/SeaportOrder';
import { id, Wallet, ZeroAddress } from 'ethers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storeListing, type ListingDependencies } from './storeListing.ts';

const network = networkById('ethereum');
const NFTS = '0x34D3B0b0e2A09335855B905a36c002c7F2d547d1';
/** Seconds since 1970, by the chain. */
const NOW = 1_800_000_000n;
const YEAR = 366n * 86_400n;
const seller = new Wallet(id('seller'));
const other = new Wallet(id('other'));

const isOwnAccount = vi.fn<ListingDependencies['isOwnAccount']>();
const take = vi.fn<ListingDependencies['take']>();
const save = vi.fn<ListingDependencies['save']>();
const freePlaces = vi.fn<ListingDependencies['freePlaces']>();
const stateOf = vi.fn<ListingDependencies['stateOf']>();

/** State that the nodes report for a valid listing. */
let state: SellerState;

beforeEach(() => {
  state = { counter: '0', units: '1', isApproved: true, time: Number(NOW) * 1_000 };
  isOwnAccount.mockReset().mockImplementation((_, address) => Promise.resolve(address === seller.address));
  take.mockReset().mockResolvedValue(0);
  save.mockReset().mockResolvedValue('saved');
  freePlaces.mockReset().mockResolvedValue(0);
  stateOf
    .mockReset()
    .mockImplementation(({ orderHash }) =>
      Promise.resolve({ orders: [{ id: orderHash, state: 'open' }], ...state }),
    );
});

const keep = (order: unknown) =>
  storeListing('alice', order, { network, isOwnAccount, take, save, freePlaces, stateOf });

/** Signer, chain, and deviations from the usual order. */
interface Signing {
  readonly by?: Wallet;
  readonly chainId?: number;
  readonly changed?: Partial<OrderComponents>;
}

function signed(
  fields: Partial<ListingToMake> = {},
  { by = seller, chainId = network.chainId, changed = {} }: Signing = {},
): SeaportOrder & { readonly orderHash: string } {
  const components = {
    ...buildListing({
      seller: seller.address,
      contract: NFTS,
      tokenId: 7n,
      standard: 'erc721',
      units: 1n,
      price: 100n,
      startsAt: NOW - 300n,
      endsAt: NOW + 1_000n,
      counter: 0n,
      salt: 5n,
      ...fields,
    }),
    ...changed,
  };
  const { orderHash, digest } = orderDigests(components, chainId);
  return { components, signature: by.signingKey.sign(digest).serialized, orderHash };
}
const order = (...given: Parameters<typeof signed>): SeaportOrder => {
  const { components, signature } = signed(...given);
  return { components, signature };
};

const refusal = { code: 'failed-precondition' };

describe('a stored listing', () => {
  test('is the one its seller has signed, once it is counted', async () => {
    const { orderHash, components, signature } = signed();
    expect(await keep({ components, signature })).toEqual({ id: orderHash });
    expect(isOwnAccount).toHaveBeenCalledWith('alice', seller.address);
    expect(take).toHaveBeenCalledWith('alice');
    expect(save).toHaveBeenCalledWith(
      {
        user_id: 'alice',
        network: 'ethereum',
        order_hash: orderHash,
        contract_address: NFTS,
        token_id: '7',
        ends_at: Number(NOW) + 1_000,
        order: { components, signature },
      },
      `1_${orderHash}`,
      Number(NOW),
    );
  });

  test.each<[string, SeaportOrder]>([
    ['some of one kind of ERC-1155', order({ standard: 'erc1155', units: 3n })],
    ['for a year', order({ endsAt: NOW + YEAR })],
    ['by its highest numbers', order({ salt: 2n ** 256n - 1n, tokenId: 2n ** 256n - 1n })],
    ['that begins with this block', order({ startsAt: NOW })],
  ])('may be %s', async (_, given) => {
    state = { ...state, units: '3' };
    await expect(keep(given)).resolves.toHaveProperty('id');
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('may be one that one of two nodes does not report: reading it checks again', async () => {
    state = { ...state, orders: [{ id: signed().orderHash, state: null }] };
    await expect(keep(order())).resolves.toHaveProperty('id');
  });

  // Regression: a sold listing, which cannot be cancelled, took up a place until its end.
  test('takes the place of a sold one', async () => {
    save.mockResolvedValueOnce('full');
    freePlaces.mockResolvedValue(2);
    await expect(keep(order())).resolves.toHaveProperty('id');
    expect(freePlaces).toHaveBeenCalledWith('alice');
    expect(take).toHaveBeenCalledTimes(1);
  });

  test('has a signature in small letters', async () => {
    const { components, signature } = order();
    await keep({ components, signature: `0x${signature.slice(2).toUpperCase()}` });
    expect(save.mock.calls[0]?.[0].order).toEqual({ components, signature });
  });
});

const [item, payment] = [signed().components.offer[0], signed().components.consideration[0]];
const others = [payment, { ...payment, recipient: other.address, startAmount: '1', endAmount: '1' }];

describe('no node is asked about', () => {
  test.each<[string, unknown]>([
    ['nothing', null],
    ['what is no order', { components: {}, signature: '0x' }],
    ['an order with more in it', { ...order(), note: 'x' }],
    ['a signature of another account', order({}, { by: other })],
    ['a signature for another chain', order({}, { chainId: 137 })],
    ['a signature of another order', { ...order(), signature: order({ salt: 6n }).signature }],
    ['a signature of a contract', { ...order(), signature: `0x${'12'.repeat(96)}` }],
    ['a fee', order({}, { changed: { consideration: others as never } })],
    ['two things', order({}, { changed: { offer: [item, item] as never } })],
    ['what a zone decides on', order({}, { changed: { orderType: 2 } })],
    ['an order in parts', order({ standard: 'erc1155' }, { changed: { orderType: 1 } })],
    ['a zone', order({}, { changed: { zone: other.address } })],
    ['a zone hash', order({}, { changed: { zoneHash: `0x${'11'.repeat(32)}` } })],
    ['an account in small letters', order({}, { changed: { offerer: seller.address.toLowerCase() } })],
    ['a number with a zero before it', { ...order(), components: { ...order().components, counter: '00' } }],
    [
      'OpenSea’s conduit',
      order(
        {},
        { changed: { conduitKey: '0x0000007b02230091a7ed01230072f7006a004d60a8d4e71d599b8104250f0000' } },
      ),
    ],
    [
      'a price in a token',
      order({}, { changed: { consideration: [{ ...payment, itemType: 1, token: NFTS }] as never } }),
    ],
    ['any NFT of a collection', order({}, { changed: { offer: [{ ...item, itemType: 4 }] as never } })],
    [
      'an item without an owner',
      order({}, { changed: { offer: [{ ...item, token: ZeroAddress }] as never } }),
    ],
    ['what is over before it begins', order({}, { changed: { endTime: '5' } })],
    ['what is no account of theirs', order({ seller: other.address }, { by: other })],
  ])('%s', async (_, given) => {
    await expect(keep(given)).rejects.toMatchObject(refusal);
    expect(stateOf).not.toHaveBeenCalled();
    expect(save).not.toHaveBeenCalled();
  });
});

describe('nothing is stored', () => {
  test.each<[string, Partial<SellerState>, string]>([
    ['that the seller does not have', { units: '0' }, 'notHeld'],
    ['of a counter that was raised', { counter: '1' }, 'sold'],
    ['that Seaport may not take', { isApproved: false }, 'notApproved'],
    ['that has not begun', { time: Number(NOW - 301n) * 1_000 }, 'ended'],
    ['that is over', { time: Number(NOW + 1_000n) * 1_000 }, 'ended'],
    ['that lasts for years', { time: Number(NOW - 300n - YEAR) * 1_000 }, 'ended'],
  ])('%s', async (_, changes, reason) => {
    state = { ...state, ...changes };
    await expect(keep(order())).rejects.toMatchObject({
      ...refusal,
      details: { text: { id: `server.listing.${reason}` } },
    });
    expect(take).not.toHaveBeenCalled();
    expect(save).not.toHaveBeenCalled();
  });

  test('that lasts a second more than a year', async () => {
    await expect(keep(order({ endsAt: NOW + YEAR + 1n }))).rejects.toMatchObject(refusal);
    expect(save).not.toHaveBeenCalled();
  });

  test('of more than the seller has', async () => {
    state = { ...state, units: '2' };
    await expect(keep(order({ standard: 'erc1155', units: 3n }))).rejects.toMatchObject(refusal);
  });

  test.each(['filled', 'cancelled'] as const)('that is %s', async (what) => {
    state = { ...state, orders: [{ id: signed().orderHash, state: what }] };
    await expect(keep(order())).rejects.toMatchObject(refusal);
    expect(save).not.toHaveBeenCalled();
  });

  test.each<Partial<SellerState>>([{ counter: null }, { units: null }, { isApproved: null }, { time: null }])(
    'if the nodes do not answer: %o',
    async (changes) => {
      state = { ...state, ...changes };
      await expect(keep(order())).rejects.toMatchObject({ code: 'unavailable' });
      expect(save).not.toHaveBeenCalled();
    },
  );

  test('if too many were written', async () => {
    take.mockResolvedValue(90_000);
    await expect(keep(order())).rejects.toMatchObject({
      code: 'resource-exhausted',
      details: { retryAfterSeconds: 90 },
    });
    expect(save).not.toHaveBeenCalled();
  });

  test.each([
    ['full', 'resource-exhausted'],
    ['ofOther', 'failed-precondition'],
  ] as const)('if the records are %s', async (outcome, code) => {
    save.mockResolvedValue(outcome);
    await expect(keep(order())).rejects.toMatchObject({ code });
  });
});
