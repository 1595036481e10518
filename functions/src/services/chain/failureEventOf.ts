import type { NodeEvent } from './NodeCounts.ts';
import { RpcError } from './RpcError.ts';

/** JSON-RPC codes of a rate limit (EIP-1474, and HTTP's own). */
const LIMIT_CODES = new Set([-32005, 429]);

/** Returns the event of an exchange that ended with an error: an error of the node's own is an answer. */
export function failureEventOf(error: unknown): NodeEvent {
  if (error instanceof RpcError) {
    const isLimit = LIMIT_CODES.has(error.rpcCode) || /too many requests|rate.?limit/i.test(error.text);
    return isLimit ? 'rateLimited' : 'answered';
  }
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.name === 'TimeoutError') return 'late';
    if (current.message === 'status 429') return 'rateLimited';
  }
  return 'failed';
}
