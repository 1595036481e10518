import { addressSchema } from '@everything-wallet/core/accounts/addressSchema';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { z } from 'zod';

const unitsSchema = z.string().regex(/^[1-9]\d{0,77}$/);

/**
 * What was signed last:
 * - 'wrap': coin made into the wrapped coin that the pool takes;
 * - 'revoke': an old allowance taken back, 'approve': exactly what is put in;
 * - the others: the step itself.
 */
const stepNames = ['wrap', 'revoke', 'approve', 'deposit', 'withdraw', 'redeem'] as const;

/** Something that was begun with a pool on this device: kept once something is signed, so that a reload or another tab goes on with it. */
export const poolJourneySchema = z.object({
  id: z.string().min(1),
  user_id: z.string(),
  network: z.custom<NetworkId>((id) => typeof id === 'string' && findNetworkById(id) !== undefined),
  /** Checksum address (EIP-55) of whose it is. */
  account: addressSchema,
  /** Checksum address of the pool. */
  vault: addressSchema,
  action: z.enum(['deposit', 'withdraw', 'redeem']),
  /** Assets with deposit and withdraw, in the smallest unit; with redeem, by which all leave, the shares that there were when it was begun. */
  amount: unitsSchema,
  /** What is put in, or was to come, in the asset's smallest unit, as it was shown; null where nobody knew. */
  assets: unitsSchema.nullable(),
  /** The asset as it was shown. */
  symbol: z.string(),
  decimals: z.number().int().nonnegative(),
  /** Null before anything was signed. */
  step: z.object({ name: z.enum(stepNames), tx_hash: z.string().regex(/^0x[0-9a-f]{64}$/) }).nullable(),
  written_at: z.number(),
});

export type PoolJourney = z.infer<typeof poolJourneySchema>;
export type PoolStep = (typeof stepNames)[number];
