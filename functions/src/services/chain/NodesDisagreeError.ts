import { texts } from '@everything-wallet/core/texts/texts';
import { ChainUnavailableError } from './ChainUnavailableError.ts';

/** The nodes of a network give different answers, or one alone answers of several whose word does not do: nothing is known. */
export class NodesDisagreeError extends ChainUnavailableError {
  override readonly name = 'NodesDisagreeError';

  constructor(options?: ErrorOptions) {
    super(options, { sentence: texts['server.nodesDisagree'], reason: 'nodesDisagree' });
  }
}
