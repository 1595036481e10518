import type { Call } from '@everything-wallet/core/calls/Call';
import type { CallEffects } from '@everything-wallet/core/calls/CallEffects';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import type { CallWarning } from '@everything-wallet/core/calls/CallWarning';
import type { CallConsent } from '@everything-wallet/core/schemas/callConsent';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { OpenSigner } from '../../../lib/vault/Signer.ts';
import type { CallPreview } from './CallPreview.ts';

/** Call as the user confirmed it. */
export interface ConfirmedCall {
  readonly userId: string;
  readonly request: CallRequest;
  readonly transaction: CallTransaction;
  /** Decoded call as shown, with its declared effects. */
  readonly shown: Call;
  readonly effects: CallEffects;
  /** Title, for later notices. */
  readonly title: string;
  /** Warnings of the call itself that the user accepted. */
  readonly accepted: readonly CallWarning[];
  /** Consent to a call that the wallet would refuse; undefined for any other call. */
  readonly consent?: CallConsent | undefined;
  /** Preview: fees and simulation. */
  readonly preview: CallPreview;
  /** Maximum age of the preview at the signature, in ms; that of a single call by default. */
  readonly maxAgeMs?: number | undefined;
  /** True if the user accepts that fewer than two nodes agree on the simulation. */
  readonly mayBeUnsure: boolean;
  /** Wei: value plus fee, as shown. Nothing above it is signed. */
  readonly shownTotal: bigint;
  /** True if the user accepts fees that may not be enough for the next block. */
  readonly mayWait?: boolean | undefined;
  /** True if the user accepts that this browser cannot store the call. */
  readonly maySkipJournal?: boolean | undefined;
  /** Opens the phrase that was typed, or the vault on this device. */
  readonly openSigner: OpenSigner;
  /** Called with the hash before the bytes are sent: their outcome may not be known at once. */
  readonly onSigned?: ((txHash: string) => void) | undefined;
}
