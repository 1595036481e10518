import type { TextId } from '../texts/texts.ts';
import type { CallWarning } from './CallWarning.ts';

/** A text of the catalogue, and what it is filled with. */
export interface WarningMessage {
  readonly id: TextId;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What a person reads of a warning. Amounts and times are not among the values: whoever shows them knows units and clock. */
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
