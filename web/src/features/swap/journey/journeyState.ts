import { isCancellation } from '@everything-wallet/core/documents/isCancellation';
import type { FollowedCall } from '../../../lib/calls/useCallState.ts';
import type { SwapJourney, SwapStep } from './SwapJourney.ts';

/** Where a swap stands. */
export interface JourneyState {
  /** Of the text `swap.journey.…`. */
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
  /** Whether the network is waited for. */
  readonly isWaiting: boolean;
  /** Whether it can be gone on with. */
  readonly goesOn: boolean;
  /** Whether there may be an approval that can be taken back. */
  readonly canTakeBack: boolean;
}

/**
 * Works out where a swap stands by what became of its last step.
 *
 * @param allowed what the router may still take once that was taken back, in the smallest unit; undefined while nobody knows
 */
export function journeyState(
  { step, sell, router }: SwapJourney,
  { state, record }: Pick<FollowedCall, 'state' | 'record'>,
  allowed?: bigint,
): JourneyState {
  const hasApproval = sell.contract !== null && router !== null;
  const rest = { isWaiting: false, goesOn: false, canTakeBack: false };
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
  const isBeforeSwap = name === 'revoke' || name === 'approve';
  if (state === 'completed' && name === 'takeBack' && allowed !== 0n) {
    const isKnown = allowed !== undefined;
    return {
      ...rest,
      name: isKnown ? 'takeBack.stays' : 'takeBack.asking',
      severity: isKnown ? 'warning' : 'info',
      isWaiting: !isKnown,
      canTakeBack: isKnown,
    };
  }
  if (state === 'completed') {
    return {
      ...rest,
      name: `${name}.completed`,
      severity: name === 'swap' || name === 'takeBack' ? 'success' : 'info',
      goesOn: isBeforeSwap,
      canTakeBack: name === 'approve',
    };
  }
  return {
    ...rest,
    name: state === 'undone' ? 'replaced' : `${name}.failed`,
    severity: 'error',
    goesOn: name !== 'takeBack',
    // What was approved before it failed is still there.
    canTakeBack: hasApproval && name !== 'revoke',
  };
}
