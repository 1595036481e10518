import type { FailureReason } from '@everything-wallet/core/callables/failureReason';
import { texts } from '@everything-wallet/core/texts/texts';
import { ServiceError } from '../../errors/ServiceError.ts';

/** Thrown when the network gave no usable response: the value is unknown, never zero. */
export class ChainUnavailableError extends ServiceError {
  override readonly name: string = 'ChainUnavailableError';

  constructor(
    options?: ErrorOptions,
    told: { readonly sentence: string; readonly reason: FailureReason } = {
      sentence: texts['server.chainUnavailable'],
      reason: 'networkUnavailable',
    },
  ) {
    super('unavailable', told.sentence, { ...options, reason: told.reason });
  }
}
