import { addressSchema } from '@everything-wallet/core/accounts/addressSchema';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { z } from 'zod';

const hashSchema = z.string().regex(/^0x[0-9a-f]{64}$/);

/** A call about an NFT signed on this device, stored so that a reload or another tab knows of it. */
export const tradeSchema = z.object({
  id: z.string().min(1),
  user_id: z.string(),
  /**
   * Buys an NFT; approves one for Seaport, so that it can be listed; cancels own listings; cancels all orders of the account on
   * the network, started on an NFT's screen.
   */
  kind: z.enum(['buy', 'approve', 'cancel', 'cancelAll']),
  network: z.custom<NetworkId>((id) => typeof id === 'string' && findNetworkById(id) !== undefined),
  /** Checksum address (EIP-55) of the signer. */
  account: addressSchema,
  contract: addressSchema,
  token_id: z.string().regex(/^\d+$/),
  /** Name of the NFT on the screen. */
  name: z.string(),
  /** Price paid, in the smallest unit of the network's coin; null if it is no purchase. */
  price: z.string().regex(/^\d+$/).nullable(),
  /** Number bought; absent for one, and if it is no purchase. */
  units: z.string().regex(/^\d+$/).optional(),
  /** True once it was reported as completed, while a reorg may still undo its block. */
  is_told: z.boolean().optional(),
  /** Hashes of the fulfilled order, or of the cancelled ones. */
  order_hashes: z.array(hashSchema),
  tx_hash: hashSchema,
  written_at: z.number(),
});

export type Trade = z.infer<typeof tradeSchema>;
