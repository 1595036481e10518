import { setTimeout as pause } from 'node:timers/promises';
import { HttpsError } from 'firebase-functions/https';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { coinGeckoKeySecret, transferApiKeySecret } from '../configuration.ts';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { incomingTransfers } from '../data/incomingTransfers.ts';
import { logFailure } from '../errors/logFailure.ts';
import { withRequestId } from '../requests/requestId.ts';
import { isAccountLeaving } from '../services/account/isAccountLeaving.ts';
import { requireActiveAccount } from '../services/account/requireActiveAccount.ts';
import { BackfillUnfinishedError } from '../services/incoming/BackfillUnfinishedError.ts';
import { backfillTaskSchema, type BackfillTask } from '../services/incoming/BackfillTask.ts';
import { configuredScanner } from '../services/incoming/configuredScanner.ts';
import { runBackfill } from '../services/incoming/runBackfill.ts';
import { backfillBudget } from '../services/limits/backfillBudget.ts';
import { maintenance } from './maintenance.ts';

/** Reads earlier transfers of a user's accounts while no wallet is open. The queue calls again while blocks are left to read. */
export const backfillTransfers = onTaskDispatched<BackfillTask>(
  {
    serviceAccount: serviceAccounts.wallet,
    secrets: [coinGeckoKeySecret, transferApiKeySecret],
    invoker: [serviceAccounts.wallet],
    // No caller waits for it: with a whole vCPU all functions would leave no room for a release.
    cpu: 0.5,
    concurrency: 1,
    timeoutSeconds: 120,
    // Half an hour of reading; the next opening of the wallet continues.
    retryConfig: { maxAttempts: 40, minBackoffSeconds: 2, maxBackoffSeconds: 30, maxDoublings: 4 },
    rateLimits: { maxConcurrentDispatches: 1 },
  },
  ({ data }) =>
    withRequestId(async () => {
      const task = backfillTaskSchema.parse(data);
      // The next opening of the wallet enqueues another task.
      if ((await maintenance.current()).read_only) return;
      try {
        await runBackfill(task, {
          store: incomingTransfers,
          scanner: configuredScanner(requireActiveAccount),
          budget: backfillBudget,
          pause,
        });
      } catch (error) {
        if (isAccountLeaving(error)) return;
        if (!(error instanceof BackfillUnfinishedError)) logFailure('backfillTransfers', error);
        // A status 429 or 503 would slow down the whole queue.
        throw new HttpsError('aborted', 'Blocks are left to read.');
      }
    }),
);
