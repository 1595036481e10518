import type { NetworkName } from './answers.ts';
import type { Fetch } from './sendOnce.ts';

export interface EverythingWalletOptions {
  /** An API key of the developer portal. */
  readonly apiKey: string;
  /** The origin of the deployment; https, or http on this machine alone. */
  readonly baseUrl?: string | undefined;
  /** How many times a request that failed for a passing reason is made again; 3 unless told. */
  readonly maxRetries?: number | undefined;
  /** How long one attempt may take, in milliseconds; 30,000 unless told. */
  readonly timeoutMs?: number | undefined;
  /** What requests are made with, in place of the global fetch. */
  readonly fetch?: Fetch | undefined;
}

/** A call of a contract, or a transfer, as it would be signed. Amounts are wei, decimal strings. */
export interface CallToSimulate {
  readonly from: string;
  /** The contract that is called, or the recipient. */
  readonly to: string;
  /** Coin that goes along; 0 unless told. */
  readonly value?: string | undefined;
  /** 0x-prefixed hex; none unless told. */
  readonly data?: string | undefined;
  /** Units of gas, needed beside a fee. */
  readonly gasLimit?: string | undefined;
  readonly maxFeePerGas?: string | undefined;
  readonly maxPriorityFeePerGas?: string | undefined;
  readonly gasPrice?: string | undefined;
  readonly network: NetworkName;
}

export interface CallOptions {
  /** Ends the call, also while it waits for the next try; it then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

export interface WaitOptions extends CallOptions {
  /** How long to wait for an outcome, in milliseconds; 300,000 unless told. */
  readonly timeoutMs?: number | undefined;
  /** How long to wait between two questions, in milliseconds; 4,000 unless told. */
  readonly pollIntervalMs?: number | undefined;
}
