import type { TransactionRecord } from '../documents/transaction.ts';
import type { KnownAddress } from './KnownAddress.ts';

/**
 * Whom a user has sent to, by the records: each address once, with the accounts that have sent. What came in, and what failed,
 * made nobody known.
 *
 * @param records in any order
 */
export function recipientsOf(
  records: readonly Pick<TransactionRecord, 'type' | 'status' | 'from_address' | 'to_address'>[],
): KnownAddress[] {
  const senders = new Map<string, Set<string>>();
  for (const { type, status, from_address: from, to_address: to } of records) {
    if (type !== 'send' || status === 'failed') continue;
    const address = to.toLowerCase();
    const known = senders.get(address) ?? new Set();
    senders.set(address, known.add(from.toLowerCase()));
  }
  return Array.from(senders, ([address, from]) => ({ address, kind: 'sentTo', from: [...from] }));
}
