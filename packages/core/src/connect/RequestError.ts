import { rpcCodes } from './rpcCodes.ts';

/** A request that is refused with a code; the message is for the site's developer. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: number;

  constructor(message: string, code: number = rpcCodes.INVALID_PARAMS, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
