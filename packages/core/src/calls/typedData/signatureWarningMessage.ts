import type { WarningMessage } from '../warningMessage.ts';
import type { SignatureWarning } from './SignatureWarning.ts';

/** Returns the text of a signature warning. */
export function signatureWarningMessage(warning: SignatureWarning): WarningMessage {
  const id = `signature.warning.${warning.type}` as const;
  switch (warning.type) {
    case 'permit':
    case 'unlimitedPermit':
      return { id, values: { spender: warning.spender } };
    case 'orderPaysOther':
      return { id, values: { recipient: warning.recipient } };
    case 'otherChain':
      return { id, values: { chainId: warning.chainId.toString() } };
    case 'signInElsewhere':
      return { id, values: { domain: warning.domain, host: warning.host } };
    default:
      return { id, values: {} };
  }
}
