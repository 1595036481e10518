/** Error for a push that the browser's push service did not take, and may take later. */
export class PushServiceError extends Error {
  override readonly name = 'PushServiceError';
  /** Status of its response; undefined without a response. */
  readonly code: number | undefined;

  /** @param why for the log; never an address, whose path is a secret */
  constructor(why: string, { status, ...options }: ErrorOptions & { readonly status?: number } = {}) {
    super(why, options);
    this.code = status;
  }
}
