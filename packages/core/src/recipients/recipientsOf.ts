import type { TransactionRecord } from '../documents/transaction.ts';
import type { KnownAddress } from './KnownAddress.ts';

/**
 * Whom a user has sent to, by the records: each address once. What came in, and what failed, made nobody known.
 *
 * @param records in any order
 */
export function recipientsOf(
  records: readonly Pick<TransactionRecord, 'type' | 'status' | 'to_address'>[],
): KnownAddress[] {
  const addresses = new Map<string, KnownAddress>();
  for (const { type, status, to_address: address } of records) {
    if (type !== 'send' || status === 'failed') continue;
    addresses.set(address.toLowerCase(), { address, kind: 'sentTo' });
  }
  return [...addresses.values()];
}
