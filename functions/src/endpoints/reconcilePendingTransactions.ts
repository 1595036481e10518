import { onSchedule } from 'firebase-functions/scheduler';
import { counterKeySecret, phrasePepperSecret } from '../configuration.ts';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { accountStore } from '../data/accountStore.ts';
import { transactionRecords } from '../data/transactionRecords.ts';
import { logFailure } from '../errors/logFailure.ts';
import { finishDeletions } from '../services/account/finishDeletions.ts';
import { maintenance } from './maintenance.ts';
import { withRequestId } from '../requests/requestId.ts';
import { chainOf } from '../services/chain/clientOf.ts';
import { readLabelOf } from '../services/tokens/readLabelOf.ts';
import { oldestDue } from '../services/transactions/oldestDue.ts';
import { reconcileRecords } from '../services/transactions/reconcileRecords.ts';
import { cloudTasksQueue } from '../services/webhooks/cloudTasksQueue.ts';
import { firestoreLanes } from '../services/webhooks/firestoreLanes.ts';
import { enqueueOverdue } from '../services/webhooks/enqueueOverdue.ts';

const PAGE_SIZE = 100;

/** Milliseconds; the next run begins after five minutes. */
const TIME_BUDGET_MS = 240_000;

/** Milliseconds of it that deletions may take. */
const DELETIONS_MS = 30_000;

/**
 * Reconciles all users' transfers whose outcome may still change, so that history is right even if no page is
 * open.
 *
 * The newest come first, and old ones are looked up ever more rarely: transfers that never reached a node
 * wait without end, and must not take the others' turn. Before that it finishes deletions of accounts
 * (decision 30), and enqueues webhooks whose task was lost: functions of their own would exceed a new project's quota.
 */
export const reconcilePendingTransactions = onSchedule(
  {
    schedule: 'every 5 minutes',
    timeoutSeconds: 300,
    maxInstances: 1,
    // No caller waits for it: half of the CPU of a function that answers several requests at once.
    cpu: 0.5,
    concurrency: 1,
    serviceAccount: serviceAccounts.schedule,
    retryCount: 0,
    // The pepper decrypts ids sealed by an earlier release.
    secrets: [counterKeySecret, phrasePepperSecret],
  },
  ({ scheduleTime }) => withRequestId(() => settleAll(Date.parse(scheduleTime))),
);

async function settleAll(scheduledAt: number): Promise<void> {
  const { read_only: isReadOnly } = await maintenance.current();
  if (isReadOnly) return;
  const deadline = performance.now() + TIME_BUDGET_MS;
  try {
    const deletionsEnd = performance.now() + DELETIONS_MS;
    const secrets = () => `${counterKeySecret.value()},${phrasePepperSecret.value()}`;
    await finishDeletions(accountStore, secrets, deletionsEnd);
  } catch (error) {
    // They are due again in five minutes.
    logFailure('finishing deletions', error);
  }
  try {
    await enqueueOverdue(firestoreLanes, cloudTasksQueue, Date.now());
  } catch (error) {
    // They stay overdue.
    logFailure('enqueueing webhooks', error);
  }
  const since = Math.max(0, scheduledAt - oldestDue(scheduledAt));
  for await (const page of transactionRecords.findOpen(PAGE_SIZE, since)) {
    try {
      await reconcileRecords(page, { chainOf, records: transactionRecords, readLabel: readLabelOf });
    } catch (error) {
      // A chain that is down is queried again in five minutes.
      logFailure('reconcilePendingTransactions', error);
    }
    if (performance.now() > deadline) return;
  }
}
