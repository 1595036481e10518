import type { ContractCall } from '../holdings/aggregate3.ts';
import type { Head } from '../holdings/Reading.ts';
import type { DepositTrial } from './tryDeposit.ts';

/** What one node says of some vaults at one block. */
export interface VaultTestimony {
  readonly head: Head | undefined;
  /** What a contract answers, 0x-prefixed; null where its code failed, undefined where there is no usable answer. */
  readonly of: (read: ContractCall) => string | null | undefined;
  /** Whether code stands at an address; undefined where there is no usable answer. */
  readonly hasCode: (contract: string) => boolean | undefined;
  /** What came of the deposit that is about to be made, where the node could try it out. */
  readonly tried: DepositTrial | undefined;
}
