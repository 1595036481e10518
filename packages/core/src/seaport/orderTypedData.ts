import type { OrderComponents } from './SeaportOrder.ts';
import { SEAPORT_ADDRESS } from './seaportAddress.ts';

const DOMAIN = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
] as const;

const ITEM = [
  { name: 'itemType', type: 'uint8' },
  { name: 'token', type: 'address' },
  { name: 'identifierOrCriteria', type: 'uint256' },
  { name: 'startAmount', type: 'uint256' },
  { name: 'endAmount', type: 'uint256' },
] as const;

const ORDER = [
  { name: 'offerer', type: 'address' },
  { name: 'zone', type: 'address' },
  { name: 'offer', type: 'OfferItem[]' },
  { name: 'consideration', type: 'ConsiderationItem[]' },
  { name: 'orderType', type: 'uint8' },
  { name: 'startTime', type: 'uint256' },
  { name: 'endTime', type: 'uint256' },
  { name: 'zoneHash', type: 'bytes32' },
  { name: 'salt', type: 'uint256' },
  { name: 'conduitKey', type: 'bytes32' },
  { name: 'counter', type: 'uint256' },
] as const;

/** Typed data in the form of wallet requests (EIP-712, eth_signTypedData_v4). */
interface OrderTypedData {
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>;
  readonly primaryType: 'OrderComponents';
  readonly domain: Readonly<Record<string, string | number>>;
  readonly message: OrderComponents;
}

/**
 * Builds the typed data of an order: EIP-712 in the domain of Seaport 1.6, as JSON, for `signTypedData`.
 *
 * @param chainId EIP-155
 */
export function orderTypedData(order: OrderComponents, chainId: number): OrderTypedData {
  return {
    types: {
      EIP712Domain: DOMAIN,
      OrderComponents: ORDER,
      OfferItem: ITEM,
      ConsiderationItem: [...ITEM, { name: 'recipient', type: 'address' }],
    },
    primaryType: 'OrderComponents',
    domain: { name: 'Seaport', version: '1.6', chainId, verifyingContract: SEAPORT_ADDRESS },
    message: order,
  };
}
