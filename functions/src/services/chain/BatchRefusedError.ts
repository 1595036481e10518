import { EndpointError } from './EndpointError.ts';

/** A node that takes no batch of so many questions. It may take a smaller one. */
export class BatchRefusedError extends EndpointError {
  constructor() {
    super('turnedAway', 'batch refused');
  }
}
