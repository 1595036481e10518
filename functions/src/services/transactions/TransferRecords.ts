import type {
  ChainFacts,
  TransactionRecord,
  TransactionStatus,
} from '@everything-wallet/core/documents/transaction';

/** A record whose outcome may still change. */
export interface OpenRecord {
  readonly id: string;
  readonly record: TransactionRecord;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** A pending record, or one that is not final, whose nonce another transfer needs. */
interface NonceHolder extends Omit<OpenRecord, 'createdAt'> {
  /** Time of the last attempt to broadcast its bytes, in milliseconds since 1970. */
  readonly lastAttemptAt: number;
}

/** Conditions for a new record. */
interface OpeningConditions {
  readonly replaced?: string | undefined;
  readonly replaces?: string | undefined;
  readonly validUntil?: number | undefined;
}

/** Result of opening a record. */
export type Opening =
  | { readonly outcome: 'opened'; readonly isNew: boolean }
  /** Its record exists, and another transaction was signed to replace it, whatever the other's outcome. */
  | { readonly outcome: 'superseded' }
  | { readonly outcome: 'nonceTaken'; readonly holder: NonceHolder }
  | { readonly outcome: 'expired' };

/** Outcome of a transfer, as far as the chain is known. */
interface TransferOutcome {
  readonly status: TransactionStatus;
  readonly facts: ChainFacts;
}

/** The users' transaction records, as the services need them. */
export interface TransferRecords {
  /**
   * Writes a record unless there is one, and notes an attempt to send its bytes under a name of its own.
   *
   * A nonce belongs to one record of its user, chain and account until its outcome is final: another transfer
   * with it would take its place.
   *
   * @param conditions.replaced the record that may lose the nonce, since no node has it
   * @param conditions.replaces the record that this one was signed to replace: it must have the nonce
   * @param conditions.validUntil ms since 1970 after which no record is begun
   * @returns the result; nothing was written unless it is 'opened'
   */
  open(
    id: string,
    record: TransactionRecord,
    attempt: string,
    conditions?: OpeningConditions,
  ): Promise<Opening>;
  /**
   * Strikes an attempt off after which no node has the bytes, and removes the record with the last one. In one
   * transaction: a record is never removed after an attempt that was accepted, may have been, or is under way. Doing it
   * again changes nothing.
   *
   * @returns whether there is no record now
   */
  discard(id: string, attempt: string): Promise<boolean>;
  /**
   * Records the chain's outcome in place of the previous one, unless a final one is recorded. It is final if
   * the facts state so.
   */
  settle(id: string, outcome: TransferOutcome): Promise<void>;
}
