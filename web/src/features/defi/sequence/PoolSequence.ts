import { addressSchema } from '@everything-wallet/core/accounts/addressSchema';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { z } from 'zod';

const lidoActions = ['stake', 'askBack', 'unwrap', 'claim'] as const;

const unitsSchema = z.string().regex(/^[1-9]\d{0,77}$/);

/**
 * The last signed step:
 * - 'wrap': wraps coin for a pool of the wrapped coin;
 * - 'revoke': revokes an old approval, 'approve': approves exactly the deposit;
 * - the others: the step itself, with a vault or with Lido.
 */
const stepNames = ['wrap', 'revoke', 'approve', 'deposit', 'withdraw', 'redeem', ...lidoActions] as const;

/** Fields of both kinds. */
const sequenceShape = z.object({
  id: z.string().min(1),
  user_id: z.string(),
  network: z.custom<NetworkId>((id) => typeof id === 'string' && findNetworkById(id) !== undefined),
  /** Checksum address (EIP-55) of the account. */
  account: addressSchema,
  /** Checksum address of the pool. */
  vault: addressSchema,
  /**
   * Assets to deposit or withdraw, in the smallest unit; to redeem everything, the shares owned at the start. With Lido, the coin
   * to stake, the stETH to withdraw, the wstETH to unwrap, or the amount of the withdrawal request.
   */
  amount: unitsSchema,
  /** Assets deposited or expected, in the asset's smallest unit, as shown; null if unknown. */
  assets: unitsSchema.nullable(),
  /** Lido withdrawal request to claim. */
  request_id: unitsSchema.optional(),
  /** Symbol of the asset, as shown. */
  symbol: z.string(),
  decimals: z.number().int().nonnegative(),
  /** Null before the first signature. */
  step: z.object({ name: z.enum(stepNames), tx_hash: z.string().regex(/^0x[0-9a-f]{64}$/) }).nullable(),
  written_at: z.number(),
});

/** A sequence with a vault. */
const erc4626SequenceSchema = sequenceShape.extend({ action: z.enum(['deposit', 'withdraw', 'redeem']) });

/** A sequence with Lido. */
const lidoSequenceSchema = sequenceShape.extend({ action: z.enum(lidoActions) });

/** A sequence with a pool, started on this device. Stored once a step is signed, so that a reload or another tab continues it. */
export const poolSequenceSchema = z.union([erc4626SequenceSchema, lidoSequenceSchema]);

export type Erc4626Sequence = z.infer<typeof erc4626SequenceSchema>;
export type LidoSequence = z.infer<typeof lidoSequenceSchema>;
export type PoolSequence = Erc4626Sequence | LidoSequence;
export type PoolStep = (typeof stepNames)[number];

/** Returns true for a sequence with Lido. */
export function isLidoSequence(sequence: PoolSequence): sequence is LidoSequence {
  return lidoActions.some((action) => action === sequence.action);
}
