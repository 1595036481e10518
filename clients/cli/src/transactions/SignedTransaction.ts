import type { KnownNetwork } from '../networks.ts';

/** Signed bytes, and what they say. */
export interface SignedTransaction {
  /** 0x-prefixed hex. */
  readonly bytes: string;
  readonly hash: string;
  readonly network: KnownNetwork;
}
