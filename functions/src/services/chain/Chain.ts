import type { StandsForNow } from './askFinal.ts';
import type { Refusal } from './refusalOf.ts';

/** An event that a contract has logged. */
export interface EventLog {
  /** The contract's. */
  readonly address: string;
  /** 32-byte words as 0x-prefixed hex: the event's signature hash, then its indexed values. */
  readonly topics: readonly string[];
  /** Its other values as 0x-prefixed hex; absent where the node does not say. */
  readonly data?: string | undefined;
}

/** What a block says of a transaction in it. */
export interface Receipt {
  /** False when the transaction was included but had no effect (EIP-658). */
  readonly succeeded: boolean;
  readonly blockNumber: bigint;
  /** 32 bytes as 0x-prefixed hex; absent where the node does not say. */
  readonly blockHash?: string;
  /** Units of gas. */
  readonly gasUsed: bigint;
  /** Wei per gas that was paid; absent where the node does not state it. */
  readonly gasPrice?: bigint;
  /** Wei: gas used × price paid, and what was taken beside it for the layer below; absent where the node does not state the price. */
  readonly feePaid?: bigint;
  /** What contracts have logged; absent where the node does not say. */
  readonly logs?: readonly EventLog[];
}

/** What one node says of a transaction. */
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

/** What blocks in a row took for gas; wei per gas. */
export interface FeeHistory {
  /** Of each block, oldest first, and of the one after the last: one more than there are blocks. */
  readonly baseFees: readonly bigint[];
  /** Of each block the tips at the percentiles that were asked for; blocks that used no gas are left out. */
  readonly tips: readonly (readonly bigint[])[];
}

/** What became of signed bytes given to the nodes of a network. */
export type Broadcast =
  | { readonly outcome: 'accepted' }
  /** Nodes refused the bytes, none accepted them, and every one says that it has not got them. */
  | { readonly outcome: 'refused'; readonly refusal: Exclude<Refusal, 'unknown'> }
  /** No node can have received them, or every node says that it has not. */
  | { readonly outcome: 'undelivered' }
  /** A node may have received them, and none says so. */
  | { readonly outcome: 'uncertain' };

/** An answer, and whether enough nodes give it: two where two are configured, and more than half of those that answer. */
export interface Reported<Value> {
  readonly value: Value;
  readonly isAgreed: boolean;
}

/** What records tell of an account's nonces. */
export interface RecordedNonces {
  /** Those, of some, that transfers have which are on their way. */
  readonly taken: ReadonlySet<number>;
  /** The one after the highest that a final transfer has; 0 where there is none. */
  readonly next: number;
}

/** Tells what records have of some nonces of an account. */
export type FindTaken = (nonces: readonly number[]) => Promise<RecordedNonces>;

/** What the header of a block says of every transfer in it. */
export interface BlockFacts {
  /** Wei per gas that it burnt; absent where it burnt none. */
  readonly baseFee?: bigint;
  /** When it was made, in ms since 1970. */
  readonly time?: number;
}

/** One EVM network. Amounts are wei. Every method throws ChainUnavailableError when no node gives a usable answer. */
export interface Chain {
  /** How many nodes are configured. */
  countNodes(): number;
  /**
   * Wei now, by every node: what more than half of those that answer say. Where they differ, one that stands still is left out, and the
   * others are asked about a block that they have in common, a few seconds old at most (`askFinal`).
   *
   * @param inDoubt 'highest' where an account is looked for, which one that hides coin must not keep from being found: then the
   *   highest that any node says counts where they differ. Or wei that it has to cover: then nodes must not differ about that now
   * @throws NodesDisagreeError where those that keep up differ about one block, or one alone answers of several and stands still
   */
  getBalance(address: string, inDoubt?: 'highest' | { readonly needed: bigint }): Promise<bigint>;
  /**
   * Returns the nonce after the account's transactions, including those that wait (`askNonce`).
   *
   * @param findTaken what records have of some nonces. With it no node raises the nonce alone: what is signed
   *   beyond a gap waits, is sent a second time with the true nonce, and is then paid twice
   */
  getPendingNonce(address: string, findTaken?: FindTaken): Promise<Reported<number>>;
  /** Whether any node reports a contract: 21,000 gas that are all used up there would be lost. */
  hasCode(address: string): Promise<Reported<boolean>>;
  /** Wei per gas of the latest block, or undefined on a chain without EIP-1559; of several nodes the `lowerMedian`. */
  getBaseFee(): Promise<bigint | undefined>;
  /**
   * What the latest blocks took for gas (eth_feeHistory) by each node that tells it; none where nodes do not, or blocks
   * have no base fee (one of 0 is one).
   *
   * @param blocks how many blocks
   * @param percentiles of the tips in each, rising
   */
  getFeeHistories(blocks: number, percentiles: readonly number[]): Promise<readonly FeeHistory[]>;
  /** What enough nodes agree that a block's header says: two where two are configured; nothing of what they do not agree on. */
  getBlockFactsOf(blockHash: string): Promise<BlockFacts>;
  /** Wei per gas, of several nodes the `lowerMedian`; for chains without EIP-1559, and to derive a tip from. */
  getGasPrice(): Promise<bigint>;
  /** Wei per gas, of several nodes the `lowerMedian`, and whether enough suggest about as much; undefined where none suggests one. */
  getPriorityFee(): Promise<Reported<bigint> | undefined>;
  /**
   * What a contract answers to a call, as hex, or undefined where its code fails; '0x' too where there is no contract.
   */
  call(question: { from?: string; to: string; data: string }): Promise<string | undefined>;
  /**
   * As `call`, asked of every node at once, for what one that lies must not decide: an answer counts where at least two
   * nodes give it, or the only one there is, and none gives another.
   *
   * @throws NodesDisagreeError where it does not count
   */
  callAgreed(question: { to: string; data: string }): Promise<string | undefined>;
  /**
   * As `call`, asked of every node at once, and settled as a balance is.
   *
   * @param standsForNow whether an answer of a few seconds ago may stand for now; any may without it
   * @throws NodesDisagreeError as `getBalance`
   */
  callMost(
    question: { from?: string; to: string; data: string },
    standsForNow?: StandsForNow<string | undefined>,
  ): Promise<string | undefined>;
  /** As `call`, what each node answers that does, for what is taken by the highest or the lowest that any of them says. */
  callEach(question: { to: string; data: string }): Promise<readonly (string | undefined)[]>;
  /**
   * Units of gas a transfer needs, or why it would not succeed, by two nodes where two answer; what one alone of several says is doubled
   * (`askGas`).
   *
   * Not every node looks at the balance: an answer does not say that there are funds.
   *
   * @throws NodesDisagreeError where no two say about the same
   */
  estimateGas(transfer: {
    from: string;
    to: string;
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
   * What each node says of a transaction, in the order of the nodes; undefined for one that gives no usable answer.
   *
   * @param wait as for `getTransactionEach`
   */
  getTestimonies(txHash: string, wait?: 'untilMostAgree'): Promise<readonly (NodeResponse | undefined)[]>;
  /**
   * Whether a transaction can come into a block no more: every single node answers that another one with its nonce is at
   * least `depth` blocks deep, and that it does not know this one. Never throws; a node that does not answer is no 'yes'.
   */
  isDropped(transaction: { txHash: string; from: string; nonce: number }, depth: number): Promise<boolean>;
  /**
   * Whether a reorganisation took a transaction out of its block: a node has a block of that height without it, and none with
   * it, and no node that answers has one. Never throws; a node that is behind is no 'yes'.
   *
   * @param blockNumber the block that it was in
   */
  isTakenBack(txHash: string, blockNumber: bigint): Promise<boolean>;
  /**
   * Whether no node knows a transaction. Never throws.
   *
   * @param asked 'everyNode' when silence is no 'no', 'someNode' when one that answers is enough
   */
  isUnknown(txHash: string, asked: 'everyNode' | 'someNode'): Promise<boolean>;
  /** Gives signed bytes to every node of the network; never throws for what nodes answer. */
  broadcast(signedTransaction: string, txHash: string): Promise<Broadcast>;
}
