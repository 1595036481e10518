import type { CallWarning } from './CallWarning.ts';
import { warningKey } from './warningKey.ts';

/** What may cost everything: nothing of it is signed that was not shown and accepted. */
const TO_ACCEPT: ReadonlySet<CallWarning['type']> = new Set([
  'unlimitedApproval',
  'approvalForAll',
  'unknownCall',
  'innerUnknown',
  'noMostInput',
  'coinLeft',
  'tip',
]);

/** Whether a person accepted every warning that has to be. */
export function areAccepted(warnings: readonly CallWarning[], accepted: readonly CallWarning[]): boolean {
  const keys = new Set(accepted.map(warningKey));
  return warnings.every((warning) => !TO_ACCEPT.has(warning.type) || keys.has(warningKey(warning)));
}
