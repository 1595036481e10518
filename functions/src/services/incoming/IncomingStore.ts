import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { PriceFields } from './PriceFields.ts';

/** A transaction with incoming transfers that is not final. */
export interface OpenTransfer {
  /** Block in which it was last seen. */
  readonly block: number;
  /** Account of each recorded place (`IncomingTransfer.place`), an address in lower case. */
  readonly places: Record<string, string>;
}

/** Progress of a backfill, in block numbers. */
export interface Backfill {
  /** First unread block when it began. */
  readonly from: number;
  /** First unread block now. */
  readonly next: number;
  /** Last block to read: the last final one. */
  readonly to: number;
}

/** Progress of a user's scan of a network. */
export interface NetworkCursor {
  /** By source, and by `seenName` of one, the first block that is still to be read, by account, an address in lower case. */
  readonly next: Record<string, Record<string, number>>;
  /**
   * By account, the time of creation of the account whose position in the scanner's matches is stored, in ms since 1970: one that
   * was removed and added again has another.
   */
  readonly since?: Readonly<Record<string, number>>;
  /** Transactions that are not final, by hash. */
  readonly open: Record<string, OpenTransfer>;
  /** ERC-20 contracts that sent something, as nodes agree: checksum addresses, the newest first, `MAX_RECEIVED_TOKENS` at most. */
  readonly tokens: readonly string[];
  /** Earliest time of the next scan, by any instance, in ms since 1970. */
  readonly dueAt: number;
  /** True if there was more to read. */
  readonly isBehind: boolean;
  /** Progress where blocks are left to read. */
  readonly backfill?: Backfill | undefined;
}

/** Notification of a confirmed incoming transfer. */
export interface Notice {
  /** Id of its record. */
  readonly id: string;
  readonly amount: string;
  readonly symbol: string;
  /** Contract of an ERC-20 token and, in the smallest unit, the received amount. */
  readonly contract?: string | undefined;
  readonly units?: string | undefined;
  /** The network's id. */
  readonly network: string;
  readonly from: string;
  readonly to: string;
  /** The time of its block, in ms since 1970. */
  readonly at: number;
  /**
   * Last and first time of a notification that was not acknowledged, in ms since 1970; 0 before the first.
   */
  readonly notifiedAt: number;
  readonly firstNotifiedAt: number;
}

/** Records that were made on a day, by network and account: `{network id} {address in lower case}`. */
export interface MadeRecords {
  /** Days since 1970. */
  readonly day: number;
  readonly verified: Readonly<Record<string, number>>;
  readonly unverified: Readonly<Record<string, number>>;
  /** Number of transfers known to be dust (`isDust`). */
  readonly dust: Readonly<Record<string, number>>;
}

/** A final record whose price is requested again. */
export interface UnpricedTransfer {
  /** Id of the record. */
  readonly id: string;
  /** The network's id. */
  readonly network: string;
  /** The token's, as its record has it; empty of the network's coin. */
  readonly contract: string;
  /** The account that it came to, an address in lower case. */
  readonly account: string;
  /** The time of its block, in ms since 1970. */
  readonly at: number;
  /** Start of the wait for its price, and time of the next request, in ms since 1970. */
  readonly since: number;
  readonly dueAt: number;
}

/** Progress of all scans for a user; by network id. */
export interface IncomingCursor {
  readonly networks: Readonly<Record<string, NetworkCursor>>;
  /** Time of the last write, in ms since 1970. */
  readonly savedAt: number;
  /** Notices that no client has received yet, or not acknowledged (`noticesFor`). */
  readonly waiting: readonly Notice[];
  /** Records that were final before their price was known, the newest first. */
  readonly unpriced: readonly UnpricedTransfer[];
  readonly made: MadeRecords;
}

/** Record of an incoming transfer to store; the time is the block's, in ms since 1970. */
export interface IncomingRecord {
  readonly id: string;
  readonly record: TransactionRecord;
  readonly at: number;
  /** True if a node contradicts it. */
  readonly isDoubted: boolean;
  /** Id of the record of the account's own call that contains it (decision 50). */
  readonly call?: string | undefined;
}

/** Changes the stored cursor after a scan. */
export type CursorChange = (cursor: IncomingCursor) => IncomingCursor;

/** The ids of records that were written. */
export interface WrittenRecords {
  /** Records completed for the first time by this write: each is returned to one call alone. */
  readonly completed: readonly string[];
  /** Records that did not exist before. */
  readonly made: readonly string[];
  /** Final records without a price, including those that were so before. */
  readonly unpriced: readonly string[];
}

/** Records to write and delete in one Firestore transaction. */
export interface RecordWrites {
  readonly records: readonly IncomingRecord[];
  /** Ids of records to delete. */
  readonly removed: readonly string[];
}

/** Computes the new cursor in the Firestore transaction that writes the records. */
export type CursorChangeWithRecords = (cursor: IncomingCursor, written: WrittenRecords) => IncomingCursor;

/** Storage of incoming transfers, as the scanner needs it. */
export interface IncomingStore {
  read(userId: string): Promise<IncomingCursor>;
  /**
   * Returns those of the addresses that are the user's accounts, in lower case, each with the time from which watch lists
   * contain it, in ms since 1970; Infinity where they may not.
   */
  findOwn(userId: string, addresses: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Returns those of the user's accounts that are watch-only; in lower case. */
  findWatched(userId: string, addresses: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns those of the contracts that the user has added as tokens of a network; in lower case. */
  findAdded(userId: string, network: Network, contracts: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Returns those of a network's transactions, by hash, for which the user has a record of an own call that
   * includes its incoming transfers.
   */
  findCalls(userId: string, network: Network, txHashes: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Writes records as `mergeIncomingTransfer` merges them, deletes others and changes the cursor, in one Firestore transaction. Final and
   * unchanged records are not written, nor those that the record of an own call covers by then. `change` may run several times.
   *
   * @param writes at most `MAX_RECORDS_PER_WRITE`, `records` and `removed` together
   */
  write(userId: string, writes: RecordWrites, change: CursorChangeWithRecords): Promise<WrittenRecords>;
  /** Adds prices to final records without one; records that have one, or were deleted, stay as they are. */
  addPrices(prices: readonly { readonly id: string; readonly price: PriceFields }[]): Promise<void>;
  /**
   * Changes the stored cursor in a transaction, since another call may have saved it meanwhile. The change
   * may run several times.
   */
  save(userId: string, change: CursorChange): Promise<void>;
}
