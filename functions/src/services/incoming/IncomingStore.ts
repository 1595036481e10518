import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { PriceFields } from './withPrices.ts';

/** A transaction that brought something and is not final. */
export interface OpenTransfer {
  /** Where it was seen last. */
  readonly block: number;
  /** The recorded places (`Arrival`), each with the account, an address in lower case. */
  readonly places: Record<string, string>;
}

/** How far a network is read for a user. */
export interface NetworkCursor {
  /** By source, and by `seenName` of one, the first block that is still to be read, by account, an address in lower case. */
  readonly next: Record<string, Record<string, number>>;
  /** What is not final, by transaction hash. */
  readonly open: Record<string, OpenTransfer>;
  /** ERC-20 contracts that sent something, as nodes agree: checksum addresses, the newest first, `MAX_RECEIVED_TOKENS` at most. */
  readonly tokens: readonly string[];
  /** When it may be looked at next, whichever instance is asked, in ms since 1970. */
  readonly dueAt: number;
  /** Whether there was more to be read. */
  readonly isBehind: boolean;
}

/** Something that came in for certain, as somebody is told of it. */
export interface Notice {
  /** Of its record. */
  readonly id: string;
  readonly amount: string;
  readonly symbol: string;
  /** Of an ERC-20 token its contract and, in the smallest unit, how much came. */
  readonly contract?: string | undefined;
  readonly units?: string | undefined;
  /** The network's id. */
  readonly network: string;
  readonly from: string;
  readonly to: string;
  /** The time of its block, in ms since 1970. */
  readonly at: number;
  /** When it was told last, and first, to somebody who has not acknowledged it, in ms since 1970; 0 where nobody was told. */
  readonly toldAt: number;
  readonly firstToldAt: number;
}

/** Records that were made on a day, by network and account: `{network id} {address in lower case}`. */
export interface MadeRecords {
  /** Days since 1970. */
  readonly day: number;
  readonly verified: Readonly<Record<string, number>>;
  readonly unverified: Readonly<Record<string, number>>;
  /** Of what is known to be worth next to nothing (`isDust`). */
  readonly dust: Readonly<Record<string, number>>;
}

/** A record that is final, and whose price is asked for again. */
export interface UnpricedTransfer {
  /** Of the record. */
  readonly id: string;
  /** The network's id. */
  readonly network: string;
  /** The token's, as its record has it; empty of the network's coin. */
  readonly contract: string;
  /** The account that it came to, an address in lower case. */
  readonly account: string;
  /** The time of its block, in ms since 1970. */
  readonly at: number;
  /** Since when its price is waited for, and when it is asked for next, in ms since 1970. */
  readonly since: number;
  readonly dueAt: number;
}

/** How far everything is read for a user; by network id. */
export interface IncomingCursor {
  readonly networks: Readonly<Record<string, NetworkCursor>>;
  /** When it was written last, in ms since 1970. */
  readonly savedAt: number;
  /** What nobody was told of yet, or has acknowledged (`noticesFor`). */
  readonly untold: readonly Notice[];
  /** What was final before its price was known, the newest record first. */
  readonly unpriced: readonly UnpricedTransfer[];
  readonly made: MadeRecords;
}

/** A record of something that came in, as it is to be; the time is the block's, in ms since 1970. */
export interface IncomingRecord {
  readonly id: string;
  readonly record: TransactionRecord;
  readonly at: number;
  /** Whether a node says otherwise. */
  readonly isDoubted: boolean;
  /** The id of the record that tells it where it came by a call of the account's own (decision 50). */
  readonly call?: string | undefined;
}

/** What a look changes of what is kept. */
export type CursorChange = (cursor: IncomingCursor) => IncomingCursor;

/** The ids of records that were written. */
export interface WrittenRecords {
  /** Those that are completed for the first time with this: each is told to one call alone. */
  readonly completed: readonly string[];
  /** Those that were not there before. */
  readonly made: readonly string[];
  /** Those that are final and have no price, also where they were so before. */
  readonly unpriced: readonly string[];
}

/** What is kept of incoming transfers, as the service needs it. */
export interface IncomingStore {
  read(userId: string): Promise<IncomingCursor>;
  /** Which of some addresses are the user's accounts; in lower case. */
  findOwn(userId: string, addresses: readonly string[]): Promise<ReadonlySet<string>>;
  /** Which of some of the user's accounts are watched, and have no key in the wallet; in lower case. */
  findWatched(userId: string, addresses: readonly string[]): Promise<ReadonlySet<string>>;
  /** Which of some contracts the user has added as tokens of a network; in lower case. */
  findAdded(userId: string, network: Network, contracts: readonly string[]): Promise<ReadonlySet<string>>;
  /** Of which transactions of a network, by hash, the user has a record of a call of theirs that tells what came with it. */
  findCalls(userId: string, network: Network, txHashes: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Writes records as `mergeIncomingTransfer` has it, and removes others. What is final stays; what is as it should be is not written, nor what the
   * record of an own call tells by then.
   */
  write(records: readonly IncomingRecord[], removed: readonly string[]): Promise<WrittenRecords>;
  /** Adds prices to records that are final and have none; what has one, or is gone, stays as it is. */
  addPrices(prices: readonly { readonly id: string; readonly price: PriceFields }[]): Promise<void>;
  /** Changes what is kept, as it is by then: another call may have kept something meanwhile. The change may be made several times. */
  save(userId: string, change: CursorChange): Promise<void>;
}
