import { firestoreActivityLog } from '../activity/firestoreActivityLog.ts';
import { cloudTasksQueue } from './cloudTasksQueue.ts';
import { firestoreDeliveries } from './firestoreDeliveries.ts';
import { firestoreLanes } from './firestoreLanes.ts';
import { firestoreWebhooks } from './firestoreWebhooks.ts';
import { postToWebhook, webhookExemptions } from './postToWebhook.ts';
import { requireWebhookUrl } from './requireWebhookUrl.ts';
import { WebhookService } from './WebhookService.ts';

/** The requests about webhooks on Firestore. */
export const configuredWebhookService = new WebhookService({
  webhooks: firestoreWebhooks,
  lanes: firestoreLanes,
  deliveries: firestoreDeliveries,
  log: firestoreActivityLog,
  queue: cloudTasksQueue,
  post: postToWebhook,
  requireUrl: (url) => requireWebhookUrl(url, webhookExemptions),
  now: Date.now,
});
