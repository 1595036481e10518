import { ProviderRpcError } from './ProviderRpcError.ts';
import { toRecord } from './toRecord.ts';

/** Error of an answer as an exception; -32603 when it is malformed. */
export function toRpcError(value: unknown): ProviderRpcError {
  const { code, message, data } = toRecord(value);
  return Number.isInteger(code) && typeof message === 'string'
    ? new ProviderRpcError(code as number, message, data)
    : new ProviderRpcError(-32603, 'The answer is malformed.');
}
