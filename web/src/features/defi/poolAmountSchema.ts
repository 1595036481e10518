import type { NumberStyle } from '@everything-wallet/core/amounts/numberStyle';
import { typedAmountSchema } from '@everything-wallet/core/amounts/typedAmountSchema';
import { z } from 'zod';

/** Purpose of a typed amount. */
export type PoolPurpose = 'stake' | 'lend' | 'withdraw';

/** Text ids for an invalid amount (docs/product.md §5, Stake amount). */
export const amountErrors = {
  stake: 'defi.error.amountText',
  lend: 'defi.error.amountToLend',
  withdraw: 'defi.error.amountToWithdraw',
} as const satisfies Record<PoolPurpose, string>;

/** Parses a typed amount into one above zero in the asset's smallest unit; issues carry field problems. */
export function poolAmountSchema(style: NumberStyle, decimals: number, purpose: PoolPurpose) {
  const missing = amountErrors[purpose];
  return z.object({ amount: typedAmountSchema({ style, decimals, missing, notPositive: missing }) });
}
