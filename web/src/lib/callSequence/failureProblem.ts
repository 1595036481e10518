import { CallableError } from '../firebase/CallableError.ts';
import { secondsToWait } from '../firebase/secondsToWait.ts';
import { logProblem } from '../log/logProblem.ts';
import type { SequenceProblem } from './SequenceProblem.ts';

/** Texts of a feature for failures of preparing a step. */
interface FailureTexts {
  /** Has the placeholder `seconds`. */
  readonly tooMany: SequenceProblem['text'];
  /** For a server that could not be asked. */
  readonly notAsked: SequenceProblem['text'];
  /** For any other failure. */
  readonly unexpected: SequenceProblem['text'];
  /** Title in the log of any other failure. */
  readonly logged: string;
}

/** Names the reason why a step could not be prepared; a failure that is not expected is logged. */
export function failureProblem(
  error: unknown,
  { tooMany, notAsked, unexpected, logged }: FailureTexts,
): SequenceProblem {
  const seconds = secondsToWait(error);
  if (seconds !== undefined) return { text: tooMany, values: { seconds } };
  if (error instanceof CallableError) return { text: notAsked };
  logProblem(logged, error);
  return { text: unexpected };
}
