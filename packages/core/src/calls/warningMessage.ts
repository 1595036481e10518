import type { TextId } from '../texts/texts.ts';
import type { CallWarning } from './CallWarning.ts';

/** Text id with its values. */
export interface WarningMessage {
  readonly id: TextId;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Returns the text of a warning. Amounts and times are not among the values: the caller formats them. */
export function warningMessage(warning: CallWarning): WarningMessage {
  const id = `call.warning.${warning.type}` as const;
  switch (warning.type) {
    case 'unlimitedApproval':
    case 'approvalChanged':
    case 'approvalForAll':
      return { id, values: { spender: warning.spender } };
    case 'otherRecipient':
    case 'tip':
      return { id, values: { recipient: warning.recipient } };
    case 'innerUnknown':
      return { id, values: { count: warning.count } };
    default:
      return { id, values: {} };
  }
}
