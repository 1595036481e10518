import type { TransactionRecord, TransactionStatus } from '@everything-wallet/core/documents/transaction';

/** A record that still waits for its outcome. */
export interface PendingRecord {
  readonly id: string;
  readonly record: TransactionRecord;
}

/** The users' transaction records, as the services need them. */
export interface TransferRecords {
  /** Writes a record unless there is one; says whether this call wrote it. */
  createIfAbsent(id: string, record: TransactionRecord): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Records an outcome, unless another one is recorded already. `feePaid` in coin. */
  settle(id: string, status: Exclude<TransactionStatus, 'pending'>, feePaid?: string): Promise<void>;
}
