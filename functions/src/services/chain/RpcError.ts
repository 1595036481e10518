import { ChainUnavailableError } from './ChainUnavailableError.ts';

/** JSON-RPC's internal error: the node itself does not know the cause. */
export const INTERNAL_ERROR = -32603;

/** Code of a revert in geth and its kin; other clients only name it in the message. */
export const REVERTED = 3;

/**
 * An error that a node answered with (JSON-RPC 2.0, Error object).
 *
 * Callers see it as an unavailable network, unless a service understands the message and reports something
 * better.
 */
export class RpcError extends ChainUnavailableError {
  override readonly name = 'RpcError';
  readonly rpcCode: number;
  /** The node's own words. They may quote addresses and amounts: not for logs, and not for people. */
  readonly text: string;
  /** Data that the node adds, such as a contract's revert data; absent where it adds nothing. Not for logs either. */
  readonly data: unknown;

  constructor(rpcCode: number, text: string, data?: unknown) {
    super();
    this.rpcCode = rpcCode;
    this.text = text;
    this.data = data;
  }
}
