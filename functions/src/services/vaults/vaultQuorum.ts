import { MAX_DECIMALS } from '@everything-wallet/core/callables/holdings';
import type { ContractCall } from '../chain/multicall3.ts';
import { quorum, type QuorumResult } from '../chain/quorum.ts';
import { readUint } from '../holdings/readUint.ts';
import type { VaultNodeResponse } from './VaultNodeResponse.ts';

/** Responses of the nodes, by their place; undefined of a node without one. */
export type VaultNodeResponses = readonly (VaultNodeResponse | undefined)[];

/** Quorum result of a number; null where the contract's code failed, or its answer is no number. */
export function uintQuorum(
  read: ContractCall,
  nodeResponses: VaultNodeResponses,
  needed: number,
): QuorumResult<bigint | null> {
  return quorum(
    nodeResponses.map((nodeResponse) => {
      const answer = nodeResponse?.of(read);
      return answer === undefined ? undefined : (readUint(answer) ?? null);
    }),
    needed,
  );
}

/** Number on which enough nodes agree. */
export function agreedUint(
  read: ContractCall,
  nodeResponses: VaultNodeResponses,
  needed: number,
): bigint | undefined {
  const verdict = uintQuorum(read, nodeResponses, needed);
  return verdict.agreement === 'agreed' ? (verdict.value ?? undefined) : undefined;
}

/** Decimals as a number; null where they cannot be used. */
export function usableDecimals(decimals: bigint | undefined): number | null {
  return decimals !== undefined && decimals <= BigInt(MAX_DECIMALS) ? Number(decimals) : null;
}
