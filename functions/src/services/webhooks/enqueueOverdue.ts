import type { LaneStore } from './LaneStore.ts';
import type { WebhookQueue } from './WebhookQueue.ts';

/** Milliseconds after which an attempt that did not happen is enqueued again. */
const OVERDUE_MS = 10 * 60 * 1_000;

/** Lanes that one run enqueues. */
const MAX_ENQUEUED = 500;

/** Enqueues the lanes whose task was lost: an attempt of them is overdue. Returns their number. */
export async function enqueueOverdue(
  lanes: Pick<LaneStore, 'overdue'>,
  queue: WebhookQueue,
  now: number,
): Promise<number> {
  const overdue = await lanes.overdue(now - OVERDUE_MS, MAX_ENQUEUED);
  await queue.enqueue(overdue);
  return overdue.length;
}
