import type { ContractCall } from './ContractCall.ts';
import type { PassedSignature } from './PassedSignature.ts';

/** `selfPermit` and its variants: the router passes on the sender's permit for itself. */
export interface SelfPermitCall extends ContractCall {
  readonly kind: 'selfPermit';
  readonly token: string;
  /** Undefined in the form of DAI, which permits any amount. */
  readonly amount: bigint | undefined;
  /** Nonce in the form of DAI; undefined in that of ERC-2612, whose contract knows it. */
  readonly nonce: bigint | undefined;
  /** True if the router passes it on only when the current allowance is too low. */
  readonly isIfNecessary: boolean;
  /** Seconds since 1970. */
  readonly deadline: bigint;
  readonly signature: PassedSignature;
}
