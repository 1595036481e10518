import { messages } from '@everything-wallet/core/messages/messages';
import { ChainUnavailableError } from './ChainUnavailableError.ts';

/** The nodes of a network give different answers, or one alone answers of several whose word does not do: nothing is known. */
export class NodesDisagreeError extends ChainUnavailableError {
  override readonly name = 'NodesDisagreeError';

  constructor(options?: ErrorOptions) {
    super(options, { sentence: messages['server.nodesDisagree'], reason: 'nodesDisagree' });
  }
}
