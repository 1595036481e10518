export type AmountErrorReason = 'malformed' | 'tooManyDecimals' | 'tooLarge';

/** An amount that cannot be read; `reason` selects the problem to show at the field. */
export class AmountError extends Error {
  override readonly name = 'AmountError';
  readonly reason: AmountErrorReason;

  constructor(reason: AmountErrorReason, options?: ErrorOptions) {
    super(`Amount is ${reason}`, options);
    this.reason = reason;
  }
}
