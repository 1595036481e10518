/** A language model's API that gave no answer, or not all of it. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  /** What happened in our own words, fit for logs: what the API says may quote the conversation. */
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
