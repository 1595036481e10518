import { apiErrors, type ApiErrorCode } from '@everything-wallet/core/api/apiErrors';

/** Further fields of a problem. */
export interface ProblemDetails extends ErrorOptions {
  /** Specific sentence for this occurrence; by default the table's. Never quotes a value or a key. */
  readonly detail?: string;
  readonly errors?: readonly { readonly field: string; readonly detail: string }[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Seconds after which a caller may retry after a failure of ours, or an unknown result. */
const RETRY_AFTER = '5';

/** Problem of a request to the REST API: a code of the error table. A retryable one has a time. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: ApiErrorCode;
  readonly errors: ProblemDetails['errors'];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ApiErrorCode, { detail, errors, headers = {}, ...options }: ProblemDetails = {}) {
    super(detail ?? apiErrors[code].meaning, options);
    this.code = code;
    this.errors = errors;
    this.headers = { ...(apiErrors[code].retryable && { 'Retry-After': RETRY_AFTER }), ...headers };
  }
}
