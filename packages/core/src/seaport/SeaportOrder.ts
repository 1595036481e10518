import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { uint256Schema } from '../schemas/fields.ts';

const bytes32Schema = z.string().regex(/^0x[0-9a-fA-F]{64}$/, 'must be 32 bytes of hex');

/**
 * An offered item: NATIVE 0, ERC20 1, ERC721 2, ERC1155 3; 4 and 5 are any one of a collection, and are not
 * listed.
 */
const offerItemSchema = z.strictObject({
  itemType: z.number().int().min(0).max(5),
  token: addressSchema,
  identifierOrCriteria: uint256Schema,
  startAmount: uint256Schema,
  endAmount: uint256Schema,
});

/** Parts of an order in Seaport 1.6 (`OrderComponents`); numbers are decimal texts. */
export const orderComponentsSchema = z.strictObject({
  offerer: addressSchema,
  zone: addressSchema,
  offer: z.array(offerItemSchema).min(1).max(20),
  consideration: z.array(offerItemSchema.extend({ recipient: addressSchema })).max(20),
  /** FULL_OPEN 0, PARTIAL_OPEN 1, FULL_RESTRICTED 2, PARTIAL_RESTRICTED 3, CONTRACT 4. */
  orderType: z.number().int().min(0).max(4),
  /** Seconds since 1970. */
  startTime: uint256Schema,
  endTime: uint256Schema,
  zoneHash: bytes32Schema,
  salt: uint256Schema,
  conduitKey: bytes32Schema,
  counter: uint256Schema,
});

/** A signed order. */
export const seaportOrderSchema = z.strictObject({
  components: orderComponentsSchema,
  /**
   * Signature of the EIP-712 message, 64 or 65 bytes of hex; longer ones are from contracts, or for many
   * orders at once.
   */
  signature: z.string().regex(/^0x([0-9a-fA-F]{2}){64,4096}$/, 'must be a signature'),
});

export type OrderComponents = z.output<typeof orderComponentsSchema>;
export type SeaportOrder = z.output<typeof seaportOrderSchema>;
