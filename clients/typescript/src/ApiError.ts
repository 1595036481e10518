import type { ProblemCode } from './answers.ts';

/**
 * A code of a problem: one that this version knows, or one that later versions add. `string` alone would swallow
 * the union that editors offer.
 */
export type ErrorCode = ProblemCode | (string & {});

/** The error of one parameter or body field. */
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

/** The API rejected the request or could not complete it (RFC 9457). The message is its `detail`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status. */
  readonly status: number;
  /** The code, for example 'rate_limited'; the error catalogue lists every code. */
  readonly code: ErrorCode;
  /** Identifies the request in the service's logs and in the developer portal. */
  readonly requestId: string | undefined;
  /** The page that explains the code. */
  readonly docUrl: string | undefined;
  /** Next step for the caller, in one or two sentences. */
  readonly remedy: string | undefined;
  /** True if the same request may succeed later. */
  readonly retryable: boolean;
  /** The invalid fields; empty if the problem is not with a field. */
  readonly errors: readonly FieldProblem[];
  /** The milliseconds to wait before a retry, if the answer states them. */
  readonly retryAfterMs: number | undefined;
  /** Number of times the request was made. */
  readonly attempts: number;
  /**
   * True if one of the attempts may still have been executed: after sendTransaction, if the network may
   * have received the transaction.
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
