import { hashTypedData } from '../calls/typedData/hashTypedData.ts';
import { parseTypedData } from '../calls/typedData/parseTypedData.ts';
import { TypedDataError } from '../calls/typedData/TypedDataError.ts';
import { orderTypedData } from './orderTypedData.ts';
import type { OrderComponents } from './SeaportOrder.ts';
import { SeaportError } from './SeaportError.ts';

/** 32 bytes each, 0x-prefixed. */
interface OrderDigests {
  /** Seaport's id of an order (`getOrderHash`): the same on every chain. */
  readonly orderHash: string;
  /** Digest that its maker signs, for one chain. */
  readonly digest: string;
}

/**
 * Hashes an order (EIP-712, Seaport 1.6).
 *
 * @param chainId EIP-155
 * @throws SeaportError 'malformed'
 */
export function orderDigests(order: OrderComponents, chainId: number): OrderDigests {
  const { messageHash, digest } = hashOrder(order, chainId);
  if (messageHash === undefined) throw new SeaportError('malformed');
  return { orderHash: messageHash, digest };
}

function hashOrder(order: OrderComponents, chainId: number): ReturnType<typeof hashTypedData> {
  try {
    return hashTypedData(parseTypedData(JSON.stringify(orderTypedData(order, chainId)), chainId));
  } catch (cause) {
    if (cause instanceof TypedDataError) throw new SeaportError('malformed', { cause });
    throw cause;
  }
}
