import { addressSchema } from '@everything-wallet/core/accounts/addressSchema';
import { MAX_SLIPPAGE_BPS } from '@everything-wallet/core/schemas/swapQuote';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { z } from 'zod';

/** One side of a swap, as it was shown. */
const endSchema = z.object({
  /** Null for the coin. */
  contract: addressSchema.nullable(),
  symbol: z.string(),
  decimals: z.number().int().nonnegative(),
  /** True if the token's market price is not used (`isPriced`). */
  is_unpriced: z.boolean().optional(),
});

/**
 * Last step shown for a signature:
 * - 'revoke': revokes an old allowance, since the token cannot change one;
 * - 'approve': approves exactly the sold amount;
 * - 'swap': the swap itself, or a wrap or unwrap;
 * - 'takeBack': revokes the approval after all.
 */
const stepNames = ['revoke', 'approve', 'swap', 'takeBack'] as const;

/** Swap started on this device: stored, so that a reload, another tab or another day can continue it. */
export const swapSequenceSchema = z.object({
  id: z.string().min(1),
  user_id: z.string(),
  network: z.custom<NetworkId>((id) => typeof id === 'string' && findNetworkById(id) !== undefined),
  /** Checksum address (EIP-55) of the swapping account. */
  account: addressSchema,
  sell: endSchema,
  buy: endSchema,
  /** Sold amount, in the token's smallest unit. */
  amount: z.string().regex(/^[1-9]\d{0,77}$/),
  slippage_bps: z.number().int().min(0).max(MAX_SLIPPAGE_BPS),
  /** Router that makes the swap and takes the sold token; null before a quote, and for a wrap. */
  router: addressSchema.nullable(),
  /** Minimum received when the swap was started, in the smallest unit; absent before a quote. */
  first_least: z.string().regex(/^\d+$/).optional(),
  /** Null before anything was shown. */
  step: z
    .object({
      name: z.enum(stepNames),
      /** Null until a network has accepted it: it may have been sent anyway. */
      tx_hash: z
        .string()
        .regex(/^0x[0-9a-f]{64}$/)
        .nullable(),
      /** Time it was shown, by the server's clock: milliseconds since 1970. */
      shown_at: z.number(),
      /** Minimum received by a swap, in the smallest unit; null for other steps. */
      least: z.string().regex(/^\d+$/).nullable(),
      /** Call data, 0x-prefixed hex in lower case; unique for a swap on an exchange, since it contains the time. */
      data: z
        .string()
        .regex(/^0x[0-9a-f]+$/)
        .optional(),
    })
    .nullable(),
  written_at: z.number(),
});

export type SwapSequence = z.infer<typeof swapSequenceSchema>;
export type SwapStep = (typeof stepNames)[number];
