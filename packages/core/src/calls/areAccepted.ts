import type { CallWarning } from './CallWarning.ts';
import { warningKey } from './warningKey.ts';

/** Warnings of a possible total loss: not signed unless shown and accepted. */
const TO_ACCEPT: ReadonlySet<CallWarning['type']> = new Set([
  'unlimitedApproval',
  'approvalForAll',
  'unknownCall',
  'innerUnknown',
  'noMostInput',
  'coinLeft',
  'tip',
]);

/** True if the user accepted every warning that requires it. */
export function areAccepted(warnings: readonly CallWarning[], accepted: readonly CallWarning[]): boolean {
  const keys = new Set(accepted.map(warningKey));
  return warnings.every((warning) => !TO_ACCEPT.has(warning.type) || keys.has(warningKey(warning)));
}
