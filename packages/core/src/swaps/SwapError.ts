/**
 * Why a swap is not built from a quote:
 * - 'foreignRouter': the contract that is to be called is not the one of the network's file;
 * - 'otherAmount': it is the price of another amount;
 * - 'foreignRoute': it is the price of other tokens, or the route does not lead from what is given to what is wanted, or by a token or fee that the file does not name;
 * - 'mayKeepPart': nobody saw the tokens arrive whole, and the router of v3 does not look at what arrives.
 */
export type SwapFault = 'foreignRouter' | 'foreignRoute' | 'otherAmount' | 'mayKeepPart';

/** A quote by which this wallet does not swap. */
export class SwapError extends Error {
  override readonly name = 'SwapError';
  readonly reason: SwapFault;

  constructor(reason: SwapFault) {
    super(`The swap is not built: ${reason}`);
    this.reason = reason;
  }
}
