import type { ContractCall } from './ContractCall.ts';

/** `deposit`, `mint`, `withdraw` and `redeem` of ERC-4626: the first two take assets, the last two take shares. */
export interface PoolCall extends ContractCall {
  readonly kind: 'vault';
  readonly action: 'deposit' | 'mint' | 'withdraw' | 'redeem';
  /** Assets with deposit and withdraw, shares with mint and redeem. */
  readonly amount: bigint;
  readonly receiver: string;
  /** Owner of the redeemed shares; undefined with deposit and mint. */
  readonly owner: string | undefined;
  /**
   * Highest loss on a withdrawal before the call fails, in hundredths of a percent (`maxLoss` of Yearn V3); absent if the call does
   * not set it.
   */
  readonly maxLossBps?: bigint;
}
