import type { ProblemCode } from './answers.ts';

/**
 * Code of a problem: one that this version knows, or one added to the API since. `string` alone would hide
 * the union that editors offer.
 */
export type ErrorCode = ProblemCode | (string & {});

/** Problem with one parameter or one field of the body. */
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

/**
 * The API refused the request, or failed to carry it out, and stated the reason (RFC 9457). The message is
 * its `detail`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status. */
  readonly status: number;
  /** Code of the problem, for example 'rate_limited'; the error catalogue lists them all. */
  readonly code: ErrorCode;
  /** Id of the request in the logs of the service and in the developer portal. */
  readonly requestId: string | undefined;
  /** Page that explains the code. */
  readonly docUrl: string | undefined;
  /** Instruction for the caller, in one or two sentences. */
  readonly remedy: string | undefined;
  /** True if the same request may succeed later. */
  readonly retryable: boolean;
  /** Fields to correct; empty where the problem is not with a field. */
  readonly errors: readonly FieldProblem[];
  /** Milliseconds to wait before a retry, where the answer states them. */
  readonly retryAfterMs: number | undefined;
  /** Number of attempts. */
  readonly attempts: number;
  /**
   * True if one of the attempts may have been carried out: after sendTransaction, if the network may have the
   * transaction.
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
