export { ApiError, type ErrorCode, type FieldProblem } from './ApiError.ts';
export { ApiKeyError } from './ApiKeyError.ts';
export { ConnectionError } from './ConnectionError.ts';
export { DEFAULT_BASE_URL } from './defaultBaseUrl.ts';
export { EverythingWallet } from './EverythingWallet.ts';
export type { CallOptions, CallToSimulate, EverythingWalletOptions, WaitOptions } from './options.ts';
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
