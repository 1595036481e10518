/** How the native coin of a network looks, and what it is worth. */
interface CoinDescription {
  /** The id of its entry in the token catalogue, which networks with one coin share. */
  readonly id: string;
  readonly name: string;
  /** Character drawn on the coin's disc. */
  readonly icon: string;
  /** Colour of the coin's disc, hex. */
  readonly color: string;
  /** What it has been called since a year, where this differs from the required symbol (docs/product.md §9). */
  readonly renamedTo?: { readonly symbol: string; readonly since: number };
  /** Absent where there is no market: test coins are worth nothing. */
  readonly price?: {
    /** CoinGecko's id of the coin. */
    readonly coinGeckoId: string;
    /** What stacks without the internet show, as a sample: dollars, and percent in a day. */
    readonly sample: { readonly usd: number; readonly change24h: number };
  };
}

/** A token with a market, as its issuer publishes it. */
interface TokenDescription {
  /** Checksum address of its contract (EIP-55). */
  readonly contract: string;
  /** The symbol that it has its price under. */
  readonly symbol: string;
  /** Whether many people hold it and nothing else: what tells that an address without coin was used. */
  readonly isHeldAlone: boolean;
}

/**
 * How the fee of a transaction comes about, beside gas × price:
 * - 'gas': it does not; a transfer to an account without code takes 21,000 gas (Yellow Paper, G_transaction);
 * - 'gasWithL1': the share of the layer below is paid in gas, so that only an estimate says how much (Arbitrum Nitro);
 * - 'gasPlusL1': the share of the layer below is taken besides, as a contract of the chain tells (OP Stack).
 */
export type FeeModel = 'gas' | 'gasWithL1' | 'gasPlusL1';

/**
 * One EVM network the wallet works on (docs/product.md §9, Networks): everything that is known of it, in a file of its own
 * beside this one. `npm run networks:generate` writes what follows from these files elsewhere.
 */
export interface NetworkDescription {
  /** Where it stands among the networks as people see them, from 1; the first is the default. */
  readonly place: number;
  /** Our identifier, stored in documents. */
  readonly id: string;
  readonly name: string;
  readonly type: 'mainnet' | 'testnet';
  /** Whether it is off until somebody switches it on in the network settings; the four required networks are always on. */
  readonly isOptional: boolean;
  /** EIP-155 chain id. */
  readonly chainId: number;
  /** The name callables and the REST API know the network by. */
  readonly rpcName: string;
  /** Symbol of the native coin; every one of them has 18 decimals. */
  readonly currency: string;
  readonly coin: CoinDescription;
  /** How the network's disc looks: a character or two on a colour, hex. */
  readonly logo: { readonly icon: string; readonly color: string };
  /** Origin of the block explorer, without a trailing slash. */
  readonly explorerUrl: string;
  /** JSON-RPC addresses of public nodes, tried in order: the defaults of a deployment. */
  readonly rpcUrls: readonly string[];
  /**
   * Where what came in is read from by default: an API as Etherscan and Blockscout speak it, without a key and without a
   * trailing slash. Undefined where none is open to everybody: there the nodes are asked.
   */
  readonly transferApiUrl: string | undefined;
  /**
   * Blocks, the transaction's own counted, after which an outcome is taken for final. On the mainnets about two minutes,
   * beyond every reorganisation of the last years, and no more than the 128 states that nodes keep; on a testnet beyond a
   * reorganisation of five blocks (decision 12).
   */
  readonly confirmations: number;
  /** How long a block takes. */
  readonly blockSeconds: number;
  readonly feeModel: FeeModel;
  /**
   * Whole gwei per gas that the tip of a transfer may come to whatever the base fee is, where nobody typed it: what the network
   * asks in its busiest hours, so that a node which names more is not paid (see credibleTip).
   */
  readonly highestTipGwei: number;
  /** The contract that answers many questions in one call, at one address on nearly every chain (Multicall3). */
  readonly multicall3: string;
  /** The token that the native coin is exchanged for one to one. */
  readonly wrappedCoin: string;
  /** CoinGecko's id of the network (/asset_platforms), by which its tokens have prices; absent for a test network, whose have none. */
  readonly coinGeckoPlatform?: string;
  /** The contract that names are looked up in (ERC-137); absent where a network has none. */
  readonly nameRegistry?: string;
  /** What people read where they choose a network for a custom token; absent where none is offered (docs/product.md §9). */
  readonly customTokenName?: string;
  /** Tokens that have a market. */
  readonly tokens: readonly TokenDescription[];
}
