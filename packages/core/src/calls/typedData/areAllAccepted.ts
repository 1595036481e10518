import { warningKey } from '../warningKey.ts';
import type { SignatureWarning } from './SignatureWarning.ts';

/** True if the user accepted each warning of a signature: all of them require it. */
export function areAllAccepted(
  warnings: readonly SignatureWarning[],
  accepted: readonly SignatureWarning[],
): boolean {
  const keys = new Set(accepted.map(warningKey));
  return warnings.every((warning) => keys.has(warningKey(warning)));
}
