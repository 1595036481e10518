import type { ContractCall } from '../chain/multicall3.ts';
import type { Head } from '../holdings/Reading.ts';

/** What came of a step with a vault when a node tried it out, in the smallest units. */
export interface VaultTrial {
  /** Of a deposit what came; of a redemption what was given back. */
  readonly shares: bigint;
  /** What came back for as many shares as a deposit was promised, or were given back. */
  readonly assets: bigint;
}

/** What one node says of some vaults at one block. */
export interface VaultNodeResponse {
  readonly head: Head | undefined;
  /** What a contract answers, 0x-prefixed; null where its code failed, undefined where there is no usable answer. */
  readonly of: (read: ContractCall) => string | null | undefined;
  /** Whether code stands at an address; undefined where there is no usable answer. */
  readonly hasCode: (contract: string) => boolean | undefined;
  /** What came of the deposit or redemption that is about to be made, where the node could try it out. */
  readonly tried: VaultTrial | undefined;
}
