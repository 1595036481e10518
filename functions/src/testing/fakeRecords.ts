import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { TransferRecords } from '../services/transactions/TransferRecords.ts';

/** Transaction records of a test, in memory, with what was done to them in order. */
export function fakeRecords(initial: Record<string, TransactionRecord> = {}): TransferRecords & {
  readonly stored: Map<string, TransactionRecord>;
  /** The records whose status a reorganisation may still change. */
  readonly shallow: Set<string>;
  readonly done: string[];
} {
  const stored = new Map(Object.entries(initial));
  const attempts = new Map(Object.keys(initial).map((id) => [id, new Set(['earlier'])]));
  const shallow = new Set<string>();
  const done: string[] = [];
  /** Of records that are opened here; the initial ones are old. */
  const attemptedAt = new Map<string, number>();
  return {
    stored,
    shallow,
    done,
    open: (id, record, attempt, { replaced, validUntil = Infinity } = {}) => {
      if (!stored.has(id) && Date.now() > validUntil) {
        done.push('expired');
        return Promise.resolve({ outcome: 'expired' });
      }
      const taker = [...stored].find(
        ([other, { status, nonce }]) =>
          other !== id && other !== replaced && status === 'pending' && nonce === record.nonce,
      );
      if (taker && !stored.has(id)) {
        done.push('nonce taken');
        const holder = { id: taker[0], record: taker[1], lastAttemptAt: attemptedAt.get(taker[0]) ?? 0 };
        return Promise.resolve({ outcome: 'nonceTaken', holder });
      }
      const isNew = !stored.has(id);
      if (isNew) stored.set(id, record);
      attemptedAt.set(id, Date.now());
      attempts.set(id, new Set(attempts.get(id)).add(attempt));
      done.push('open');
      return Promise.resolve({ outcome: 'opened', isNew });
    },
    takeBack: (id, attempt) => {
      attempts.get(id)?.delete(attempt);
      if (attempts.get(id)?.size === 0 && stored.get(id)?.status === 'pending') stored.delete(id);
      done.push('takeBack');
      return Promise.resolve(!stored.has(id));
    },
    settle: (id, outcome) => {
      const record = stored.get(id);
      if (!record || (record.status !== 'pending' && !shallow.has(id))) return Promise.resolve();
      const next: TransactionRecord = { ...record, status: outcome.status };
      delete next.fee_paid;
      const feePaid = outcome.status === 'pending' ? undefined : outcome.feePaid;
      stored.set(id, feePaid === undefined ? next : { ...next, fee_paid: feePaid });
      if (outcome.status !== 'pending' && !outcome.isFinal) shallow.add(id);
      else shallow.delete(id);
      return Promise.resolve();
    },
  };
}
