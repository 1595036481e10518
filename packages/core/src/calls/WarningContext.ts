import type { NetworkId } from '../networks/networks.ts';
import type { CallCircumstances } from './CallCircumstances.ts';

/** Circumstances that the warnings of a call depend on. */
export interface WarningContext extends CallCircumstances {
  /** Network of the call; undefined if the wallet does not know it. */
  readonly network: NetworkId | undefined;
  /** Seconds since 1970. */
  readonly now: bigint;
  /** Current allowance of the spender of an `approve`; undefined if it was not read. */
  readonly allowance?: bigint | undefined;
  /** Coin balance of the sender and highest fee of the call, in wei; undefined if either is unknown. */
  readonly funds?: { readonly balance: bigint; readonly fee: bigint } | undefined;
}
