import type { NextStep } from './NextStep.ts';
import type { SequenceProblem } from './SequenceProblem.ts';

/** Creates the result of a sequence that has nothing to sign. */
export function problemStep(
  text: SequenceProblem['text'],
  values?: SequenceProblem['values'],
): Extract<NextStep<never>, { type: 'problem' }> {
  return { type: 'problem', problem: { text, ...(values && { values }) } };
}
