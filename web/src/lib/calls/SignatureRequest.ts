import type { Network } from '@everything-wallet/core/networks/networks';
import type { ComponentType } from 'react';
import type { CallRequest } from './CallRequest.ts';

/** Typed data (EIP-712) that a screen asks somebody to sign; who signs it reads it once more, and believes nothing about it. */
export interface SignatureRequest {
  /** The network that it has to be for. */
  readonly network: Network;
  readonly signer: CallRequest['sender'];
  /** JSON: what is shown is read from it, and it alone is signed. */
  readonly text: string;
}

/** What shows typed data and has it signed. */
export interface ReviewSignatureProps {
  readonly request: SignatureRequest;
  /** 65 bytes, 0x-prefixed, once they are known to be the signer's; the dialog closes by itself then. */
  readonly onSigned: (signature: string) => void;
  /** When it is left, or signed. */
  readonly onClose: () => void;
}

/** The dialog that does it: a feature gets it from the route, since features know nothing of each other. */
export type ReviewSignature = ComponentType<ReviewSignatureProps>;
