import type { Call } from '@everything-wallet/core/calls/Call';
import type { CallConsent } from '@everything-wallet/core/schemas/callConsent';

/** A signed transfer of native coin or of a token, or another call, as its bytes state it. */
export interface DecodedTransfer {
  /** The signer, a checksum address (EIP-55). */
  readonly from: string;
  /**
   * The recipient, or of another call the contract that is called or created: a checksum address (EIP-55).
   */
  readonly to: string;
  /** The token's contract, a checksum address (EIP-55); absent where native coin moves, and of another call. */
  readonly contract?: string;
  /** In the smallest unit: wei, or that of the token; of another call the wei sent along. */
  readonly amount: bigint;
  /** The call, if it is no transfer of coin or of an ERC-20 token. */
  readonly call?: Call;
  /** Call, or creation of a contract, that only the signer's consent admits; absent for any other transaction. */
  readonly unverified?: 'call' | 'creation';
  /** The signer's consent to an `unverified` one. */
  readonly consent?: CallConsent | undefined;
  /** Bytes of its data. */
  readonly dataLength: number;
  /** Units of gas. */
  readonly gasLimit: bigint;
  /** Wei per gas: the highest price that was signed. */
  readonly gasPrice: bigint;
  /** Wei per gas to the block's producer; absent where one price was signed. */
  readonly maxPriorityFeePerGas?: bigint;
  readonly nonce: number;
  /** 0x and 64 lower-case hex digits. */
  readonly txHash: string;
  /** The bytes in their canonical form, whose hash is `txHash`. */
  readonly signedTransaction: string;
}
