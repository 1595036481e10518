import type { CallWarning } from '@everything-wallet/core/calls/CallWarning';

/** Warning as the dialog shows it. */
export interface ShownWarning {
  /** Unique per warning, and stable. */
  readonly key: string;
  readonly text: string;
  /** True if it must be accepted before a signature. */
  readonly isToAccept: boolean;
  /** True if it is about the simulation: accepting it does not apply to a worse one. */
  readonly isOfPreview: boolean;
  /** Warning of the call itself, which the signer requires; undefined for others. */
  readonly ofCall?: CallWarning | undefined;
}
