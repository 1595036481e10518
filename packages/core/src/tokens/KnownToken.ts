import type { TokenStandard } from '../calls/Call.ts';

/** A token whose facts the wallet knows by itself: they override whatever an answer says. */
export interface KnownToken {
  /** Checksum address (EIP-55). */
  readonly contract: string;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  readonly standard: TokenStandard;
}
