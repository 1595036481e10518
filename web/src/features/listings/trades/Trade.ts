import { addressSchema } from '@everything-wallet/core/accounts/addressSchema';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { z } from 'zod';

const hashSchema = z.string().regex(/^0x[0-9a-f]{64}$/);

/** A call about an NFT that was signed on this device: kept, so that a reload or another tab knows of it. */
export const tradeSchema = z.object({
  id: z.string().min(1),
  user_id: z.string(),
  /**
   * An NFT bought; Seaport allowed to take one, so that it can be listed; own listings cancelled; all orders of the account on the network
   * ended, begun on the page of an NFT.
   */
  kind: z.enum(['buy', 'approve', 'cancel', 'cancelAll']),
  network: z.custom<NetworkId>((id) => typeof id === 'string' && findNetworkById(id) !== undefined),
  /** Checksum address (EIP-55) of who has signed it. */
  account: addressSchema,
  contract: addressSchema,
  token_id: z.string().regex(/^\d+$/),
  /** What the NFT was called on the screen. */
  name: z.string(),
  /** What was paid, in the smallest unit of the network's coin; null of what is no purchase. */
  price: z.string().regex(/^\d+$/).nullable(),
  /** How many were bought; absent of one, and of what is no purchase. */
  units: z.string().regex(/^\d+$/).optional(),
  /** Whether it was told that it is done, while its block may still be taken back. */
  is_told: z.boolean().optional(),
  /** Of the order that was fulfilled, or of those that were cancelled. */
  order_hashes: z.array(hashSchema),
  tx_hash: hashSchema,
  written_at: z.number(),
});

export type Trade = z.infer<typeof tradeSchema>;
