import { hasMoved } from './hasMoved.ts';
import type { TransactionRecord } from './transaction.ts';

type MarkedRecord = Pick<
  TransactionRecord,
  'type' | 'network' | 'tx_hash' | 'amount' | 'contract_address' | 'is_unverified'
>;

/** Token that a user added, by contract and network. */
export type AddedToken = Pick<TransactionRecord, 'network'> & { readonly contract_address: string };

/** Records without their mark, each created once, so that rows compared by identity do not render again. */
const unmarked = new WeakMap<MarkedRecord, MarkedRecord>();

/**
 * Updates the unverified mark (`is_unverified`) of records. It was set when the record was created; since
 * then its token may have been added, and a transaction the user signed was requested whatever it moved. A
 * transfer of nothing retains its mark.
 *
 * @param records in any order, which is preserved
 * @param tokens tokens the user has added
 * @param sent the user's sent transactions, where the records lack some
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
