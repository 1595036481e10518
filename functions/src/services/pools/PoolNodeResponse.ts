import type { ContractResponse } from '../chain/ContractResponse.ts';
import type { NodeResponses } from '../chain/NodeResponses.ts';
import type { Head } from '../holdings/Reading.ts';

/** Result of a vault step simulated by a node, in the smallest units. */
export interface SimulatedStep {
  /** Shares received for a deposit, or given back in a redemption. */
  readonly shares: bigint;
  /** Assets received for the promised shares of a deposit, or for those given back. */
  readonly assets: bigint;
}

/** One node's answers about some vaults at one block. */
export interface PoolNodeResponse extends ContractResponse {
  readonly head: Head | undefined;
  /** Returns true if there is code at an address; undefined if there is no usable answer. */
  readonly hasCode: (contract: string) => boolean | undefined;
  /** Simulated result of the previewed deposit or redemption, if the node supports it. */
  readonly tried: SimulatedStep | undefined;
}

/** Responses of a network's nodes about vaults. */
export type PoolNodeResponses = NodeResponses<PoolNodeResponse>;
