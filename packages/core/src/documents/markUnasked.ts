import { hasMoved } from './hasMoved.ts';
import type { TransactionRecord } from './transaction.ts';

type MarkedRecord = Pick<
  TransactionRecord,
  'type' | 'network' | 'tx_hash' | 'amount' | 'contract_address' | 'is_unverified'
>;

/** A token that a user has added, by contract and network. */
export type AddedToken = Pick<TransactionRecord, 'network'> & { readonly contract_address: string };

/** Records without their mark, each made once: who compares rows by identity draws none anew. */
const unmarked = new WeakMap<MarkedRecord, MarkedRecord>();

/**
 * Records with the mark of what nobody asked for (`is_unverified`) as it is now. It was set when the record was made; since then its
 * token may have been added, and a transaction that the user has signed themselves was asked for whatever it brought. What moved nothing
 * keeps its mark.
 *
 * @param records in any order, which they keep
 * @param tokens those that the user has added
 * @param sent what the user has sent, where the records are without some of it
 */
export function markUnasked<T extends MarkedRecord>(
  records: readonly T[],
  tokens: readonly AddedToken[],
  sent: readonly MarkedRecord[] = [],
): readonly T[] {
  if (!records.some(isMarkedForMore)) return records;
  const added = new Set(tokens.map(assetKey));
  const signed = new Set([...records, ...sent].filter(({ type }) => type !== 'receive').map(hashKey));
  return records.map((record) =>
    isMarkedForMore(record) && (added.has(assetKey(record)) || signed.has(hashKey(record)))
      ? withoutMark(record)
      : record,
  );
}

function isMarkedForMore(record: MarkedRecord): boolean {
  return record.is_unverified === true && hasMoved(record);
}

function assetKey({
  network,
  contract_address: contract,
}: Pick<TransactionRecord, 'network' | 'contract_address'>): string {
  return `${network} ${contract?.toLowerCase()}`;
}

function hashKey({ network, tx_hash: hash }: MarkedRecord): string {
  return `${network} ${hash.toLowerCase()}`;
}

function withoutMark<T extends MarkedRecord>(record: T): T {
  let plain = unmarked.get(record);
  if (!plain) {
    const copy: MarkedRecord = { ...record };
    delete copy.is_unverified;
    unmarked.set(record, (plain = copy));
  }
  return plain as T;
}
