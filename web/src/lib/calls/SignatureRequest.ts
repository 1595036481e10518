import type { Network } from '@everything-wallet/core/networks/networks';
import type { ComponentType } from 'react';
import type { CallRequest } from './CallRequest.ts';

/**
 * Typed data (EIP-712) that a screen requests a signature for. The signer reads it again and trusts no other
 * description of it.
 */
export interface SignatureRequest {
  /** Network that it has to be for. */
  readonly network: Network;
  readonly signer: CallRequest['sender'];
  /** JSON. The review is read from it, and only this text is signed. */
  readonly text: string;
}

/** Props of the component that shows typed data and signs it. */
export interface ReviewSignatureProps {
  readonly request: SignatureRequest;
  /**
   * Called with 65 bytes, 0x-prefixed, once they are verified to be the signer's; the dialog closes by itself
   * then.
   */
  readonly onSigned: (signature: string) => void;
  /** Called when the dialog is closed, or after signing. */
  readonly onClose: () => void;
}

/**
 * Dialog that signs typed data: a feature receives it from the route, since features are independent of each
 * other.
 */
export type ReviewSignature = ComponentType<ReviewSignatureProps>;
