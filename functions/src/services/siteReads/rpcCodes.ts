/** Error codes of answers to sites: JSON-RPC 2.0, EIP-1474 (-32005) and EIP-1193 (4200). */
export const rpcCodes = {
  parseError: -32700,
  invalidRequest: -32600,
  invalidParams: -32602,
  internalError: -32603,
  limitExceeded: -32005,
  unsupportedMethod: 4200,
} as const;
