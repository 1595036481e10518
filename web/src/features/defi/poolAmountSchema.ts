import type { NumberStyle } from '@everything-wallet/core/amounts/numberStyle';
import { typedAmountSchema } from '@everything-wallet/core/amounts/typedAmountSchema';
import { z } from 'zod';

/** What an amount is typed for. */
export type PoolPurpose = 'stake' | 'lend' | 'withdraw';

/** What is said of an amount that is none (docs/product.md §5, Stake amount). */
export const amountErrors = {
  stake: 'defi.error.amountText',
  lend: 'defi.error.amountToLend',
  withdraw: 'defi.error.amountToWithdraw',
} as const satisfies Record<PoolPurpose, string>;

/** A typed amount becomes one above zero in the asset's smallest unit; issues carry field problems. */
export function poolAmountSchema(style: NumberStyle, decimals: number, purpose: PoolPurpose) {
  const missing = amountErrors[purpose];
  return z.object({ amount: typedAmountSchema({ style, decimals, missing, notPositive: missing }) });
}
