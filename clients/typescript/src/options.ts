import type { NetworkName } from './answers.ts';
import type { Fetch } from './sendOnce.ts';

export interface EverythingWalletOptions {
  /** An API key from the developer portal. */
  readonly apiKey: string;
  /** Origin of the deployment: https, or http on this machine only. */
  readonly baseUrl?: string | undefined;
  /** Retries of a request after a temporary failure; 3 by default. */
  readonly maxRetries?: number | undefined;
  /** Timeout of one attempt, in milliseconds; 30,000 by default. */
  readonly timeoutMs?: number | undefined;
  /** Replaces the global fetch. */
  readonly fetch?: Fetch | undefined;
}

/** A contract call or a transfer, as you would sign it. Amounts are in wei, as decimal strings. */
export interface CallToSimulate {
  readonly from: string;
  /** The contract to call, or the recipient. */
  readonly to: string;
  /** Coin sent with the call; 0 by default. */
  readonly value?: string | undefined;
  /** 0x-prefixed hex; empty by default. */
  readonly data?: string | undefined;
  /** The gas limit, required with a fee. */
  readonly gasLimit?: string | undefined;
  readonly maxFeePerGas?: string | undefined;
  readonly maxPriorityFeePerGas?: string | undefined;
  readonly gasPrice?: string | undefined;
  readonly network: NetworkName;
}

export interface CallOptions {
  /** Ends the call, even while it waits for the next attempt; it then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** The events that a stream has, and where it begins. */
export interface EventsOptions extends CallOptions {
  /** The cursor of an event: the stream begins after it; with the next event by default. */
  readonly after?: string | undefined;
  /** Events on this network only. */
  readonly network?: NetworkName | undefined;
  /** Events on this account only. */
  readonly address?: string | undefined;
}

export interface WaitOptions extends CallOptions {
  /** Longest wait for an outcome, in milliseconds; 300,000 by default. */
  readonly timeoutMs?: number | undefined;
  /** Pause between two requests, in milliseconds; 4,000 by default. */
  readonly pollIntervalMs?: number | undefined;
}
