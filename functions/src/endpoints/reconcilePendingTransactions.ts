import { onSchedule } from 'firebase-functions/scheduler';
import { counterKeySecret, phrasePepperSecret } from '../configuration.ts';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { accountStore } from '../data/accountStore.ts';
import { transactionRecords } from '../data/transactionRecords.ts';
import { logFailure } from '../errors/logFailure.ts';
import { finishDeletions } from '../services/account/finishDeletions.ts';
import { maintenance } from './maintenance.ts';
import { newRequestId } from '../requests/newRequestId.ts';
import { withRequestId } from '../requests/requestId.ts';
import { chainOf } from '../services/chain/chainOf.ts';
import { readLabelOf } from '../services/tokens/readLabelOf.ts';
import { oldestDue } from '../services/transactions/oldestDue.ts';
import { reconcileRecords } from '../services/transactions/reconcileRecords.ts';

const PAGE_SIZE = 100;

/** Milliseconds; the next run begins after five minutes. */
const TIME_BUDGET_MS = 240_000;

/** Milliseconds of it that deletions may take. */
const DELETIONS_MS = 30_000;

/**
 * Settles everybody's transfers whose outcome may still change, so that history is right even when nobody looks.
 *
 * The newest come first, and old ones are looked at ever more rarely: transfers that never reached a node wait without end,
 * and must not keep others from their turn. Before that it finishes deletions of accounts (decision 30): a function of its own
 * would be one more than a new project's quota leaves.
 */
export const reconcilePendingTransactions = onSchedule(
  {
    schedule: 'every 5 minutes',
    timeoutSeconds: 300,
    maxInstances: 1,
    // Nobody waits for it: half of what a function that answers several questions at once has to have.
    cpu: 0.5,
    concurrency: 1,
    serviceAccount: serviceAccounts.schedule,
    retryCount: 0,
    // The pepper opens what an earlier release sealed.
    secrets: [counterKeySecret, phrasePepperSecret],
  },
  ({ scheduleTime }) => withRequestId(newRequestId(), () => settleAll(Date.parse(scheduleTime))),
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
  const since = Math.max(0, scheduledAt - oldestDue(scheduledAt));
  for await (const page of transactionRecords.findOpen(PAGE_SIZE, since)) {
    try {
      await reconcileRecords(page, { chainOf, records: transactionRecords, readLabel: readLabelOf });
    } catch (error) {
      // A chain that is down is asked again in five minutes.
      logFailure('reconcilePendingTransactions', error);
    }
    if (performance.now() > deadline) return;
  }
}
