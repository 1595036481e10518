export { ApiError, type FieldProblem } from './ApiError.ts';
export { ConnectionError } from './ConnectionError.ts';
export { DEFAULT_BASE_URL } from './defaultBaseUrl.ts';
export { EverythingWallet, type CallOptions, type EverythingWalletOptions } from './EverythingWallet.ts';
export type {
  Balance,
  GasEstimate,
  Health,
  Network,
  NetworkName,
  SentTransaction,
  Transaction,
} from './answers.ts';
