import { region } from '@everything-wallet/core/hosts/region';
import type { WebhookQueue } from './WebhookQueue.ts';

/** Content of a task. */
export interface WebhookTask {
  /** Id of the lane. */
  readonly lane: string;
  readonly ownsRetries?: boolean;
}

/** Tasks that are enqueued at the same time. */
const MAX_PARALLEL = 20;

/** The queue of `deliverWebhook` in Cloud Tasks, or on the emulator that CLOUD_TASKS_EMULATOR_HOST names. */
export const cloudTasksQueue: WebhookQueue = {
  async enqueue(laneIds, { ownsRetries = false } = {}) {
    if (laneIds.length === 0) return;
    const { getFunctions } = await import('firebase-admin/functions');
    const queue = getFunctions().taskQueue<WebhookTask>(`locations/${region}/functions/deliverWebhook`);
    for (let start = 0; start < laneIds.length; start += MAX_PARALLEL)
      await Promise.all(
        laneIds
          .slice(start, start + MAX_PARALLEL)
          .map((lane) => queue.enqueue({ lane, ...(ownsRetries && { ownsRetries }) })),
      );
  },
};
