import { warningKey } from '../warningKey.ts';
import type { SignatureWarning } from './SignatureWarning.ts';

/** Whether a person accepted each warning of a signature: of these none is told that does not matter. */
export function areAllAccepted(
  warnings: readonly SignatureWarning[],
  accepted: readonly SignatureWarning[],
): boolean {
  const keys = new Set(accepted.map(warningKey));
  return warnings.every((warning) => keys.has(warningKey(warning)));
}
