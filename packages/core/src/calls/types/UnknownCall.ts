/**
 * Reason for which a call cannot be decoded:
 * - 'malformed': the data is not hex, or an address is invalid;
 * - 'tooLarge': more data than is read;
 * - 'noSelector': data of fewer than four bytes, or for a contract that does not exist yet;
 * - 'selector': nothing that this wallet knows begins like this;
 * - 'notCanonical': it begins like something known, and is not written as that is written;
 * - 'tooDeep': calls in calls in calls.
 */
export type UnknownReason = 'malformed' | 'tooLarge' | 'noSelector' | 'selector' | 'notCanonical' | 'tooDeep';

/** Any other call: shown as its bytes, and never guessed at. */
export interface UnknownCall {
  readonly kind: 'unknown';
  readonly reason: UnknownReason;
  /** Undefined where a contract would be made. */
  readonly contract: string | undefined;
  /** Four bytes, 0x-prefixed; undefined where there are fewer. */
  readonly selector: string | undefined;
  readonly data: string;
  readonly value: bigint;
}
