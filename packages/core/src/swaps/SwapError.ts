/**
 * Reason why a swap is not built from a quote:
 * - 'foreignRouter': the called contract is not the one of the network's file;
 * - 'otherAmount': the quote is for another amount;
 * - 'foreignRoute': the quote is for other tokens, or the route does not lead from the input to the output,
 *   or uses a token or fee that the file does not list;
 * - 'mayKeepPart': the tokens were not seen to arrive in full, and v3's router does not check the received
 *   amount.
 */
export type SwapFault = 'foreignRouter' | 'foreignRoute' | 'otherAmount' | 'mayKeepPart';

/** A quote that this wallet does not use. */
export class SwapError extends Error {
  override readonly name = 'SwapError';
  readonly reason: SwapFault;

  constructor(reason: SwapFault) {
    super(`The swap is not built: ${reason}`);
    this.reason = reason;
  }
}
