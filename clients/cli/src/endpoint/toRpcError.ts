import { RpcError } from './RpcError.ts';
import { toRecord } from './toRecord.ts';

/** Converts the error of an answer; a malformed one becomes -32603. */
export function toRpcError(value: unknown): RpcError {
  const { code, message, data } = toRecord(value);
  return typeof code === 'number' && Number.isInteger(code) && typeof message === 'string'
    ? new RpcError(code, message, data)
    : new RpcError(-32603, 'The answer is malformed.');
}
