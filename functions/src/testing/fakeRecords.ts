import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { TransferRecords } from '../services/transactions/TransferRecords.ts';

/** Transaction records of a test, in memory, with what was done to them in order. */
export function fakeRecords(initial: Record<string, TransactionRecord> = {}): TransferRecords & {
  readonly stored: Map<string, TransactionRecord>;
  readonly done: string[];
} {
  const stored = new Map(Object.entries(initial));
  const done: string[] = [];
  return {
    stored,
    done,
    createIfAbsent: (id, record) => {
      const isNew = !stored.has(id);
      if (isNew) {
        stored.set(id, record);
        done.push('create');
      }
      return Promise.resolve(isNew);
    },
    remove: (id) => {
      stored.delete(id);
      done.push('remove');
      return Promise.resolve();
    },
    settle: (id, status, feePaid) => {
      const record = stored.get(id);
      if (record?.status === 'pending') {
        stored.set(id, { ...record, status, ...(feePaid !== undefined && { fee_paid: feePaid }) });
      }
      return Promise.resolve();
    },
  };
}
