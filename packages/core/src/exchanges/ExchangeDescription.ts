import type { NetworkId } from '../networks/networks.ts';

/**
 * Decentralised exchange of a network: addresses of Uniswap's own contracts there, as Uniswap publishes them.
 * The wrapped coin is in the network's own file. All addresses are checksum addresses (EIP-55).
 */
export interface ExchangeDescription {
  readonly network: NetworkId;
  /** Uniswap v2: pairs of two tokens in any proportion, at a fee of 0.3 %. */
  readonly v2: {
    readonly factory: string;
    /** UniswapV2Router02, which swaps routes of v2. */
    readonly router: string;
  };
  /** Uniswap v3: pools with a fee and a range of prices for each deposit. */
  readonly v3: {
    readonly factory: string;
    /** QuoterV2. */
    readonly quoter: string;
    /** SwapRouter02, which swaps routes of v3; on some networks it is older than their v2 and does not know its pairs. */
    readonly router: string;
    /** Possible fees of pools, in hundredths of a basis point. */
    readonly feeTiers: readonly number[];
  };
  /** Dollar tokens that a route may pass through, besides the wrapped coin: those with the deepest pools. */
  readonly dollarTokens: readonly string[];
}
