import type { SequenceStep } from '../../../components/SequenceSteps.tsx';
import type { StepState } from '../../../lib/callSequence/stepState.ts';
import { mayLeaveApproval } from './mayLeaveApproval.ts';
import type { PoolSequence, PoolStep } from './PoolSequence.ts';

/** Step of a sequence with its state. */
export interface ShownPoolStep {
  readonly name: PoolStep;
  readonly state: SequenceStep['state'];
}

/**
 * Lists the signatures of a sequence that needs an approval: the approval, then the step itself; before both any
 * earlier signature, such as for wrapping coins.
 *
 * @returns undefined for a sequence of one signature
 */
export function poolSteps(
  { action, step }: Pick<PoolSequence, 'action' | 'step'>,
  state: StepState,
): readonly ShownPoolStep[] | undefined {
  if (!mayLeaveApproval(action)) return undefined;
  const isBefore = step?.name === 'wrap' || step?.name === 'revoke';
  const names: readonly PoolStep[] = [...(isBefore ? [step.name] : []), 'approve', action];
  const last = Math.max(
    names.findIndex((name) => name === step?.name),
    0,
  );
  const current = state === 'completed' ? last + 1 : last;
  return names.map((name, place) => ({
    name,
    state: place < current ? 'done' : place === current ? 'now' : 'next',
  }));
}
