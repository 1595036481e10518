/** The latest block of a node. */
export interface Head {
  readonly number: bigint;
  /** 32 bytes as 0x-prefixed hex, in lower case. */
  readonly hash: string;
  /** Time of the block, in seconds since 1970. */
  readonly at: number;
}

/** A transaction and the block reported to contain it. */
export interface TransactionPlace {
  /** 0x and 64 hex digits in lower case. */
  readonly txHash: string;
  readonly blockNumber: bigint;
  /** Index of the only node that names the transaction where another node that was asked does not. */
  readonly aloneBy?: number;
}

/** A transaction with a matching log. */
export interface FoundLog extends TransactionPlace {
  /** The contract that logged it, a checksum address; absent where the node names none. */
  readonly contract?: string;
  /** Topics of the log as the node returns them; those of an invented log may be anything. */
  readonly topics?: readonly string[];
}

/** Logs of some blocks. */
export interface FoundLogs {
  readonly logs: readonly FoundLog[];
  /**
   * True if only one of several nodes responded: it may omit entries, and no other node would reveal that.
   */
  readonly isOfOne: boolean;
  /** True if another node refused the range as too long: it may answer for a shorter one. */
  readonly isRefused?: boolean;
}

/** A block with the coin that its transactions pay. */
export interface BlockPayments {
  readonly number: bigint;
  readonly hash: string;
  readonly parentHash: string;
  /** Transactions that move coin; addresses in lower case. `aloneBy` as in `TransactionPlace`. */
  readonly payments: readonly {
    readonly txHash: string;
    readonly from: string;
    readonly to: string;
    readonly aloneBy?: number;
  }[];
  /** True if only one of several nodes responded. */
  readonly isOfOne?: boolean;
}

/** An event as a receipt has it; hex in lower case. */
export interface LoggedEvent {
  /** The contract's address. */
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
}

/** One node's response about a transaction. */
export type TransactionResponse =
  /** The node has no block with it. */
  | { readonly kind: 'absent'; readonly head: bigint }
  | {
      readonly kind: 'present';
      readonly head: bigint;
      readonly blockNumber: bigint;
      readonly blockHash: string;
      /** Time of the block, in seconds since 1970. */
      readonly at: number;
      readonly succeeded: boolean;
      /** Checksum addresses; `to` is absent where a contract is created. */
      readonly from: string;
      readonly to?: string;
      /** Wei. */
      readonly value: bigint;
      readonly nonce: number;
      /** In the order of the receipt. */
      readonly logs: readonly LoggedEvent[];
    };

/** State of an account at the end of a block. */
export interface AccountState {
  /** Wei. */
  readonly balance: bigint;
  readonly nonce: bigint;
  /** True if nodes disagree and no two agree: it is not known whether anything has changed. */
  readonly isDisputed?: boolean;
  /** True if only one of several nodes responded. */
  readonly isOfOne?: boolean;
}

/** Reads the blocks of one network from its nodes, as far as incoming transfers require. */
export interface Ledger {
  /** The latest block of each node, in the order of the nodes; undefined for one that gives no usable answer. */
  getHeads(): Promise<readonly (Head | undefined)[]>;
  /**
   * Finds transactions with a matching log in a range of blocks, from any node: each node may omit one, and
   * an invented one is found out when all nodes are asked about it.
   *
   * @param topics as in eth_getLogs
   * @throws RpcError if all nodes refuse the range as too long
   * @throws ChainUnavailableError if no node gives a usable response
   */
  findLogs(
    range: { readonly from: bigint; readonly to: bigint },
    topics: readonly (string | readonly string[] | null)[],
  ): Promise<FoundLogs>;
  /**
   * Reads a block from two nodes, or from the one that responds.
   *
   * @throws ChainUnavailableError if no node has the block
   */
  getBlockPayments(number: bigint): Promise<BlockPayments>;
  /**
   * Reads an account's state from two nodes, or from the one that responds; asks a third if they differ.
   *
   * @throws ChainUnavailableError if no node has the state of that block (any more)
   */
  getStateAt(address: string, block: bigint): Promise<AccountState>;
  /**
   * Returns each node's response about a transaction, in the order of the nodes; undefined for a node without
   * a usable response.
   */
  getTransactionResponses(txHash: string): Promise<readonly (TransactionResponse | undefined)[]>;
}
