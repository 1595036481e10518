import { CallableError } from './CallableError.ts';

/** Returns true if a request failed because the nodes of a network disagree. */
export function saysNodesDisagree(error: unknown): boolean {
  return error instanceof CallableError && error.reason === 'nodesDisagree';
}
