/** The latest block of a node. */
export interface Head {
  readonly number: bigint;
  /** 32 bytes as 0x-prefixed hex, in lower case. */
  readonly hash: string;
  /** When it was made, in seconds since 1970. */
  readonly at: number;
}

/** A transaction, and the block that it is said to be in. */
export interface TransactionPlace {
  /** 0x and 64 hex digits in lower case. */
  readonly txHash: string;
  readonly blockNumber: bigint;
  /** Which node names it, by its place in the list, where another one that was asked does not. */
  readonly aloneBy?: number;
}

/** A transaction with a log that was asked for. */
export interface FoundLog extends TransactionPlace {
  /** The contract that logged it, a checksum address; absent where the node names none. */
  readonly contract?: string;
  /** Of the log, as the node has them; of one that is invented they may be anything. */
  readonly topics?: readonly string[];
}

/** Logs of some blocks. */
export interface FoundLogs {
  readonly logs: readonly FoundLog[];
  /** Whether one node alone of several answered: it may leave some out, and no other one tells them. */
  readonly isOfOne: boolean;
  /** Whether that is so since another one refused, as a range that is too long for it: of a shorter one it may tell. */
  readonly isRefused?: boolean;
}

/** A block with the coin that its transactions pay. */
export interface BlockPayments {
  readonly number: bigint;
  readonly hash: string;
  readonly parentHash: string;
  /** Those that move coin to somebody; addresses in lower case. `aloneBy` as that of a place. */
  readonly payments: readonly {
    readonly txHash: string;
    readonly from: string;
    readonly to: string;
    readonly aloneBy?: number;
  }[];
  /** Whether one node alone of several answered. */
  readonly isOfOne?: boolean;
}

/** An event as a receipt has it; hex in lower case. */
export interface LoggedEvent {
  /** The contract's address. */
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
}

/** What one node says of a transaction. */
export type TransactionResponse =
  /** It has no block with it. */
  | { readonly kind: 'absent'; readonly head: bigint }
  | {
      readonly kind: 'present';
      readonly head: bigint;
      readonly blockNumber: bigint;
      readonly blockHash: string;
      /** When the block was made, in seconds since 1970. */
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

/** What an account has at the end of a block. */
export interface AccountState {
  /** Wei. */
  readonly balance: bigint;
  readonly nonce: bigint;
  /** Whether nodes say different things, and no two the same: it is not known whether anything has changed. */
  readonly isDisputed?: boolean;
  /** Whether one node alone of several answered. */
  readonly isOfOne?: boolean;
}

/** The blocks of one network, as its nodes tell them: what is needed to find what came in. */
export interface Ledger {
  /** The latest block of each node, in the order of the nodes; undefined for one that gives no usable answer. */
  getHeads(): Promise<readonly (Head | undefined)[]>;
  /**
   * The transactions with a log in some blocks that any node tells: each may leave one out, and what one invents is found out
   * when all are asked about it.
   *
   * @param topics as eth_getLogs takes them
   * @throws RpcError when all nodes refuse, as a range that is too long for them
   * @throws ChainUnavailableError when no node gives a usable answer
   */
  findLogs(
    range: { readonly from: bigint; readonly to: bigint },
    topics: readonly (string | readonly string[] | null)[],
  ): Promise<FoundLogs>;
  /**
   * A block as two nodes tell it together, or the one that answers.
   *
   * @throws ChainUnavailableError when no node has the block
   */
  getBlockPayments(number: bigint): Promise<BlockPayments>;
  /**
   * What two nodes say that an account had, or the one that answers; a third one is asked where they differ.
   *
   * @throws ChainUnavailableError when no node has the state of that block (any more)
   */
  getStateAt(address: string, block: bigint): Promise<AccountState>;
  /** What each node says of a transaction, in the order of the nodes; undefined for one that gives no usable answer. */
  getWitnesses(txHash: string): Promise<readonly (TransactionResponse | undefined)[]>;
}
