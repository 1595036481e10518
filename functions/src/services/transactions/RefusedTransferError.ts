import { ServiceError } from '../../errors/ServiceError.ts';

const textIds = {
  insufficientFunds: 'send.error.insufficientFunds',
  reverted: 'server.recipientRefuses',
  callReverts: 'server.callReverts',
} as const;

/** A transfer of coin, or a call, that would not succeed. */
export class RefusedTransferError extends ServiceError {
  readonly reason: keyof typeof textIds;

  constructor(reason: keyof typeof textIds) {
    super('failed-precondition', textIds[reason]);
    this.reason = reason;
  }
}
