import { EndpointError } from './EndpointError.ts';

/** A node that was not asked, since nobody's turn came in time, or too many waited: it has not failed. */
export class NotAskedError extends EndpointError {
  constructor(options?: ErrorOptions) {
    super('no', 'not asked', options);
  }
}
