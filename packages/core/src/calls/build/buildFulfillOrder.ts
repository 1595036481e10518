import { ZeroAddress, ZeroHash } from 'ethers/constants';
import { sameAddress } from '../../accounts/sameAddress.ts';
import { SEAPORT_ADDRESS } from '../../seaport/seaportAddress.ts';
import type { OrderComponents, SeaportOrder } from '../../seaport/SeaportOrder.ts';
import { CallError } from '../CallError.ts';
import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';
import { ORDER_TYPE, orderValues } from './orderValues.ts';

interface FulfilmentTerms {
  readonly chainId: number;
  /** The order as signed. */
  readonly order: SeaportOrder;
  /** Account that pays and receives the NFT. */
  readonly buyer: string;
}

const SIGNATURE = `fulfillAdvancedOrder((${ORDER_TYPE},uint120,uint120,bytes,bytes),(uint256,uint8,uint256,uint256,bytes32[])[],bytes32,address)`;

/**
 * Builds `fulfillAdvancedOrder` of Seaport 1.6: fulfils a whole order that sells an NFT for coin, with
 * exactly its coin, for the sender alone. The order stays as signed; `readListing` judges it.
 *
 * @throws CallError for an order that is not such a sale
 */
export function buildFulfillOrder({ chainId, order, buyer }: FulfilmentTerms): CallTransaction {
  const { components, signature } = order;
  if (sameAddress(checkedAddress(buyer), components.offerer)) throw new CallError('recipient');
  if (!isSale(components) || !/^0x([0-9a-f]{2}){64,65}$/i.test(signature)) throw new CallError('order');
  const price = components.consideration.reduce((sum, { startAmount }) => sum + BigInt(startAmount), 0n);
  const values = [
    [orderValues(components, components.consideration.length), 1, 1, signature, '0x'],
    [],
    ZeroHash,
    // The zero address stands for the sender.
    ZeroAddress,
  ];
  return { chainId, to: SEAPORT_ADDRESS, value: price, data: encodeFunction(SIGNATURE, values) };
}

/** True for one NFT, or several of one ERC-1155 id, for a fixed amount of coin, open to every buyer. */
function isSale({ offer, consideration, orderType }: OrderComponents): boolean {
  const [item] = offer;
  const isNft = offer.length === 1 && (item?.itemType === 2 || item?.itemType === 3);
  const isPaid = consideration.length > 0 && consideration.every(({ itemType }) => itemType === 0);
  const isFixed = [...offer, ...consideration].every(
    ({ startAmount, endAmount }) => BigInt(startAmount) === BigInt(endAmount),
  );
  return isNft && isPaid && isFixed && orderType <= 1;
}
