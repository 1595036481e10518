import { region } from '@everything-wallet/core/hosts/region';
import type { WebhookQueue } from './WebhookQueue.ts';

/** Tasks that are enqueued at the same time. */
const MAX_PARALLEL = 20;

/** The queue of `deliverWebhook` in Cloud Tasks, or on the emulator that CLOUD_TASKS_EMULATOR_HOST names. */
export const cloudTasksQueue: WebhookQueue = {
  async enqueue(laneIds) {
    if (laneIds.length === 0) return;
    const { getFunctions } = await import('firebase-admin/functions');
    const queue = getFunctions().taskQueue<{ readonly lane: string }>(
      `locations/${region}/functions/deliverWebhook`,
    );
    for (let start = 0; start < laneIds.length; start += MAX_PARALLEL)
      await Promise.all(laneIds.slice(start, start + MAX_PARALLEL).map((lane) => queue.enqueue({ lane })));
  },
};
