import { siteOriginParam } from '../../configuration.ts';
import { firestoreActivityLog } from '../activity/firestoreActivityLog.ts';
import { emailOf } from '../../data/userAccount.ts';
import { cloudTasksQueue } from './cloudTasksQueue.ts';
import { firestoreDeliveries } from './firestoreDeliveries.ts';
import { firestoreLanes } from './firestoreLanes.ts';
import { firestoreWebhooks } from './firestoreWebhooks.ts';
import { postToWebhook } from './postToWebhook.ts';
import { WebhookDeliverer } from './WebhookDeliverer.ts';

/** The deliverer of this instance. */
export const configuredWebhookDeliverer = new WebhookDeliverer({
  lanes: firestoreLanes,
  webhooks: firestoreWebhooks,
  deliveries: firestoreDeliveries,
  log: firestoreActivityLog,
  queue: cloudTasksQueue,
  post: postToWebhook,
  emailOf,
  origin: () => siteOriginParam.value(),
  now: Date.now,
});
