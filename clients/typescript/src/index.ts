export { ApiError, type ErrorCode, type FieldProblem } from './ApiError.ts';
export { ApiKeyError } from './ApiKeyError.ts';
export { ConnectionError } from './ConnectionError.ts';
export { DEFAULT_BASE_URL } from './defaultBaseUrl.ts';
export {
  EverythingWallet,
  type CallOptions,
  type CallToSimulate,
  type EverythingWalletOptions,
  type WaitOptions,
} from './EverythingWallet.ts';
export { VERSION } from './version.ts';
export { WaitTimeoutError } from './WaitTimeoutError.ts';
export type {
  Approvals,
  Balance,
  GasEstimate,
  Health,
  Network,
  NetworkName,
  Positions,
  ProblemCode,
  SentTransaction,
  Simulation,
  Tokens,
  Transaction,
  Nfts,
  Transfers,
} from './answers.ts';
