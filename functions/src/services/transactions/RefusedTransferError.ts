import { texts } from '@everything-wallet/core/texts/texts';
import { ServiceError } from '../../errors/ServiceError.ts';

const sentences = {
  insufficientFunds: texts['send.error.insufficientFunds'],
  reverted: texts['server.recipientRefuses'],
  callReverts: texts['server.callReverts'],
};

/** A transfer of coin, or a call, that would not succeed. */
export class RefusedTransferError extends ServiceError {
  readonly reason: keyof typeof sentences;

  constructor(reason: keyof typeof sentences) {
    super('failed-precondition', sentences[reason]);
    this.reason = reason;
  }
}
