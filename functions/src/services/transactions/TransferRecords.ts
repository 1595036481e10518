import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';

/** A record whose outcome may still change. */
export interface OpenRecord {
  readonly id: string;
  readonly record: TransactionRecord;
}

/** What became of a transfer, as far as the chain is known. */
type TransferOutcome =
  | { readonly status: 'pending' }
  | {
      readonly status: 'completed' | 'failed';
      /** Coin, a decimal string. */
      readonly feePaid?: string;
      /** False while a reorganisation of the chain may still change it. */
      readonly isFinal: boolean;
    };

/** The users' transaction records, as the services need them. */
export interface TransferRecords {
  /** Writes a record unless there is one, and notes an attempt to send its bytes under a name of its own. */
  open(id: string, record: TransactionRecord, attempt: string): Promise<void>;
  /**
   * Strikes an attempt off after which no node has the bytes, and removes the record with the last one. In one
   * transaction: a record is never removed after an attempt that was accepted, may have been, or is under way. Doing it
   * again changes nothing.
   *
   * @returns whether there is no record now
   */
  takeBack(id: string, attempt: string): Promise<boolean>;
  /** Records an outcome, unless a final one is recorded already. */
  settle(id: string, outcome: TransferOutcome): Promise<void>;
}
