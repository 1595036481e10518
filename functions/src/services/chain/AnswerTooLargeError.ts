import { EndpointError } from './EndpointError.ts';

/**
 * Thrown when a node's response exceeds the byte limit. The node may be honest and the contract it was asked
 * about may not.
 */
export class AnswerTooLargeError extends EndpointError {
  constructor() {
    super('unknown', 'answer too large');
  }
}
