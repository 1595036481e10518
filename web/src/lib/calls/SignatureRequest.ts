import type { PersonalMessage } from '@everything-wallet/core/calls/typedData/hashPersonalMessage';
import type { SiweMessage } from '@everything-wallet/core/connect/SiweMessage';
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
  /** Origin of the website that asks for it. */
  readonly origin?: string | undefined;
  /** Signs if the website still may have it signed; absent where no website asks. */
  readonly withinLimits?: CallRequest['withinLimits'];
}

/** Personal message (EIP-191) that a website requests a signature for; it is valid on every network. */
interface MessageRequest {
  readonly signer: CallRequest['sender'];
  readonly message: PersonalMessage;
  /** Fields of the message, where it is a sign-in for this very website (ERC-4361). */
  readonly siwe?: SiweMessage | undefined;
  readonly origin: string;
  readonly withinLimits?: CallRequest['withinLimits'];
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

/** Props of the same component, where it signs messages as well. */
export interface ReviewMessageProps extends Omit<ReviewSignatureProps, 'request'> {
  readonly request: SignatureRequest | MessageRequest;
}

/**
 * Dialog that signs typed data: a feature receives it from the route, since features are independent of each
 * other.
 */
export type ReviewSignature = ComponentType<ReviewSignatureProps>;
