import { buildAllowSeaport } from '@everything-wallet/core/calls/build/buildAllowSeaport';
import { buildApproveNft } from '@everything-wallet/core/calls/build/buildApproveNft';
import { callWarnings } from '@everything-wallet/core/calls/callWarnings';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { hashTypedData } from '@everything-wallet/core/calls/typedData/hashTypedData';
import { parseTypedData } from '@everything-wallet/core/calls/typedData/parseTypedData';
import { signTypedData } from '@everything-wallet/core/calls/typedData/signTypedData';
import { typedDataWarnings } from '@everything-wallet/core/calls/typedData/typedDataWarnings';
import { buildListing } from '@everything-wallet/core/seaport/buildListing';
import { orderTypedData } from '@everything-wallet/core/seaport/orderTypedData';
import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import type { SeaportOrder } from '@everything-wallet/core/seaport/SeaportOrder';
import { ZeroAddress, ZeroHash, type Wallet } from 'ethers';
import { seaportContracts } from '../../tools/nfts/seaportContracts.ts';
import type { Tally } from '../production/Tally.ts';
import type { OrderChain, TestNft } from './OrderChain.ts';

/** Lists an NFT as the page does: approved, the order made, shown, warned of and signed. */
async function listed(chain: OrderChain, seller: Wallet, nft: TestNft, price: bigint): Promise<SeaportOrder> {
  const { id: network, chainId, wrappedCoin } = chain.network;
  if (nft.standard === 'erc721') {
    const approval = buildApproveNft({
      chainId,
      collection: nft.contract,
      id: nft.tokenId,
      operator: SEAPORT_ADDRESS,
    });
    await chain.sign(seller, approval, { standard: 'erc721' });
  } else {
    const approval = buildAllowSeaport({ chainId, collection: nft.contract });
    const about = { sender: seller.address, network, wrappedCoin, now: 0n };
    await chain.sign(seller, approval, {}, callWarnings(decodeCall(approval), about));
  }
  const now = BigInt(Math.floor(Date.now() / 1_000));
  const components = buildListing({
    seller: seller.address,
    ...nft,
    price,
    startsAt: now - 300n,
    endsAt: now + 7n * 86_400n,
    counter: await chain.counter(seller.address),
    salt: BigInt(Math.floor(Math.random() * 2 ** 50)),
  });
  const text = JSON.stringify(orderTypedData(components, chainId));
  const data = parseTypedData(text, chainId);
  const signature = signTypedData(seller, {
    text,
    chainId,
    shownDigest: hashTypedData(data).digest,
    accepted: typedDataWarnings(data, { signer: seller.address, chainId, now }),
  });
  return { components, signature };
}

/**
 * Sells with the wallet's own functions NFTs that others buy with an independent library, with Seaport's most
 * common call; the chain proves that the seller receives the price, to the unit, and pays no fee.
 */
export async function checkSales(chain: OrderChain, tally: Tally, count: number): Promise<string> {
  const { abi } = seaportContracts.seaport;
  let sold = 0;
  for (let place = 0; place < count; place += 1) {
    const name = `sale ${place}`;
    const [seller, buyer] = [await chain.newAccount(), await chain.newAccount()];
    const nft = await chain.mint(seller.address, place % 2 === 0 ? 'erc721' : 'erc1155');
    const price = 10n ** 15n * BigInt(place + 3) + 7n;
    const order = await listed(chain, seller, nft, price);
    chain.list(order, nft);
    const [listing] = await chain.forSale(nft);
    tally.expect(listing?.isOpen === true, `${name}: it is not told to be for sale`);
    const { components, signature } = order;
    const basic = {
      considerationToken: ZeroAddress,
      considerationIdentifier: 0,
      considerationAmount: price,
      offerer: seller.address,
      zone: ZeroAddress,
      offerToken: nft.contract,
      offerIdentifier: nft.tokenId,
      offerAmount: nft.units,
      basicOrderType: nft.standard === 'erc721' ? 0 : 4,
      startTime: components.startTime,
      endTime: components.endTime,
      zoneHash: ZeroHash,
      salt: components.salt,
      offererConduitKey: ZeroHash,
      fulfillerConduitKey: ZeroHash,
      totalOriginalAdditionalRecipients: 0,
      additionalRecipients: [],
      signature,
    };
    const before = await chain.provider.getBalance(seller.address);
    const data = abi.encodeFunctionData('fulfillBasicOrder_efficient_6GL6yc', [basic]);
    // What another wallet makes of the order the decoder reads as well.
    const read = decodeCall({ chainId: chain.network.chainId, to: SEAPORT_ADDRESS, value: price, data });
    tally.expect(
      read.kind === 'fulfillOrder' && read.order.offerer === seller.address,
      `${name}: the other wallet’s call is not read`,
    );
    const receipt = await chain.send(buyer, SEAPORT_ADDRESS, data, price);
    tally.expect(receipt.status === 1, `${name}: it failed`);
    tally.expect((await chain.held(nft, buyer.address)) === nft.units, `${name}: it is not the buyer’s`);
    const got = (await chain.provider.getBalance(seller.address)) - before;
    tally.expect(got === price, `${name}: the seller has got ${got} instead of ${price}`);
    tally.expect((await chain.forSale(nft)).length === 0, `${name}: it is still for sale`);
    if (receipt.status === 1) sold += 1;
  }
  return `${sold} of ${count} sold`;
}
