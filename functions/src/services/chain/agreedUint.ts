import type { ContractResponse } from './ContractResponse.ts';
import type { ContractCall } from './multicall3.ts';
import type { NodeResponses } from './NodeResponses.ts';
import { uintQuorum } from './uintQuorum.ts';

/** Number on which enough nodes agree; undefined without a quorum, or where there is no number. */
export function agreedUint(
  read: ContractCall,
  responses: NodeResponses<ContractResponse>,
): bigint | undefined {
  const result = uintQuorum(read, responses);
  return result.agreement === 'agreed' ? (result.value ?? undefined) : undefined;
}
