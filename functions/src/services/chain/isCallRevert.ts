import { REVERTED, type RpcError } from './RpcError.ts';

/** Returns true if an error means that a contract's code ran and failed. */
export function isCallRevert({ rpcCode, text }: RpcError): boolean {
  return (
    rpcCode === REVERTED ||
    /revert|opcode|out of gas|outofgas|invalid jump|stack (under|over)flow/i.test(text)
  );
}
