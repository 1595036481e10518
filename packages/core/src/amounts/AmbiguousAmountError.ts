/** An amount with two readings, such as '1,500' in an English browser. */
export class AmbiguousAmountError extends Error {
  override readonly name = 'AmbiguousAmountError';
  /**
   * Reading with the sign as the decimal separator: a plain decimal that can be typed and has no other
   * reading.
   */
  readonly asDecimal: string;
  /** Reading with the sign between thousands: a plain whole number. */
  readonly asWhole: string;

  constructor(asDecimal: string, asWhole: string) {
    super('Amount has two readings');
    this.asDecimal = asDecimal;
    this.asWhole = asWhole;
  }
}
