import type { IsStillValid } from './IsStillValid.ts';
import type { Refusal } from './refusalOf.ts';

/** An event that a contract has logged. */
export interface EventLog {
  /** The contract's. */
  readonly address: string;
  /** 32-byte words as 0x-prefixed hex: the event's signature hash, then its indexed values. */
  readonly topics: readonly string[];
  /** Non-indexed values as 0x-prefixed hex; absent if the node does not report them. */
  readonly data?: string | undefined;
}

/** Receipt of a transaction in a block. */
export interface Receipt {
  /** False when the transaction was included but had no effect (EIP-658). */
  readonly succeeded: boolean;
  readonly blockNumber: bigint;
  /** 32 bytes as 0x-prefixed hex; absent if the node does not report it. */
  readonly blockHash?: string;
  /** Units of gas. */
  readonly gasUsed: bigint;
  /** Wei per gas that was paid; absent where the node does not state it. */
  readonly gasPrice?: bigint;
  /** Wei: gas used × price paid, plus the L1 data fee; absent if the node does not state the price. */
  readonly feePaid?: bigint;
  /** Logs of contracts; absent if the node does not report them. */
  readonly logs?: readonly EventLog[];
}

/** A transaction as one node reports it. */
export interface NodeResponse {
  /** Absent while the node has no block with it. */
  readonly receipt?: Receipt;
  /** Blocks from that one to the node's latest, both counted: 1 in the latest, 0 in none. */
  readonly confirmations: number;
}

/** A transaction that a network knows. */
export interface ChainTransaction {
  /** The signer, a checksum address (EIP-55). */
  readonly from: string;
  /** The recipient, a checksum address (EIP-55). Absent if the transaction creates a contract. */
  readonly to?: string;
  /** Wei. */
  readonly value: bigint;
  readonly nonce: number;
  /** Units of gas. */
  readonly gasLimit: bigint;
}

/** Base fees and priority fees of consecutive blocks; wei per gas. */
export interface FeeHistory {
  /** Base fees of each block, oldest first, and of the one after the last: one more than there are blocks. */
  readonly baseFees: readonly bigint[];
  /** Priority fees of each block at the requested percentiles; blocks that used no gas are left out. */
  readonly tips: readonly (readonly bigint[])[];
}

/** Outcome of broadcasting signed bytes. */
export type Broadcast =
  | { readonly outcome: 'accepted' }
  /** Nodes refused the bytes, none accepted them, and every node reports that it does not have them. */
  | { readonly outcome: 'refused'; readonly refusal: Exclude<Refusal, 'unknown'> }
  /** No node can have received them, or every node reports that it has not. */
  | { readonly outcome: 'undelivered' }
  /** A node may have received them, and none reports that it has. */
  | { readonly outcome: 'uncertain' };

/** An answer, and whether enough nodes give it: two where two are configured, and more than half of those that answer. */
export interface Reported<Value> {
  readonly value: Value;
  readonly isAgreed: boolean;
}

/** Nonces of an account according to its records. */
export interface RecordedNonces {
  /** Requested nonces that pending transfers use. */
  readonly taken: ReadonlySet<number>;
  /** The nonce after the highest one of a final transfer; 0 without one. */
  readonly next: number;
}

/** Reads what records have for some nonces of an account. */
export type FindTaken = (nonces: readonly number[]) => Promise<RecordedNonces>;

/** Header fields that apply to every transfer in a block. */
export interface BlockFacts {
  /** Wei per gas that it burnt; absent where it burnt none. */
  readonly baseFee?: bigint;
  /** Time of the block, in ms since 1970. */
  readonly time?: number;
}

/** One EVM network. Amounts are wei. Every method throws ChainUnavailableError when no node gives a usable answer. */
export interface Chain {
  /** Number of configured nodes. */
  countNodes(): number;
  /**
   * Returns the current balance in wei on which more than half of the responding nodes agree. If they differ,
   * lagging nodes are dropped and the others are asked about a common block, at most a few seconds old
   * (`askMajority`).
   *
   * @param onDispute where nodes differ, 'highest' returns the highest balance, so that a node that hides coin
   * cannot defeat account discovery. An amount in wei requires nodes to agree whether it is covered
   * @throws NodesDisagreeError if current nodes differ about one block, or if only one of several responds
   * and it lags
   */
  getBalance(address: string, onDispute?: 'highest' | { readonly needed: bigint }): Promise<bigint>;
  /**
   * Returns the nonce after the account's transactions, including those that wait (`askNonce`).
   *
   * @param findTaken reads nonces from records. With it, no single node can raise the nonce: a transaction
   * signed beyond a gap waits, is sent again with the true nonce, and is then paid twice
   */
  getPendingNonce(address: string, findTaken?: FindTaken): Promise<Reported<number>>;
  /**
   * Returns true if any node reports a contract: a plain transfer's 21,000 gas would all be used up and lost
   * there.
   */
  hasCode(address: string): Promise<Reported<boolean>>;
  /** Wei per gas of the latest block, or undefined on a chain without EIP-1559; of several nodes the `lowerMedian`. */
  getBaseFee(): Promise<bigint | undefined>;
  /**
   * Returns the fee history (eth_feeHistory) of each node that reports one; empty if no node does, or if
   * blocks have no base fee (a base fee of 0 is one).
   *
   * @param blocks number of blocks
   * @param percentiles of the priority fees in each block, rising
   */
  getFeeHistories(blocks: number, percentiles: readonly number[]): Promise<readonly FeeHistory[]>;
  /**
   * Returns the header fields of a block that enough nodes agree on: two where two are configured; omits
   * fields they do not agree on.
   */
  getBlockFactsOf(blockHash: string): Promise<BlockFacts>;
  /** Wei per gas, of several nodes the `lowerMedian`; for chains without EIP-1559, and to derive a tip from. */
  getGasPrice(): Promise<bigint>;
  /** Wei per gas, of several nodes the `lowerMedian`, and whether enough suggest about as much; undefined where none suggests one. */
  getPriorityFee(): Promise<Reported<bigint> | undefined>;
  /**
   * Returns a contract's response as hex, or undefined if its code fails; '0x' also if there is no contract.
   */
  call(question: { from?: string; to: string; data: string }): Promise<string | undefined>;
  /**
   * Calls a contract on every node at once, for values that no single node may decide: a response counts if
   * at least two nodes give it, or the only one there is, and no node gives another.
   *
   * @throws NodesDisagreeError if it does not count
   */
  callUnanimous(question: { to: string; data: string }): Promise<string | undefined>;
  /**
   * Calls a contract on every node at once and settles the response as `getBalance` does.
   *
   * @param isStillValid whether a response of a few seconds ago is still valid now; by default, any is
   * @throws NodesDisagreeError as `getBalance`
   */
  callByMajority(
    question: { from?: string; to: string; data: string },
    isStillValid?: IsStillValid<string | undefined>,
  ): Promise<string | undefined>;
  /**
   * Returns the response of each node that gives one to a `call`, for values where the highest or lowest
   * counts.
   */
  callEach(question: { to: string; data: string }): Promise<readonly (string | undefined)[]>;
  /**
   * Returns the units of gas a transfer needs, or why it would not succeed, from two nodes where two respond;
   * doubles the estimate of a single node among several (`askGas`).
   *
   * Without `to`, it creates a contract. Some nodes ignore the balance: an estimate does not prove that there are funds.
   *
   * @throws NodesDisagreeError if no two nodes give about the same estimate
   */
  estimateGas(transfer: {
    from: string;
    to?: string;
    value: bigint;
    data?: string;
  }): Promise<bigint | 'insufficientFunds' | 'reverted'>;
  /** A transaction that any node knows, waiting or in a block; undefined where none that answers does. */
  getTransaction(txHash: string): Promise<ChainTransaction | undefined>;
  /**
   * The transaction as each node that answers reports it; null for one that does not know it.
   *
   * @param wait 'untilMostAgree' where no more are waited for once most nodes report the same
   */
  getTransactionEach(txHash: string, wait?: 'untilMostAgree'): Promise<readonly (ChainTransaction | null)[]>;
  /**
   * Returns each node's response about a transaction, in the order of the nodes; undefined for a node without
   * a usable response.
   *
   * @param wait as for `getTransactionEach`
   */
  getNodeResponses(txHash: string, wait?: 'untilMostAgree'): Promise<readonly (NodeResponse | undefined)[]>;
  /**
   * Returns true if a transaction can no longer be included: every node reports that it does not know it and
   * that another transaction with its nonce is at least `depth` blocks deep. Never throws; a node that does
   * not respond counts as no.
   */
  isDropped(transaction: { txHash: string; from: string; nonce: number }, depth: number): Promise<boolean>;
  /**
   * Returns true if a reorg removed a transaction from its block: a node has a block of that height without
   * it, and no node that responds has a block with it. Never throws; a lagging node counts as no.
   *
   * @param blockNumber the block that contained it
   */
  isRemovedByReorg(txHash: string, blockNumber: bigint): Promise<boolean>;
  /**
   * Returns true if no node knows a transaction. Never throws.
   *
   * @param asked 'everyNode' if every node must respond, 'someNode' if one response is enough
   */
  isUnknown(txHash: string, asked: 'everyNode' | 'someNode'): Promise<boolean>;
  /** Broadcasts signed bytes to every node of the network; never throws for a node's response. */
  broadcast(signedTransaction: string, txHash: string): Promise<Broadcast>;
}
