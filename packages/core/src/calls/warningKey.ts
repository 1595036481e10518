import type { CallWarning } from './CallWarning.ts';
import type { SimulationWarning } from './SimulationWarning.ts';
import type { SignatureWarning } from './typedData/SignatureWarning.ts';

/** Returns a key that is equal for equal warnings only. */
export function warningKey(warning: CallWarning | SignatureWarning | SimulationWarning): string {
  return Object.values(warning).join(' ');
}
