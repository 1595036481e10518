import type { RpcError } from './RpcError.ts';
import { isCallRevert } from './isCallRevert.ts';

/** dRPC's code for a batch of more than three questions. */
const DRPC_BATCH_CODE = 31;

/** Returns whether a node's error refuses a batch for its size; the words of a contract that fails do not. */
export function isBatchTooLarge(error: RpcError): boolean {
  return !isCallRevert(error) && (error.rpcCode === DRPC_BATCH_CODE || /batch/i.test(error.text));
}
