import type { ContractCall } from './ContractCall.ts';
import type { Recipient } from '../Recipient.ts';

/** Payout of a v3 router's balance after a swap: `unwrapWETH9`, `sweepToken`, `refundETH`. */
export interface RouterPayoutCall extends ContractCall {
  readonly kind: 'routerPayout';
  readonly action: 'unwrap' | 'sweep' | 'refund';
  /** Token that is swept; undefined for coin. */
  readonly token: string | undefined;
  readonly amountMin: bigint;
  readonly recipient: Recipient;
}
