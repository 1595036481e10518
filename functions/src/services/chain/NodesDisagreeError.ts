import { ChainUnavailableError } from './ChainUnavailableError.ts';

/** Thrown if nodes give different answers, or if only one of several answers and that is not enough: the value is unknown. */
export class NodesDisagreeError extends ChainUnavailableError {
  override readonly name = 'NodesDisagreeError';

  constructor(options?: ErrorOptions) {
    super(options, { text: 'server.nodesDisagree', reason: 'nodesDisagree' });
  }
}
