import { isCancellation } from '@everything-wallet/core/documents/isCancellation';
import type { FollowedStep } from '../../../lib/callSequence/useStepRecord.ts';
import type { SwapSequence, SwapStep } from './SwapSequence.ts';

/** State of a swap. */
export interface SwapState {
  /** Part of the text id `swap.sequence.…`. */
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
  readonly canContinue: boolean;
  /** True where there may be an approval to revoke. */
  readonly canRevoke: boolean;
}

const rest = { isWaiting: false, canContinue: false, canRevoke: false };

/**
 * Derives the state of a swap from its last step.
 *
 * @param allowed allowance of the router after it was revoked, in the smallest unit; undefined while it is not known
 */
export function swapState(
  { step, sell, router }: SwapSequence,
  { state, record }: Pick<FollowedStep, 'state' | 'record'>,
  allowed?: bigint,
): SwapState {
  const hasApproval = sell.contract !== null && router !== null;
  if (!step || step.tx_hash === null) {
    return { ...rest, name: 'interrupted', severity: 'warning', canContinue: true, canRevoke: hasApproval };
  }
  if (state === 'unreadable') {
    return { ...rest, name: 'recordFailed', severity: 'warning', canRevoke: hasApproval };
  }
  if (!record) {
    const isMissing = state === 'missing';
    return {
      ...rest,
      name: 'noRecord',
      severity: 'info',
      isWaiting: !isMissing,
      canContinue: isMissing,
      canRevoke: isMissing && hasApproval,
    };
  }
  const { name } = step;
  if (isCancellation(record)) {
    const canContinue = name !== 'takeBack';
    return {
      ...rest,
      name: 'cancelled',
      severity: 'info',
      canContinue,
      canRevoke: hasApproval && name !== 'revoke',
    };
  }
  if (state === 'pending') {
    return { ...rest, name: `${name}.pending`, severity: 'info', isWaiting: true };
  }
  if (state === 'completed') return completedState(name, allowed);
  return {
    ...rest,
    name: state === 'replaced' ? 'replaced' : `${name}.failed`,
    severity: 'error',
    canContinue: name !== 'takeBack',
    // The approval outlives a failed swap.
    canRevoke: hasApproval && name !== 'revoke',
  };
}

/** State after a confirmed step; revoking is only done once the allowance is 0. */
function completedState(name: SwapStep, allowed: bigint | undefined): SwapState {
  if (name === 'takeBack' && allowed !== 0n) {
    const isKnown = allowed !== undefined;
    return {
      ...rest,
      name: isKnown ? 'takeBack.stays' : 'takeBack.asking',
      severity: isKnown ? 'warning' : 'info',
      isWaiting: !isKnown,
      canRevoke: isKnown,
    };
  }
  return {
    ...rest,
    name: `${name}.completed`,
    severity: name === 'swap' || name === 'takeBack' ? 'success' : 'info',
    canContinue: name === 'revoke' || name === 'approve',
    canRevoke: name === 'approve',
  };
}
