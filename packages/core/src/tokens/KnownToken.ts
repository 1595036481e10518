import type { TokenStandard } from './TokenStandard.ts';

/** A token whose facts are part of the wallet: they override any answer. */
export interface KnownToken {
  /** Checksum address (EIP-55). */
  readonly contract: string;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  readonly standard: TokenStandard;
}
