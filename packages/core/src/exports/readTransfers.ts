import { findNetworkById } from '../networks/findNetwork.ts';
import { timeOf, type ExportedTransaction } from './ExportedTransaction.ts';
import { inOrder } from './inOrder.ts';
import { assetKey, assetOf } from './movedAsset.ts';
import { readAmount } from './readAmount.ts';

/** Transfers for a cost basis. */
export interface Transfers {
  /** By time, incoming before outgoing; each once, from however many records, and none of test networks. */
  readonly records: readonly ExportedTransaction[];
  readonly isOwn: (address: string) => boolean;
  /** Returns the amount of a send that arrived, in units of 10^-80, if the receiver's records have it. */
  readonly arrivedOf: (record: ExportedTransaction) => bigint | undefined;
}

/**
 * Orders records, and merges those of the same transfer.
 *
 * @param ownAddresses accounts whose key the wallet has; senders are included too
 */
export function readTransfers(
  transactions: readonly ExportedTransaction[],
  ownAddresses: readonly string[],
): Transfers {
  const own = new Set(ownAddresses.map((address) => address.toLowerCase()));
  for (const { type, from_address: from } of transactions)
    if (type !== 'receive') own.add(from.toLowerCase());
  const real = transactions.filter(({ network }) => findNetworkById(network)?.type !== 'testnet');
  const sent = new Set(real.filter(({ type }) => type === 'send').map(transferKey));
  const arrived = new Map<string, bigint>();
  for (const record of real) {
    const amount = record.is_amount_in_units ? undefined : readAmount(record.amount);
    const isThere = record.status === 'completed' && record.is_final !== false;
    if (record.type !== 'receive' || !isThere || amount === undefined) continue;
    const key = transferKey(record);
    arrived.set(key, (arrived.get(key) ?? 0n) + amount);
  }
  const once = real.filter((record) => record.type !== 'receive' || !sent.has(transferKey(record)));
  return {
    records: inOrder(once, (record) => [
      timeOf(record)?.toISOString() ?? '~',
      record.type === 'receive' ? '0' : '1',
      record.tx_hash.toLowerCase(),
      record.id,
    ]),
    isOwn: (address) => own.has(address.toLowerCase()),
    arrivedOf: (record) => (record.type === 'send' ? arrived.get(transferKey(record)) : undefined),
  };
}

/** Returns a key of one asset's transfer within a transaction, equal for all its records. */
function transferKey(record: ExportedTransaction): string {
  const { tx_hash: hash, from_address: from, to_address: to } = record;
  return `${assetKey(assetOf(record))} ${hash} ${from} ${to}`.toLowerCase();
}
