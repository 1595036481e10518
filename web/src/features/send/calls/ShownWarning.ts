import type { CallWarning } from '@everything-wallet/core/calls/CallWarning';

/** A warning as it stands in the dialog. */
export interface ShownWarning {
  /** The same for the same warning, and another one for any other. */
  readonly key: string;
  readonly text: string;
  /** Whether nothing is signed before somebody says that they have read it. */
  readonly isToAccept: boolean;
  /** Whether it is about what would happen now: then what was accepted counts for no look that is worse. */
  readonly isOfLook: boolean;
  /** The warning of the call itself, which whoever signs asks for; undefined of others. */
  readonly ofCall?: CallWarning | undefined;
}
