import { createHash } from 'node:crypto';
import { region } from '@everything-wallet/core/hosts/region';
import type { BackfillQueue } from './BackfillRequests.ts';
import type { BackfillTask } from './BackfillTask.ts';

/** The queue of `backfillTransfers` in Cloud Tasks, or on the emulator that CLOUD_TASKS_EMULATOR_HOST names. */
export const cloudTasksBackfills: BackfillQueue = {
  async enqueue(task, { id, delaySeconds }) {
    const { getFunctions } = await import('firebase-admin/functions');
    const queue = getFunctions().taskQueue<BackfillTask>(`locations/${region}/functions/backfillTransfers`);
    try {
      await queue.enqueue(task, {
        id: createHash('sha256').update(id).digest('hex'),
        scheduleDelaySeconds: delaySeconds,
      });
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'functions/task-already-exists') throw error;
    }
  },
};
