import type { FailureReason } from '@everything-wallet/core/callables/failureReason';
import type { RefusalTextId } from '@everything-wallet/core/refusals/refusalText';
import { ServiceError } from '../../errors/ServiceError.ts';

/** Thrown when the network gave no usable response: the value is unknown, never zero. */
export class ChainUnavailableError extends ServiceError {
  override readonly name: string = 'ChainUnavailableError';

  constructor(
    options?: ErrorOptions,
    refusal: { readonly text: RefusalTextId; readonly reason: FailureReason } = {
      text: 'server.chainUnavailable',
      reason: 'networkUnavailable',
    },
  ) {
    super('unavailable', refusal.text, { ...options, reason: refusal.reason });
  }
}
