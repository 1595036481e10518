import { DATABASE_TIMEOUT_MS, withDeadline } from '../../errors/withDeadline.ts';
import type { AccessStore } from './AccessStore.ts';

/**
 * A store whose answers are waited for so long and no longer, since its own client would wait longer than callers do.
 *
 * Every method throws DeadlineError then; whether something was written is not known.
 */
export function withStoreTimeout(store: AccessStore, timeoutMs = DATABASE_TIMEOUT_MS): AccessStore {
  const soon = <Answer>(answer: Promise<Answer>) => withDeadline(answer, timeoutMs);
  return {
    read: (...question) => soon(store.read(...question)),
    wasIssued: (...question) => soon(store.wasIssued(...question)),
    count: (...question) => soon(store.count(...question)),
    record: (...question) => soon(store.record(...question)),
  };
}
