import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';

/** A record whose outcome may still change. */
export interface OpenRecord {
  readonly id: string;
  readonly record: TransactionRecord;
}

/** A pending record whose nonce somebody else wants. */
export interface NonceHolder extends OpenRecord {
  /** Milliseconds since 1970. */
  readonly createdAt: number;
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
  /**
   * Writes a record unless there is one, and notes an attempt to send its bytes under a name of its own.
   *
   * A nonce belongs to one record of its user, chain and account until the outcome of that is final: whatever else is
   * signed with it would take its place.
   *
   * @param replaced the record that may lose the nonce
   * @returns the pending record that has the nonce; then nothing was written
   */
  open(
    id: string,
    record: TransactionRecord,
    attempt: string,
    replaced?: string,
  ): Promise<NonceHolder | undefined>;
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
