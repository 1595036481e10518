import { createHash } from 'node:crypto';
import { networks } from '@everything-wallet/core/networks/networks';
import { transactionId } from '@everything-wallet/core/documents/transaction';
import { commitAsOwner, deleteAsOwner, type Write } from './documents.ts';

/** Limit of the emulator for one commit. */
const MAX_WRITES = 500;

/** The fields of a record that a test may decide; the others are made up. */
export interface RecordFields {
  readonly type?: string;
  readonly status?: 'completed' | 'pending' | 'failed';
  /** Coin. */
  readonly amount?: string;
  readonly token_symbol?: string;
  readonly contract_address?: string;
  readonly from_address?: string;
  readonly to_address?: string;
  /** Network id. */
  readonly network?: string;
  readonly gas_fee?: string;
  readonly fee_paid?: string;
  readonly timestamp?: Date;
}

/**
 * Writes records of a user as the functions would; a test that wants many of them, or of kinds that nothing makes yet,
 * need not send as many transfers.
 *
 * @returns their ids, in the order of the records
 */
export async function writeRecords(userId: string, records: readonly RecordFields[]): Promise<string[]> {
  const writes = records.map((fields, index) => recordWrite(userId, index, fields));
  for (let start = 0; start < writes.length; start += MAX_WRITES) {
    await commitAsOwner(writes.slice(start, start + MAX_WRITES));
  }
  return writes.map(({ path }) => path.replace('transactions/', ''));
}

/** Deletes records by their ids. */
export async function deleteRecords(ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += MAX_WRITES) {
    await deleteAsOwner(ids.slice(start, start + MAX_WRITES).map((id) => `transactions/${id}`));
  }
}

function recordWrite(userId: string, index: number, fields: RecordFields): Write {
  const txHash = `0x${createHash('sha256').update(`${userId} ${index}`).digest('hex')}`;
  const record = {
    user_id: userId,
    type: 'send',
    status: 'completed',
    amount: '0.25',
    token_symbol: 'ETH',
    tx_hash: txHash,
    from_address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    to_address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    network: 'ethereum',
    gas_fee: '0.00005',
    nonce: index,
    timestamp: new Date(Date.now() - index * 60_000),
    ...fields,
  };
  const chainId = networks.find(({ id }) => id === record.network)?.chainId ?? 0;
  return { path: `transactions/${transactionId(userId, chainId, txHash)}`, fields: record };
}
