import { isCancellation } from '@everything-wallet/core/documents/isCancellation';
import type { FollowedCall } from '../../../lib/calls/useCallState.ts';
import type { SwapJourney, SwapStep } from './SwapJourney.ts';

/** State of a swap. */
export interface JourneyState {
  /** Part of the text id `swap.journey.…`. */
  readonly name:
    | 'interrupted'
    | 'noRecord'
    | 'recordFailed'
    | 'replaced'
    | 'cancelled'
    | 'takeBack.asking'
    | 'takeBack.stays'
    | `${SwapStep}.${'pending' | 'completed' | 'failed'}`;
  readonly severity: 'info' | 'success' | 'warning' | 'error';
  /** True while the transaction is pending. */
  readonly isWaiting: boolean;
  /** True where the swap can be continued. */
  readonly goesOn: boolean;
  /** True where there may be an approval to revoke. */
  readonly canTakeBack: boolean;
}

const rest = { isWaiting: false, goesOn: false, canTakeBack: false };

/**
 * Derives the state of a swap from its last step.
 *
 * @param allowed allowance of the router after it was revoked, in the smallest unit; undefined while it is not known
 */
export function journeyState(
  { step, sell, router }: SwapJourney,
  { state, record }: Pick<FollowedCall, 'state' | 'record'>,
  allowed?: bigint,
): JourneyState {
  const hasApproval = sell.contract !== null && router !== null;
  if (!step || step.tx_hash === null) {
    return { ...rest, name: 'interrupted', severity: 'warning', goesOn: true, canTakeBack: hasApproval };
  }
  if (state === 'unread') {
    return { ...rest, name: 'recordFailed', severity: 'warning', canTakeBack: hasApproval };
  }
  if (!record) {
    const isMissing = state === 'unheard';
    return {
      ...rest,
      name: 'noRecord',
      severity: 'info',
      isWaiting: !isMissing,
      goesOn: isMissing,
      canTakeBack: isMissing && hasApproval,
    };
  }
  const { name } = step;
  if (isCancellation(record)) {
    const goesOn = name !== 'takeBack';
    return {
      ...rest,
      name: 'cancelled',
      severity: 'info',
      goesOn,
      canTakeBack: hasApproval && name !== 'revoke',
    };
  }
  if (state === 'pending') {
    return { ...rest, name: `${name}.pending`, severity: 'info', isWaiting: true };
  }
  if (state === 'completed') return completedState(name, allowed);
  return {
    ...rest,
    name: state === 'undone' ? 'replaced' : `${name}.failed`,
    severity: 'error',
    goesOn: name !== 'takeBack',
    // The approval outlives a failed swap.
    canTakeBack: hasApproval && name !== 'revoke',
  };
}

/** State after a confirmed step; revoking is only done once the allowance is 0. */
function completedState(name: SwapStep, allowed: bigint | undefined): JourneyState {
  if (name === 'takeBack' && allowed !== 0n) {
    const isKnown = allowed !== undefined;
    return {
      ...rest,
      name: isKnown ? 'takeBack.stays' : 'takeBack.asking',
      severity: isKnown ? 'warning' : 'info',
      isWaiting: !isKnown,
      canTakeBack: isKnown,
    };
  }
  return {
    ...rest,
    name: `${name}.completed`,
    severity: name === 'swap' || name === 'takeBack' ? 'success' : 'info',
    goesOn: name === 'revoke' || name === 'approve',
    canTakeBack: name === 'approve',
  };
}
