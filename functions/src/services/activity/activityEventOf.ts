import { createHash } from 'node:crypto';
import type { Network } from '@everything-wallet/core/networks/networks';
import { activityDigestOf } from './activityDigestOf.ts';
import type { ActivityEvent, ActivityMovement, ActivityType } from './ActivityEvent.ts';

/** A change of a movement: its block was added to the chain, became final, or was replaced. */
type ActivityChange = 'applied' | 'settled' | 'reorged';

/**
 * Makes the event on a change of a movement. Its id follows from the movement, its block and the change, so that an event that is made
 * again has the same.
 *
 * @param round times that the block became part of the chain again
 * @param now milliseconds since 1970
 */
export function activityEventOf(
  { rpcName }: Pick<Network, 'rpcName'>,
  movement: ActivityMovement,
  { change, round, now }: { readonly change: ActivityChange; readonly round: number; readonly now: number },
): ActivityEvent {
  const digest = createHash('sha256')
    .update(`${activityDigestOf(movement)}:${change}:${round}`)
    .digest('hex');
  return {
    id: `evt_${digest.slice(0, 32)}`,
    type: typeOf(movement, change),
    timestamp: new Date(now).toISOString(),
    network: rpcName,
    data: movement,
  };
}

function typeOf(movement: ActivityMovement, change: ActivityChange): ActivityType {
  if (change !== 'applied') return `movement.${change}`;
  if (movement.kind === 'approval') return 'approval.changed';
  if (movement.standard === 'coin') return 'transfer.coin';
  return movement.standard === 'erc20' ? 'transfer.token' : 'transfer.nft';
}
