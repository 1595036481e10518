import type { NftListing } from '@everything-wallet/core/schemas/nftListingsAnswer';
import { buildCancelOrders } from '@everything-wallet/core/calls/build/buildCancelOrders';
import { buildIncrementCounter } from '@everything-wallet/core/calls/build/buildIncrementCounter';
import { orderDigests } from '@everything-wallet/core/seaport/orderDigests';
import { SeaportError } from '@everything-wallet/core/seaport/SeaportError';
import type { OrderComponents, SeaportOrder } from '@everything-wallet/core/seaport/SeaportOrder';
import { Interface, type Wallet } from 'ethers';
import { signListing } from '../../tools/nfts/signListing.ts';
import type { Tally } from '../production/Tally.ts';
import { purchaseOf, tryOut } from './checkPurchases.ts';
import type { OrderChain, TestNft } from './OrderChain.ts';

const PRICE = 10n ** 16n;
const erc721 = new Interface(['function transferFrom(address,address,uint256)']);

/** The buyer's situation, and the other accounts. */
interface Scene {
  readonly chain: OrderChain;
  readonly seller: Wallet;
  readonly buyer: Wallet;
  readonly other: Wallet;
  readonly nft: TestNft;
  /** An honest order of the NFT, signed. */
  readonly order: SeaportOrder;
}

/** Orders with terms that forbid buying them, as their maker has signed them. */
const WRITTEN: Readonly<Record<string, (scene: Scene) => Promise<SeaportOrder>>> = {
  expired: async (scene) => signed(scene, { startTime: '1', endTime: '2' }),
  notYet: async (scene) => signed(scene, { startTime: '4000000000' }),
  otherChain: async (scene) => (await signListing(scene.seller, { ...listing(scene), chainId: 137 })).order,
  hiddenFee: async (scene) => {
    const part = (PRICE / 20n).toString();
    const rest = (PRICE - PRICE / 20n).toString();
    const { consideration } = changedPrice(scene, { startAmount: rest, endAmount: rest });
    const fee = changedPrice(scene, { startAmount: part, endAmount: part, recipient: scene.other.address });
    return signed(scene, { consideration: [...consideration, ...fee.consideration] });
  },
  otherPrice: async (scene) =>
    signed(scene, changedPrice(scene, { startAmount: '99000000000000000', endAmount: '99000000000000000' })),
  wrongItem: async (scene) => {
    const another = await scene.chain.mint(scene.seller.address, 'erc721');
    return (await signListing(scene.seller, { ...listing(scene), tokenId: another.tokenId })).order;
  },
  dutch: async (scene) => signed(scene, changedPrice(scene, { endAmount: '1' })),
  criteria: async (scene) => {
    const offer = scene.order.components.offer.map((item) => ({
      ...item,
      itemType: 4,
      identifierOrCriteria: '0',
    }));
    return signed(scene, { offer });
  },
  moreItems: async (scene) => {
    const another = await scene.chain.mint(scene.seller.address, 'erc721');
    const [item] = scene.order.components.offer;
    if (!item) throw new TypeError('It sells something');
    return signed(scene, { offer: [item, { ...item, identifierOrCriteria: another.tokenId.toString() }] });
  },
  otherSigner: async ({ order, other, ...scene }) => {
    const { components } = order;
    const forged = await signListing(other, { ...listing(scene), otherwise: components });
    return { components, signature: forged.order.signature };
  },
  restricted: async (scene) => signed(scene, { orderType: 2, zone: scene.other.address }),
  noProceeds: async (scene) => signed(scene, changedPrice(scene, { recipient: scene.other.address })),
  paidInToken: async (scene) =>
    signed(scene, changedPrice(scene, { itemType: 1, token: scene.chain.network.wrappedCoin })),
  conduit: async (scene) => signed(scene, { conduitKey: `0x${'11'.repeat(32)}` }),
  contractSignature: ({ order }) =>
    Promise.resolve({ ...order, signature: `0x${order.signature.slice(2)}${'00'.repeat(31)}` }),
};

/** Changes on chain after an honest order was signed. */
const OVERTAKEN: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  cancelled: async ({ chain, seller, order }) => {
    const { chainId } = chain.network;
    return chain.sign(seller, buildCancelOrders({ chainId, orders: [order.components] }));
  },
  'its counter raised': async ({ chain, seller }) =>
    chain.sign(seller, buildIncrementCounter({ chainId: chain.network.chainId })),
  'its NFT sent away': async ({ chain, seller, other, nft }) => {
    const data = erc721.encodeFunctionData('transferFrom', [seller.address, other.address, nft.tokenId]);
    return chain.send(seller, nft.contract, data);
  },
  'its approval taken back': async ({ chain, seller, nft }) => chain.approveAll(seller, nft.contract, false),
  'bought by another account': async (scene) => {
    const [told] = await scene.chain.forSale(scene.nft);
    if (!told) throw new TypeError('It is not for sale');
    const { transaction } = purchaseOf(scene.chain, told, scene.nft, scene.other);
    return scene.chain.sign(scene.other, transaction);
  },
};

/**
 * Presents orders that must not be bought: the server lists none of them, and the page, given one anyway,
 * signs nothing, with the expected reason. An order that became invalid after it was shown fails in its
 * simulation.
 */
export async function checkHostile(chain: OrderChain, tally: Tally): Promise<string> {
  for (const [reason, make] of Object.entries(WRITTEN)) {
    const scene = await sceneOn(chain);
    const order = await make(scene);
    chain.list(order, scene.nft);
    const reported = await chain.forSale(scene.nft);
    // A price other than shown is honest where it is reported as it is.
    const isToldAsShown = reported.some(
      ({ price }) => reason !== 'otherPrice' || price.units === PRICE.toString(),
    );
    tally.expect(!isToldAsShown, `${reason}: the server tells of it`);
    const before = await chain.provider.getBalance(scene.buyer.address);
    const stated = refusalOf(scene, order);
    tally.expect(stated === reason, `${reason}: the page says ${stated}`);
    const after = await chain.provider.getBalance(scene.buyer.address);
    const isUntouched = after === before && (await chain.held(scene.nft, scene.seller.address)) === 1n;
    tally.expect(isUntouched, `${reason}: something was moved`);
  }
  for (const [name, happen] of Object.entries(OVERTAKEN)) {
    const scene = await sceneOn(chain);
    chain.list(scene.order, scene.nft);
    const [shown] = await chain.forSale(scene.nft);
    tally.expect(shown?.isOpen === true, `${name}: it was not for sale before`);
    if (!shown) continue;
    const purchase = purchaseOf(chain, shown, scene.nft, scene.buyer);
    await happen(scene);
    tally.expect((await chain.forSale(scene.nft)).length === 0, `${name}: the server still tells of it`);
    const { outcome } = await tryOut(chain, purchase, scene.buyer);
    tally.expect(outcome?.succeeds === false, `${name}: tried out, it would not fail`);
  }
  return `${Object.keys(WRITTEN).length} orders by what they say, ${Object.keys(OVERTAKEN).length} overtaken`;
}

async function sceneOn(chain: OrderChain): Promise<Scene> {
  const [seller, buyer, other] = [
    await chain.newAccount(),
    await chain.newAccount(),
    await chain.newAccount(),
  ];
  const nft = await chain.mint(seller.address, 'erc721');
  await chain.approveAll(seller, nft.contract);
  const { order } = await signListing(seller, { ...nft, chainId: chain.network.chainId, price: PRICE });
  return { chain, seller, buyer, other, nft, order };
}

function listing({ chain, nft }: Pick<Scene, 'chain' | 'nft'>) {
  return { ...nft, chainId: chain.network.chainId, price: PRICE };
}

async function signed(scene: Scene, otherwise: Partial<OrderComponents>): Promise<SeaportOrder> {
  return (await signListing(scene.seller, { ...listing(scene), otherwise })).order;
}

function changedPrice(
  { order }: Scene,
  fields: Partial<OrderComponents['consideration'][number]>,
): Pick<OrderComponents, 'consideration'> {
  return { consideration: order.components.consideration.map((payment) => ({ ...payment, ...fields })) };
}

/**
 * Returns the page's reason to refuse an order that a lying server shows as the honest one; 'nothing' where
 * it would sign.
 */
function refusalOf({ chain, nft, seller, buyer }: Scene, order: SeaportOrder): string {
  const shown: NftListing = {
    id: orderDigests(order.components, chain.network.chainId).orderHash,
    source: 'own',
    contract: nft.contract,
    tokenId: nft.tokenId.toString(),
    standard: 'erc721',
    units: '1',
    seller: seller.address,
    price: { contract: null, units: PRICE.toString() },
    fees: [],
    startsAt: 0,
    endsAt: 0,
    isOpen: true,
    order,
  };
  try {
    purchaseOf(chain, shown, nft, buyer);
    return 'nothing';
  } catch (error) {
    if (error instanceof SeaportError) return error.reason;
    throw error;
  }
}
