/** An error object of an answer (JSON-RPC 2.0). */
export interface RpcFault {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}
