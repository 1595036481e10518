import type { WarningMessage } from '../warningMessage.ts';
import type { SignatureWarning } from './SignatureWarning.ts';

/** What a person reads of a warning of a signature. */
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
