/**
 * Possible delivery of a request: 'no' if no byte of it was sent; 'turnedAway' if a gateway reports that it
 * did not forward it, which cannot be verified; else 'unknown'.
 */
export type Delivery = 'no' | 'turnedAway' | 'unknown';

/** A node that gave no usable answer: unreachable, too slow, overloaded, malformed, or on another chain. */
export class EndpointError extends Error {
  override readonly name = 'EndpointError';
  readonly delivery: Delivery;
  /** Our own words, fit for logs. */
  readonly reason: string;

  constructor(delivery: Delivery, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.delivery = delivery;
    this.reason = reason;
  }
}
