import type { KnownNetwork } from '../networks.ts';

/** Signed bytes, and their decoded content. */
export interface SignedTransaction {
  /** 0x-prefixed hex. */
  readonly bytes: string;
  readonly hash: string;
  readonly network: KnownNetwork;
}
