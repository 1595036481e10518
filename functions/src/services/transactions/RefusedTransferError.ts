import { messages } from '@everything-wallet/core/messages/messages';
import { ServiceError } from '../../errors/ServiceError.ts';

const sentences = {
  insufficientFunds: messages['send.error.insufficientFunds'],
  reverted: messages['server.recipientRefuses'],
  callReverts: messages['server.callReverts'],
};

/** A transfer of coin, or a call, that would not succeed. */
export class RefusedTransferError extends ServiceError {
  readonly reason: keyof typeof sentences;

  constructor(reason: keyof typeof sentences) {
    super('failed-precondition', sentences[reason]);
    this.reason = reason;
  }
}
