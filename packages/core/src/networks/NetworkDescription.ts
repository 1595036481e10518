/** Display and price of a network's native coin. */
interface CoinDescription {
  /** Id of its entry in the token catalogue, shared by networks with the same coin. */
  readonly id: string;
  readonly name: string;
  /** Character drawn on the coin's disc. */
  readonly icon: string;
  /** Colour of the coin's disc, hex. */
  readonly color: string;
  /**
   * Present symbol, where it differs from the required one (docs/product.md §9), and the year of the change.
   */
  readonly renamedTo?: { readonly symbol: string; readonly since: number };
  /** Absent without a market: test coins have no value. */
  readonly price?: {
    /** CoinGecko's id of the coin. */
    readonly coinGeckoId: string;
    /** Sample price of stacks without the internet: dollars, and percent in a day. */
    readonly sample: { readonly usd: number; readonly change24h: number };
  };
}

/**
 * Fee of a transaction beyond gas × price:
 * - 'gas': nothing; a transfer to an account without code takes 21,000 gas (Yellow Paper, G_transaction), or more where nodes agree on it;
 * - 'gasWithL1': the L1 data fee is paid in gas, so that only an estimate includes it (Arbitrum Nitro);
 * - 'gasPlusL1': the L1 data fee is charged in addition, and read from a contract of the chain (OP Stack).
 */
export type FeeModel = 'gas' | 'gasWithL1' | 'gasPlusL1';

/**
 * An EVM network of the wallet (docs/product.md §9, Networks): all facts about it, in one file beside this
 * one. `npm run networks:generate` writes everything derived from these files.
 */
export interface NetworkDescription {
  /** Position among the networks in lists, from 1; the first is the default. */
  readonly place: number;
  /** Our identifier, stored in documents. */
  readonly id: string;
  readonly name: string;
  readonly type: 'mainnet' | 'testnet';
  /**
   * True if it is off until the user enables it in the network settings; the four required networks are
   * always on.
   */
  readonly isOptional: boolean;
  /** EIP-155 chain id. */
  readonly chainId: number;
  /** Name of the network in callables and the REST API. */
  readonly rpcName: string;
  /** Symbol of the native coin; all have 18 decimals. */
  readonly currency: string;
  readonly coin: CoinDescription;
  /** Origin of the block explorer, without a trailing slash. */
  readonly explorerUrl: string;
  /** JSON-RPC addresses of public nodes, tried in order: the defaults of a deployment. */
  readonly rpcUrls: readonly string[];
  /**
   * Default source of incoming transfers: an API compatible with Etherscan and Blockscout, without a key and
   * without a trailing slash. Undefined if no public one exists: nodes are queried instead.
   */
  readonly transferApiUrl: string | undefined;
  /**
   * Blocks, including the transaction's own, after which an outcome is final. On mainnets about two minutes,
   * longer than any reorg of the last years, and within the 128 states that nodes store; on testnets more
   * than a reorg of five blocks (decision 12).
   */
  readonly confirmations: number;
  /** Seconds per block. */
  readonly blockSeconds: number;
  readonly feeModel: FeeModel;
  /**
   * Highest default priority fee in whole gwei per gas, whatever the base fee: the network's price in its
   * busiest hours, so that a node cannot demand more (see credibleTip).
   */
  readonly highestTipGwei: number;
  /** Multicall contract, at one address on nearly every chain (Multicall3). */
  readonly multicall3: string;
  /** Token that is exchanged one to one for the native coin. */
  readonly wrappedCoin: string;
  /**
   * CoinGecko's id of the network (/asset_platforms) for the prices of its tokens; absent for a test network,
   * which has none.
   */
  readonly coinGeckoPlatform?: string;
  /** Name registry contract (ERC-137); absent where a network has none. */
  readonly nameRegistry?: string;
  /** Name of the network for custom tokens; absent where none can be added (docs/product.md §9). */
  readonly customTokenName?: string;
}
