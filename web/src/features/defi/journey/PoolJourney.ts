import { addressSchema } from '@everything-wallet/core/accounts/addressSchema';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { z } from 'zod';

const lidoActions = ['stake', 'askBack', 'unwrap', 'claim'] as const;

const unitsSchema = z.string().regex(/^[1-9]\d{0,77}$/);

/**
 * What was signed last:
 * - 'wrap': coin made into the wrapped coin that the pool takes;
 * - 'revoke': an old allowance taken back, 'approve': exactly what is put in;
 * - the others: the step itself, of a vault or of Lido.
 */
const stepNames = ['wrap', 'revoke', 'approve', 'deposit', 'withdraw', 'redeem', ...lidoActions] as const;

/** What both kinds have. */
const journeyShape = z.object({
  id: z.string().min(1),
  user_id: z.string(),
  network: z.custom<NetworkId>((id) => typeof id === 'string' && findNetworkById(id) !== undefined),
  /** Checksum address (EIP-55) of whose it is. */
  account: addressSchema,
  /** Checksum address of the pool. */
  vault: addressSchema,
  /**
   * Assets with deposit and withdraw, in the smallest unit; with redeem, by which all leave, the shares that there were when it was begun. With
   * Lido the coin that is staked, the stETH that is asked back, the wstETH that is unwrapped, or what was asked back by the request.
   */
  amount: unitsSchema,
  /** What is put in, or was to come, in the asset's smallest unit, as it was shown; null where nobody knew. */
  assets: unitsSchema.nullable(),
  /** Of Lido's queue: what is taken out. */
  request_id: unitsSchema.optional(),
  /** The asset as it was shown. */
  symbol: z.string(),
  decimals: z.number().int().nonnegative(),
  /** Null before anything was signed. */
  step: z.object({ name: z.enum(stepNames), tx_hash: z.string().regex(/^0x[0-9a-f]{64}$/) }).nullable(),
  written_at: z.number(),
});

/** Something that was begun with a vault. */
const vaultJourneySchema = journeyShape.extend({ action: z.enum(['deposit', 'withdraw', 'redeem']) });

/** Something that was begun with Lido. */
const lidoJourneySchema = journeyShape.extend({ action: z.enum(lidoActions) });

/** Something that was begun with a pool on this device: kept once something is signed, so that a reload or another tab goes on with it. */
export const poolJourneySchema = z.union([vaultJourneySchema, lidoJourneySchema]);

export type VaultJourney = z.infer<typeof vaultJourneySchema>;
export type LidoJourney = z.infer<typeof lidoJourneySchema>;
export type PoolJourney = VaultJourney | LidoJourney;
export type PoolStep = (typeof stepNames)[number];

/** Whether something was begun with Lido, and not with a vault. */
export function isLidoJourney(journey: PoolJourney): journey is LidoJourney {
  return lidoActions.some((action) => action === journey.action);
}
