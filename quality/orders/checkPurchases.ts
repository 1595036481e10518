import type { NftListing } from '@everything-wallet/core/schemas/nftListingsAnswer';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { describeCall } from '@everything-wallet/core/calls/describeCall';
import { simulationWarnings } from '@everything-wallet/core/calls/simulationWarnings';
import type { Wallet } from 'ethers';
import { movedInCall } from '../../functions/src/services/transactions/movedInCall.ts';
import { buyRequest } from '../../web/src/features/listings/trades/buyRequest.ts';
import { signListing } from '../../tools/nfts/signListing.ts';
import type { Tally } from '../production/Tally.ts';
import type { OrderChain, TestNft } from './OrderChain.ts';

/** Builds the page's purchase of a listing. */
export function purchaseOf(chain: OrderChain, listing: NftListing, nft: TestNft, buyer: Wallet) {
  const { network } = chain;
  const request = buyRequest({
    nft: { network, contract: nft.contract, tokenId: nft.tokenId.toString() },
    listing,
    buyer: { address: buyer.address, name: '', derivationIndex: 0 },
    now: BigInt(Math.floor(Date.now() / 1_000)),
    notices: [],
  });
  const transaction = {
    chainId: network.chainId,
    to: request.to,
    value: request.value,
    data: request.data,
  };
  return { request, transaction };
}

/** Tries a purchase out as the functions do. */
export function tryOut(chain: OrderChain, { request }: ReturnType<typeof purchaseOf>, buyer: Wallet) {
  const { to, value, data, watched = [] } = request;
  if (to === null) throw new TypeError('A purchase calls a contract');
  return chain.simulator.simulate({
    from: buyer.address,
    to,
    value: value.toString(),
    data,
    watched: [...watched],
  });
}

/**
 * Buys with the wallet's own functions NFTs that others have listed with an independent library: answered by
 * the server, read, built, decoded, simulated, signed and sent; owner and price are verified on chain, to the
 * unit.
 */
export async function checkPurchases(chain: OrderChain, tally: Tally, count: number): Promise<string> {
  let bought = 0;
  for (let place = 0; place < count; place += 1) {
    const name = `purchase ${place}`;
    const [seller, buyer] = [await chain.newAccount(), await chain.newAccount()];
    const nft = await chain.mint(seller.address, place % 2 === 0 ? 'erc721' : 'erc1155');
    await chain.approveAll(seller, nft.contract);
    const price = 10n ** 15n * BigInt(place + 1) + BigInt(place);
    const { order } = await signListing(seller, { ...nft, chainId: chain.network.chainId, price });
    const hash = chain.list(order, nft);
    tally.expect((await chain.orderHash(order)) === hash, `${name}: Seaport has another hash of the order`);
    const [listing, ...more] = await chain.forSale(nft);
    const isReported = listing?.isOpen === true && listing.id === hash && more.length === 0;
    tally.expect(
      isReported && BigInt(listing.price.units) === price,
      `${name}: it is not told to be for sale`,
    );
    if (!listing) continue;

    const purchase = purchaseOf(chain, listing, nft, buyer);
    const call = decodeCall(purchase.transaction);
    const about = { sender: buyer.address, wrappedCoin: chain.network.wrappedCoin };
    const described = describeCall(call, about);
    const { outcome, parties } = await tryOut(chain, purchase, buyer);
    tally.expect(outcome?.succeeds === true && outcome.isWhole, `${name}: it could not be tried out whole`);
    tally.expect(
      outcome !== null && purchase.request.breaks?.(outcome) === undefined,
      `${name}: tried out, no NFT comes`,
    );
    const warned = simulationWarnings(call, described, { outcome, parties }).filter(
      // The chain was made a moment ago, and with it everything on it.
      ({ type }) => type !== 'youngContract',
    );
    tally.expect(warned.length === 0, `${name}: it is warned of ${warned.map(({ type }) => type).join()}`);
    const before = await balances(chain, seller, buyer);
    const receipt = await chain.sign(buyer, purchase.transaction);
    const after = await balances(chain, seller, buyer);
    tally.expect(receipt.status === 1, `${name}: it failed`);
    tally.expect((await chain.held(nft, buyer.address)) === nft.units, `${name}: it is not the buyer’s`);
    tally.expect((await chain.held(nft, seller.address)) === 0n, `${name}: it is still the seller’s`);
    tally.expect(after.seller - before.seller === price, `${name}: the seller has not got its price`);
    tally.expect(before.buyer - after.buyer === price + receipt.fee, `${name}: it cost something else`);
    const moved = movedInCall(
      { call, sender: buyer.address, wrappedCoin: chain.network.wrappedCoin, routers: [] },
      {
        succeeded: receipt.status === 1,
        blockNumber: BigInt(receipt.blockNumber),
        gasUsed: receipt.gasUsed,
        logs: receipt.logs.map(({ address, topics, data }) => ({ address, topics: [...topics], data })),
      },
    );
    const recorded = JSON.stringify(moved);
    const expected = JSON.stringify({
      left: [{ kind: 'coin', units: price.toString() }],
      came: [
        {
          kind: nft.standard,
          contract_address: nft.contract,
          token_id: nft.tokenId.toString(),
          units: nft.units.toString(),
        },
      ],
    });
    tally.expect(recorded === expected, `${name}: its record says ${recorded}`);
    tally.expect((await chain.forSale(nft)).length === 0, `${name}: it is still for sale`);
    if (receipt.status === 1) bought += 1;
  }
  return `${bought} of ${count} bought`;
}

async function balances({ provider }: OrderChain, seller: Wallet, buyer: Wallet) {
  return {
    seller: await provider.getBalance(seller.address),
    buyer: await provider.getBalance(buyer.address),
  };
}
