import type { CallWarning } from './CallWarning.ts';
import type { SimulationWarning } from './SimulationWarning.ts';
import type { SignatureWarning } from './typedData/SignatureWarning.ts';

/** The same text for the same warning, and another one for any other. */
export function warningKey(warning: CallWarning | SignatureWarning | SimulationWarning): string {
  return Object.values(warning).join(' ');
}
