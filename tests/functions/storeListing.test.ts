import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { nftListingsAnswerSchema } from '@everything-wallet/core/schemas/nftListingsAnswer';
import { storeListing } from '@everything-wallet/core/callables/storeListing';
import { buildAllowSeaport } from '@everything-wallet/core/calls/build/buildAllowSeaport';
import { buildListing, type ListingToMake } from '@everything-wallet/core/seaport/buildListing';
import { orderDigests } from '@everything-wallet/core/seaport/orderDigests';
import type { SeaportOrder } from '@everything-wallet/core/seaport/SeaportOrder';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mintEdition } from '../../tools/nfts/mintNfts.ts';
import { sampleCollections } from '../../tools/nfts/sampleCollections.ts';
import { readDocument } from './support/documents.ts';
import { environment } from './support/environment.ts';
import { LocalChain } from './support/LocalChain.ts';
import { postJson } from './support/postJson.ts';
import { TestUser } from './support/TestUser.ts';
import { createWallet, type TestWallet } from './support/TestWallet.ts';

/*
 * Only the server writes a listing, after checking it and querying the chain (decision 54). Each check alone:
 * functions/src/services/listings/storeListing.test.ts.
 */

const network = 'mainnet';
const chain = new LocalChain(network);
const FUNDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
/** An edition that no other test has. */
const EDITION = 77_001n;
const [, compass] = sampleCollections(chain.network);
const contract = compass?.contract ?? '';

let wallet: TestWallet;
let now: bigint;

beforeAll(async () => {
  wallet = await createWallet();
  const { address } = wallet;
  await chain.setBalance(address, 10n ** 18n);
  await chain.rpc('eth_sendTransaction', {
    from: FUNDER,
    ...mintEdition(contract, address, EDITION, 5n),
  });
  await chain.rpc('anvil_impersonateAccount', address);
  const { to, data } = buildAllowSeaport({ chainId: chain.network.chainId, collection: contract });
  await chain.rpc('eth_sendTransaction', { from: address, to, data });
  await chain.rpc('anvil_stopImpersonatingAccount', address);
  const { timestamp } = z
    .object({ timestamp: z.string() })
    .parse(await chain.rpc('eth_getBlockByNumber', 'latest', false));
  now = BigInt(timestamp);
}, 120_000);

afterAll(async () => {
  // Other tests of this stack count the listings.
  const url = `${environment.documentsUrl()}/nft_listings/${chain.network.chainId}_${listed().id}`;
  await fetch(url, { method: 'DELETE', headers: { authorization: 'Bearer owner' } });
});

/** Three of the edition for one coin, and its order's hash. */
function listed(fields: Partial<ListingToMake> = {}): { readonly order: SeaportOrder; readonly id: string } {
  const components = buildListing({
    seller: wallet.address,
    contract,
    tokenId: EDITION,
    standard: 'erc1155',
    units: 3n,
    price: 10n ** 18n,
    startsAt: now - 300n,
    endsAt: now + 3_600n,
    counter: 0n,
    salt: 1n,
    ...fields,
  });
  const { orderHash, digest } = orderDigests(components, chain.network.chainId);
  const order = { components, signature: wallet.key.signingKey.sign(digest).serialized };
  return { order, id: orderHash };
}

async function store(order: SeaportOrder, user = wallet.user) {
  return user.call(storeListing, { network, order });
}

/** Returns the status of an expected refusal. */
async function refusal(order: SeaportOrder, user = wallet.user): Promise<string> {
  const { status } = await user.refusal(storeListing, { network, order });
  return status;
}

/** Longest wait on a busy machine, and the interval of retries, in milliseconds. */
const polling = { timeout: 60_000, interval: 2_000 };

const recordOf = (id: string) => readDocument(`nft_listings/${chain.network.chainId}_${id}`);

describe('a listing', () => {
  it('is stored, is public, and can be removed only by its owner', async () => {
    const { order, id } = listed();
    // Storing it twice yields the same record; a node that is slow on a busy machine is queried again.
    await expect.poll(() => store(order), polling).toEqual({ id });
    expect(await recordOf(id)).toMatchObject({
      user_id: wallet.user.uid,
      network: 'ethereum',
      order_hash: id,
      contract_address: contract,
      token_id: EDITION.toString(),
      ends_at: Number(now) + 3_600,
      order,
    });
    const stranger = await TestUser.signUp();
    const question = { network, contract, tokenId: EDITION.toString() };
    const reported = async () => {
      const { nftListings } = await stranger.call(refreshWallet, { nftListings: question });
      const { answer } = nftListings as { answer: unknown };
      return nftListingsAnswerSchema.parse(answer).listings;
    };
    await expect.poll(reported, polling).toMatchObject([{ id, isOpen: true, units: '3' }]);
    // A stranger cannot store another user's signed order.
    expect(await refusal(listed({ salt: 2n }).order, stranger)).toBe('FAILED_PRECONDITION');
    expect(await recordOf(listed({ salt: 2n }).id)).toBeUndefined();
  });

  it.each<[string, Partial<ListingToMake>]>([
    ['more than there are', { units: 6n }],
    ['another counter', { counter: 1n }],
    ['another NFT', { tokenId: EDITION + 1n }],
  ])('is not stored with %s', async (_, fields) => {
    const { order, id } = listed(fields);
    expect(await refusal(order)).toBe('FAILED_PRECONDITION');
    expect(await recordOf(id)).toBeUndefined();
  });

  it('is not stored for a revoked session', async () => {
    const url = `${environment.authUrl().replace('/v1', '')}/v1/projects/${process.env['GCLOUD_PROJECT'] ?? ''}/accounts:update`;
    const validSince = String(Math.floor(Date.now() / 1_000) + 3_600);
    await postJson(url, { localId: wallet.user.uid, validSince }, { authorization: 'Bearer owner' });
    const { order, id } = listed({ salt: 3n });
    expect(await refusal(order)).toBe('UNAUTHENTICATED');
    expect(await recordOf(id)).toBeUndefined();
  });
});
