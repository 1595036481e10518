import { activityLog } from '../../data/activityLog.ts';
import { webhookDeliveries } from '../../data/webhookDeliveries.ts';
import { webhookLanes } from '../../data/webhookLanes.ts';
import { webhooks } from '../../data/webhooks.ts';
import { cloudTasksQueue } from './cloudTasksQueue.ts';
import { postToWebhook, webhookExemptions } from './postToWebhook.ts';
import { requireWebhookUrl } from './requireWebhookUrl.ts';
import { WebhookService } from './WebhookService.ts';

/** The requests about webhooks on Firestore. */
export const configuredWebhookService = new WebhookService({
  webhooks,
  lanes: webhookLanes,
  deliveries: webhookDeliveries,
  log: activityLog,
  queue: cloudTasksQueue,
  post: postToWebhook,
  requireUrl: (url) => requireWebhookUrl(url, webhookExemptions),
  now: Date.now,
});
