import { onSchedule } from 'firebase-functions/scheduler';
import '../configuration.ts';
import { transactionRecords } from '../data/transactionRecords.ts';
import { logFailure } from '../errors/logFailure.ts';
import { chainOf } from '../services/chain/chainOf.ts';
import { oldestDue } from '../services/transactions/oldestDue.ts';
import { reconcileRecords } from '../services/transactions/reconcileRecords.ts';

const PAGE_SIZE = 100;

/** Milliseconds; the next run begins after five minutes. */
const TIME_BUDGET_MS = 240_000;

/**
 * Settles everybody's transfers whose outcome may still change, so that history is right even when nobody looks.
 *
 * The newest come first, and old ones are looked at ever more rarely: transfers that never reached a node wait without end,
 * and must not keep others from their turn.
 */
export const reconcilePendingTransactions = onSchedule(
  { schedule: 'every 5 minutes', timeoutSeconds: 300, maxInstances: 1, retryCount: 0 },
  async ({ scheduleTime }) => {
    const deadline = performance.now() + TIME_BUDGET_MS;
    const scheduledAt = Date.parse(scheduleTime);
    const since = Math.max(0, scheduledAt - oldestDue(scheduledAt));
    for await (const page of transactionRecords.findOpen(PAGE_SIZE, since)) {
      try {
        await reconcileRecords(page, { chainOf, records: transactionRecords });
      } catch (error) {
        // A chain that is down is asked again in five minutes.
        logFailure('reconcilePendingTransactions', error);
      }
      if (performance.now() > deadline) return;
    }
  },
);
