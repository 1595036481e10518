import { siteOriginParam } from '../../configuration.ts';
import { activityLog } from '../../data/activityLog.ts';
import { emailOf } from '../../data/userAccount.ts';
import { webhookDeliveries } from '../../data/webhookDeliveries.ts';
import { webhookLanes } from '../../data/webhookLanes.ts';
import { webhooks } from '../../data/webhooks.ts';
import { cloudTasksQueue } from './cloudTasksQueue.ts';
import { postToWebhook } from './postToWebhook.ts';
import { WebhookDeliverer } from './WebhookDeliverer.ts';

/** The deliverer of this instance. */
export const configuredWebhookDeliverer = new WebhookDeliverer({
  lanes: webhookLanes,
  webhooks,
  deliveries: webhookDeliveries,
  log: activityLog,
  queue: cloudTasksQueue,
  post: postToWebhook,
  emailOf,
  origin: () => siteOriginParam.value(),
  now: Date.now,
});
