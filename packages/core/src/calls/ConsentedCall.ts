import type { CallTransaction } from './CallTransaction.ts';

/** Call with its sender, as its signer consents to it. */
export interface ConsentedCall extends CallTransaction {
  /** Address in any case. */
  readonly from: string;
}
