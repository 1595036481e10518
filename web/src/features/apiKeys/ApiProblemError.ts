/** A problem that the API returned (RFC 9457). */
export class ApiProblemError extends Error {
  override readonly name = 'ApiProblemError';
  /** As in the error catalogue. */
  readonly code: string;
  /** Description of this case, in English. */
  readonly detail: string;

  constructor(code: string, detail: string) {
    super(detail);
    this.code = code;
    this.detail = detail;
  }
}
