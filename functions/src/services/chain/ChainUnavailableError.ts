import { messages } from '@everything-wallet/core/messages/messages';
import { ServiceError } from '../../errors/ServiceError.ts';

/** The network gave no usable answer: told as unknown, never as zero. */
export class ChainUnavailableError extends ServiceError {
  override readonly name: string = 'ChainUnavailableError';

  constructor(options?: ErrorOptions) {
    super('unavailable', messages['server.chainUnavailable'], { ...options, reason: 'networkUnavailable' });
  }
}
