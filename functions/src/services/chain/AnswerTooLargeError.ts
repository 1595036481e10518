import { EndpointError } from './EndpointError.ts';

/** A node that answered more than is read: it may be honest, and what it was asked about may not. */
export class AnswerTooLargeError extends EndpointError {
  constructor() {
    super('unknown', 'answer too large');
  }
}
