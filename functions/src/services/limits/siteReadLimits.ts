/**
 * Limits of the reads that sites make through `/api/rpc`, in units of `readMethods`. A site is an Origin header at one
 * internet address. Programs can send any header, so each address has a limit for all of its sites together, which leaves
 * room for the people of one office.
 */
export const siteReadLimits = {
  /** Length of the short window in ms. */
  windowMs: 10_000,
  /** Units of a site in a short window, for each instance. */
  perWindow: 60,
  /** Units of a site in a day, over all instances. */
  perDay: 20_000,
  /** The same of all sites at one internet address. */
  addressPerWindow: 300,
  addressPerDay: 100_000,
  /** Calls of a batch. */
  maxCalls: 20,
  /** Bytes of a request, and of all answers to one. */
  maxBytes: 1_048_576,
  /** Blocks between the first and the last one of eth_getLogs. */
  maxLogBlocks: 1_000n,
  /** Milliseconds for all questions to nodes behind one response. */
  totalMs: 4_200,
} as const;
