import { chainFactNames, type TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { TransferRecords } from '../services/transactions/TransferRecords.ts';

/** In-memory transaction records of a test, with a log of their writes. */
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
  /** Attempts of records opened here; the initial ones are old. */
  const attemptedAt = new Map<string, number>();
  return {
    stored,
    shallow,
    done,
    open: (id, record, attempt, { replaced, replaces, validUntil = Infinity } = {}) => {
      if (!stored.has(id) && Date.now() > validUntil) {
        done.push('expired');
        return Promise.resolve({ outcome: 'expired' });
      }
      const taker = [...stored].find(
        ([other, { status, nonce, replaced_by: replacedBy }]) =>
          other !== id &&
          other !== replaced &&
          other !== replaces &&
          replacedBy === undefined &&
          (status === 'pending' || shallow.has(other)) &&
          nonce === record.nonce,
      );
      if (stored.get(id)?.replaced_by !== undefined) {
        done.push('superseded');
        return Promise.resolve({ outcome: 'superseded' });
      }
      if (taker && !stored.has(id)) {
        done.push('nonce taken');
        const holder = { id: taker[0], record: taker[1], lastAttemptAt: attemptedAt.get(taker[0]) ?? 0 };
        return Promise.resolve({ outcome: 'nonceTaken', holder });
      }
      const isNew = !stored.has(id);
      if (isNew) stored.set(id, record);
      const predecessor = replaces === undefined ? undefined : stored.get(replaces);
      if (isNew && replaces !== undefined && predecessor) {
        stored.set(replaces, { ...predecessor, replaced_by: record.tx_hash });
      }
      if (Date.now() <= validUntil) attemptedAt.set(id, Date.now());
      attempts.set(id, new Set(attempts.get(id)).add(attempt));
      done.push('open');
      return Promise.resolve({ outcome: 'opened', isNew });
    },
    discard: (id, attempt) => {
      attempts.get(id)?.delete(attempt);
      if (attempts.get(id)?.size === 0 && stored.get(id)?.status === 'pending') stored.delete(id);
      done.push('discard');
      return Promise.resolve(!stored.has(id));
    },
    settle: (id, { status, facts }) => {
      const record = stored.get(id);
      if (!record || (record.status !== 'pending' && !shallow.has(id))) return Promise.resolve();
      const remaining = Object.entries(record).filter(
        ([name]) => !chainFactNames.some((fact) => fact === name),
      );
      stored.set(id, { ...(Object.fromEntries(remaining) as TransactionRecord), ...facts, status });
      if (status !== 'pending' && facts.is_final !== true) shallow.add(id);
      else shallow.delete(id);
      return Promise.resolve();
    },
  };
}
