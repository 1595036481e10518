import type { NetworkId } from '../networks/networks.ts';

/**
 * The decentralised exchange of a network: where Uniswap's own contracts stand there, as Uniswap publishes it. The wrapped coin is in the
 * network's own file. All addresses are checksum addresses (EIP-55).
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
    /** Fees that pools may have, in hundredths of a basis point. */
    readonly feeTiers: readonly number[];
  };
  /** Tokens of one dollar by which a route may lead, beside the wrapped coin: those with the deepest pools. */
  readonly dollarTokens: readonly string[];
}
