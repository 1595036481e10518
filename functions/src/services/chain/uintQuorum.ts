import { readUint } from '../holdings/readUint.ts';
import type { ContractResponse } from './ContractResponse.ts';
import type { ContractCall } from './multicall3.ts';
import type { NodeResponses } from './NodeResponses.ts';
import type { QuorumResult } from './quorum.ts';

/** Quorum result of a number; null where the contract's code failed, or its answer is no number. */
export function uintQuorum(
  read: ContractCall,
  responses: NodeResponses<ContractResponse>,
): QuorumResult<bigint | null> {
  return responses.judge((response) => {
    const answer = response.of(read);
    return answer === undefined ? undefined : (readUint(answer) ?? null);
  });
}
