import type { RpcError } from './RpcError.ts';
import { saysCallFails } from './saysCallFails.ts';

/** dRPC's code for a batch of more than three questions. */
const DRPC_BATCH_CODE = 31;

/** Returns whether a node's error refuses a batch for its size; the words of a contract that fails do not. */
export function saysBatchTooLarge(error: RpcError): boolean {
  return !saysCallFails(error) && (error.rpcCode === DRPC_BATCH_CODE || /batch/i.test(error.text));
}
