/**
 * Limits of every signature.
 *
 * A refresh interval is shorter than the maximum age of what it refreshes, so that an open dialog can be signed at any moment.
 */
export const signingLimits = {
  /** Maximum age of fee and nonce at a signature, in ms: a block of Ethereum. */
  MAX_QUOTE_AGE_MS: 12_000,
  /** Maximum age of the preview of a call, in ms. It is refreshed and compared; but a press long ago no longer counts. */
  MAX_PREVIEW_AGE_MS: 60_000,
  /**
   * Age of a confirmation of a batch at its last signature, in ms: each of its calls waits for the block of the one before. What it shows is
   * simulated again before each; but after a sleep of the machine, the rest is to be reviewed again.
   */
  MAX_BATCH_AGE_MS: 600_000,
  /**
   * Maximum age of the price in a call at its signature, in whole minutes. The minimum in the bytes holds at any age, and the simulation is
   * refreshed all the time; three minutes are enough to type a phrase, and leave two of a swap's five until its deadline.
   */
  MAX_PRICE_MINUTES: 3,
  /** Attempts to sign with a nonce that another device took, and the pause between, in ms. */
  MAX_NONCE_ATTEMPTS: 4,
  NONCE_PAUSE_MS: 1_500,
  /**
   * Validity of a confirmation, in ms. A slow call, a sleeping tab or a copy that the network delivers late must not pay what the user has
   * meanwhile paid in another way; the server refuses it, by its own clock.
   */
  VALIDITY_MS: 120_000,
  /** Refresh interval of the fee shown, in ms. */
  FEE_REFRESH_MS: 6_000,
  /** Refresh interval of the preview of a call, in ms: at a signature it is simulated again where it is older than a block. */
  PREVIEW_REFRESH_MS: 8_000,
  /** Refresh interval of the cost of a replacement, in ms: about one block of Ethereum. */
  REPLACEMENT_REFRESH_MS: 12_000,
} as const;
