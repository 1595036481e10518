import type { ProblemCode } from './answers.ts';

/**
 * A code of a problem: one that this version knows, or one that the API has learned since. `string` alone would swallow
 * the union that editors offer.
 */
export type ErrorCode = ProblemCode | (string & {});

/** What is wrong with one parameter or one field of the body. */
export interface FieldProblem {
  readonly field: string;
  readonly detail: string;
}

interface ApiErrorDetails {
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: string;
  readonly requestId: string | undefined;
  readonly docUrl: string | undefined;
  readonly remedy: string | undefined;
  readonly retryable: boolean;
  readonly errors: readonly FieldProblem[];
  readonly retryAfterMs: number | undefined;
  readonly attempts: number;
  readonly mayHaveArrived: boolean;
}

/** The API refused the request, or could not carry it out, and said why (RFC 9457). The message is its `detail`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status. */
  readonly status: number;
  /** Which problem it is, for example 'rate_limited'; the error catalogue lists them all. */
  readonly code: ErrorCode;
  /** Names the request in the logs of the service and in the developer portal. */
  readonly requestId: string | undefined;
  /** The page that explains the code. */
  readonly docUrl: string | undefined;
  /** What to do about it, in one or two sentences. */
  readonly remedy: string | undefined;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  /** The fields that have to be corrected; empty where the problem is not with a field. */
  readonly errors: readonly FieldProblem[];
  /** Milliseconds to wait before the next try, where the answer states them. */
  readonly retryAfterMs: number | undefined;
  /** How many times the request was made. */
  readonly attempts: number;
  /**
   * Whether one of the attempts may have been carried out all the same: after sendTransaction, whether the network may
   * have the transaction.
   */
  readonly mayHaveArrived: boolean;

  constructor(details: ApiErrorDetails) {
    super(details.detail);
    this.status = details.status;
    this.code = details.code;
    this.requestId = details.requestId;
    this.docUrl = details.docUrl;
    this.remedy = details.remedy;
    this.retryable = details.retryable;
    this.errors = details.errors;
    this.retryAfterMs = details.retryAfterMs;
    this.attempts = details.attempts;
    this.mayHaveArrived = details.mayHaveArrived;
  }
}
