import { addressSchema } from '@everything-wallet/core/accounts/addressSchema';
import { MAX_SLIPPAGE_BPS } from '@everything-wallet/core/callables/swapQuote';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { z } from 'zod';

/** One end of a swap, as it was shown. */
const endSchema = z.object({
  /** Null for the coin. */
  contract: addressSchema.nullable(),
  symbol: z.string(),
  decimals: z.number().int().nonnegative(),
});

/**
 * What was asked to be signed last:
 * - 'revoke': an old allowance taken back, since the token changes none;
 * - 'approve': exactly what is given;
 * - 'swap': the swap itself, also a wrap or unwrap;
 * - 'takeBack': the approval, after all.
 */
const stepNames = ['revoke', 'approve', 'swap', 'takeBack'] as const;

/** A swap that was begun on this device: kept, so that a reload, another tab or another day goes on with it. */
export const swapJourneySchema = z.object({
  id: z.string().min(1),
  user_id: z.string(),
  network: z.custom<NetworkId>((id) => typeof id === 'string' && findNetworkById(id) !== undefined),
  /** Checksum address (EIP-55) of whose swap it is. */
  account: addressSchema,
  sell: endSchema,
  buy: endSchema,
  /** Of what is given, in its smallest unit. */
  amount: z.string().regex(/^[1-9]\d{0,77}$/),
  slippage_bps: z.number().int().min(0).max(MAX_SLIPPAGE_BPS),
  /** Who makes the swap, and takes what is given; null before a price was asked for, and where nothing is exchanged. */
  router: addressSchema.nullable(),
  /** The least that a swap was to bring when it was begun, in the smallest unit; absent before a price was asked for. */
  first_least: z.string().regex(/^\d+$/).optional(),
  /** Null before anything was shown. */
  step: z
    .object({
      name: z.enum(stepNames),
      /** Null until the network has taken it: it may have been sent all the same. */
      tx_hash: z
        .string()
        .regex(/^0x[0-9a-f]{64}$/)
        .nullable(),
      /** When it was shown, by the server's clock: milliseconds since 1970. */
      shown_at: z.number(),
      /** The least that a swap brings, in the smallest unit; null of other steps. */
      least: z.string().regex(/^\d+$/).nullable(),
      /** The bytes of the call, 0x-prefixed hex in lower case; those of a swap by an exchange no other one has, since its time is in them. */
      data: z
        .string()
        .regex(/^0x[0-9a-f]+$/)
        .optional(),
    })
    .nullable(),
  written_at: z.number(),
});

export type SwapJourney = z.infer<typeof swapJourneySchema>;
export type SwapStep = (typeof stepNames)[number];
