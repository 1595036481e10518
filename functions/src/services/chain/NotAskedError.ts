import { EndpointError } from './EndpointError.ts';

/**
 * Thrown when a node was not asked, because the turn did not come in time or too many requests waited: the
 * node has not failed.
 */
export class NotAskedError extends EndpointError {
  constructor(options?: ErrorOptions) {
    super('no', 'not asked', options);
  }
}
