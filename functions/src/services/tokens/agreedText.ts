import type { ContractResponse } from '../chain/ContractResponse.ts';
import type { ContractCall } from '../chain/multicall3.ts';
import type { NodeResponses } from '../chain/NodeResponses.ts';
import { decodeTokenText } from './decodeTokenText.ts';

/** Name or symbol on which enough nodes agree; empty without a quorum. */
export function agreedText(
  read: ContractCall,
  responses: NodeResponses<ContractResponse>,
  maxLength: number,
): string {
  const text = responses.agreed((response) => {
    const answer = response.of(read);
    return answer === undefined ? undefined : decodeTokenText(answer ?? undefined, maxLength);
  });
  return text ?? '';
}
