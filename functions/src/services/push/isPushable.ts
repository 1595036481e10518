import type { ActivityMovement } from '../activity/ActivityEvent.ts';

/** A transfer that a push can be about. */
type PushableTransfer = Extract<ActivityMovement, { readonly kind: 'transfer' }> & {
  readonly standard: 'coin' | 'erc20';
};

/**
 * Returns true for transfers of coin and known tokens. Others stay quiet: anyone can make a worthless token, an NFT, or a transfer of nothing
 * appear in the history of an account.
 */
export function isPushable(movement: ActivityMovement): movement is PushableTransfer {
  if (movement.kind !== 'transfer' || movement.symbol === undefined || BigInt(movement.units) === 0n)
    return false;
  return movement.standard === 'coin' || movement.standard === 'erc20';
}
