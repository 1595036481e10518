import { CallableError } from './CallableError.ts';

/** Whether a question failed because the nodes of a network differ about the answer. */
export function saysNodesDisagree(error: unknown): boolean {
  return error instanceof CallableError && error.reason === 'nodesDisagree';
}
