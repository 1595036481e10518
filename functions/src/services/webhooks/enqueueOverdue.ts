import { writeLog } from '../../errors/writeLog.ts';
import type { LaneStore } from './LaneStore.ts';
import type { WebhookQueue } from './WebhookQueue.ts';

/** Milliseconds after which an attempt that did not happen is enqueued again. */
const OVERDUE_MS = 10 * 60 * 1_000;

/** Lanes that one run enqueues. */
const MAX_ENQUEUED = 500;

/**
 * Enqueues the lanes whose task was lost: an attempt of them is overdue. Logs their number, and for how long the first of them waits:
 * one that is enqueued again and again means that the queue does not deliver. Returns their number.
 */
export async function enqueueOverdue(
  lanes: Pick<LaneStore, 'overdue'>,
  queue: WebhookQueue,
  now: number,
  write = writeLog,
): Promise<number> {
  const overdue = await lanes.overdue(now - OVERDUE_MS, MAX_ENQUEUED);
  const [first] = overdue;
  if (first) {
    const oldestSeconds = Math.round((now - first.dueAt) / 1_000);
    write('warn', 'Deliveries overdue', { lanes: overdue.length, oldestSeconds });
  }
  await queue.enqueue(overdue.map(({ id }) => id));
  return overdue.length;
}
