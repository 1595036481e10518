import { setTimeout as wait } from 'node:timers/promises';
import type { AccessStore } from './AccessStore.ts';

/** Milliseconds after which a database that says nothing is taken for one that does not answer. */
const PATIENCE_MS = 5_000;

/** Something took too long. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * A store whose answers are waited for so long and no longer, since its own client would wait longer than callers do.
 *
 * Every method throws DeadlineError then; whether something was written is not known.
 */
export function impatient(store: AccessStore, patienceMs = PATIENCE_MS): AccessStore {
  const soon = <Answer>(answer: Promise<Answer>) => withDeadline(answer, patienceMs);
  return {
    read: (...question) => soon(store.read(...question)),
    wasIssued: (...question) => soon(store.wasIssued(...question)),
    count: (...question) => soon(store.count(...question)),
    record: (...question) => soon(store.record(...question)),
  };
}

async function withDeadline<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  const timer = new AbortController();
  const deadline = wait(ms, undefined, { signal: timer.signal }).then(() => {
    throw new DeadlineError(`No answer within ${ms} ms`);
  });
  try {
    return await Promise.race([answer, deadline]);
  } finally {
    timer.abort();
  }
}
