import { isDeepStrictEqual } from 'node:util';
import {
  chainFactNames,
  type ChainFacts,
  type TransactionRecord,
  type TransactionStatus,
} from '@everything-wallet/core/documents/transaction';
import type { FieldValue } from '@google-cloud/firestore';

/** Outcome of a transaction, as the chain has it. */
interface Settlement {
  readonly status: TransactionStatus;
  readonly facts: ChainFacts;
  readonly isFinal: boolean;
  /** Hash of the transaction that has its nonce, where that is another one. */
  readonly winner: string | undefined;
}

/**
 * Lists the fields of a record that a settlement changes.
 *
 * @param deletion stands for a field that is deleted
 */
export function settlementChanges(
  record: TransactionRecord,
  { status, facts, isFinal, winner }: Settlement,
  deletion: FieldValue,
): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const name of chainFactNames) {
    if (!isSame(record[name], facts[name])) changes[name] = facts[name] ?? deletion;
  }
  if (record.status !== status) changes['status'] = status;
  if (isFinal) {
    if (record.signed_transaction !== undefined) changes['signed_transaction'] = deletion;
    // The replacement was not mined; or the transaction that has the nonce is known now.
    if (winner !== record.replaced_by) changes['replaced_by'] = winner ?? deletion;
  }
  return changes;
}

/** Tests that a fact equals the recorded one; lists are compared by their items. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || (Array.isArray(one) && isDeepStrictEqual(one, other));
}
