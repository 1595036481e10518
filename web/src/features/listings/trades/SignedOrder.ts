import { addressSchema } from '@everything-wallet/core/accounts/addressSchema';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { seaportOrderSchema } from '@everything-wallet/core/seaport/SeaportOrder';
import { z } from 'zod';

/**
 * An order that was signed on this device and sent to the server, whatever its response: anyone who has it can buy until it
 * expires.
 */
export const signedOrderSchema = z.object({
  /** `{chain id}_{order hash}`, as in its record. */
  id: z.string().regex(/^\d+_0x[0-9a-f]{64}$/),
  user_id: z.string(),
  network: z.custom<NetworkId>((id) => typeof id === 'string' && findNetworkById(id) !== undefined),
  contract: addressSchema,
  token_id: z.string().regex(/^\d+$/),
  order: seaportOrderSchema,
  written_at: z.number(),
});

export type SignedOrder = z.infer<typeof signedOrderSchema>;
