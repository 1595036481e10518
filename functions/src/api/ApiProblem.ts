import { apiErrors, type ApiErrorCode } from '@everything-wallet/core/api/apiErrors';

/** What else a problem says. */
export interface ProblemDetails extends ErrorOptions {
  /** What happened this time; the table's sentence where there is nothing to add. Never quotes a value or a key. */
  readonly detail?: string;
  readonly errors?: readonly { readonly field: string; readonly detail: string }[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Seconds after which a caller may try again what failed on our side, or is not known yet. */
const RETRY_AFTER = '5';

/** Why a request to the REST API is not answered: a code of the error table. What may be tried again says when. */
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
