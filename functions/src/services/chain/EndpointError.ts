/**
 * Whether the question can have reached the node: 'no' when no byte of it was sent; 'turnedAway' when something in front
 * of the node says that it passed nothing on, which is its word alone; else 'unknown'.
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
