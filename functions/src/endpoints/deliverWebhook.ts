import { HttpsError } from 'firebase-functions/https';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { vapidPrivateKeySecret } from '../configuration.ts';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { logFailure } from '../errors/logFailure.ts';
import { withRequestId } from '../requests/requestId.ts';
import type { WebhookTask } from '../services/webhooks/cloudTasksQueue.ts';
import { configuredLaneDeliverer } from '../services/webhooks/configuredLaneDeliverer.ts';
import { MAX_DOUBLINGS, MAX_RETRY_MS, MIN_RETRY_MS } from '../services/webhooks/retryDelayMs.ts';
import { RetryLaneError } from '../services/webhooks/RetryLaneError.ts';

/** Attempts of a task: 24 hours take 34; the rest is for later events, and for attempts while the lane is leased. */
const MAX_ATTEMPTS = 100;

/**
 * Delivers the events of a lane to its webhook, or to the browsers of its user. The queue calls again with growing delays while an event fails.
 *
 * A status 429 or 503 would make Cloud Tasks slow down the whole queue for one receiver that fails.
 */
export const deliverWebhook = onTaskDispatched<WebhookTask>(
  {
    serviceAccount: serviceAccounts.webhooks,
    secrets: [vapidPrivateKeySecret],
    invoker: [serviceAccounts.api, serviceAccounts.schedule, serviceAccounts.webhooks],
    timeoutSeconds: 120,
    retryConfig: {
      maxAttempts: MAX_ATTEMPTS,
      minBackoffSeconds: MIN_RETRY_MS / 1_000,
      maxBackoffSeconds: MAX_RETRY_MS / 1_000,
      maxDoublings: MAX_DOUBLINGS,
    },
    rateLimits: { maxConcurrentDispatches: 80 },
  },
  ({ data, retryCount }) =>
    withRequestId(async () => {
      try {
        await configuredLaneDeliverer.deliver(data.lane, retryCount > 0, data);
      } catch (error) {
        if (!(error instanceof RetryLaneError)) logFailure('deliverWebhook', error);
        throw new HttpsError('aborted', 'The lane is to be retried.');
      }
    }),
);
