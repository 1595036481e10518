import { useEffect, useState } from 'react';
import { SequenceRunner } from './SequenceRunner.ts';
import type { SequenceState } from './SequenceState.ts';

/** State and actions of a screen's sequences. */
export interface RunningSequence<Step>
  extends SequenceState<Step>, Pick<SequenceRunner<Step>, 'start' | 'refuse'> {
  /** True while a step is prepared or reviewed, or the outcome of a closed review is being found. */
  readonly isBusy: boolean;
}

/** Runs sequences of calls for a screen. When the user leaves it, the lock is released and nothing more is signed. */
export function useCallSequence<Step>(): RunningSequence<Step> {
  const [state, setState] = useState<SequenceState<Step>>({});
  const [runner] = useState(() => new SequenceRunner<Step>(setState));
  useEffect(() => {
    runner.open();
    return runner.stop;
  }, [runner]);
  const { preparing, step, unsent } = state;
  const isBusy = preparing !== undefined || step !== undefined || unsent !== undefined;
  return { ...state, isBusy, start: runner.start, refuse: runner.refuse };
}
