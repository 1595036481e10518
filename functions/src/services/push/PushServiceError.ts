/** Error for a push that the browser's push service did not accept, but may accept later. */
export class PushServiceError extends Error {
  override readonly name = 'PushServiceError';
  /** Status of its response; undefined without a response. */
  readonly code: number | undefined;

  /** @param why for the log; never an endpoint, whose path is a secret */
  constructor(why: string, { status, ...options }: ErrorOptions & { readonly status?: number } = {}) {
    super(why, options);
    this.code = status;
  }
}
