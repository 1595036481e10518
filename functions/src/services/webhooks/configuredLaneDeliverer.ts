import { siteOriginParam } from '../../configuration.ts';
import { pushSubscriptions } from '../../data/pushSubscriptions.ts';
import { isPushTarget } from '../../data/pushTargetId.ts';
import { emailOf } from '../../data/userAccount.ts';
import { firestoreActivityLog } from '../activity/firestoreActivityLog.ts';
import { configuredPushSender } from '../push/configuredPushSender.ts';
import { PushTarget } from '../push/PushTarget.ts';
import { cloudTasksQueue } from './cloudTasksQueue.ts';
import { findWebhookTarget } from './findWebhookTarget.ts';
import { firestoreDeliveries } from './firestoreDeliveries.ts';
import { firestoreLanes } from './firestoreLanes.ts';
import { firestoreWebhooks } from './firestoreWebhooks.ts';
import { instanceDeliveries } from './instanceDeliveries.ts';
import { LaneDeliverer } from './LaneDeliverer.ts';
import { postToWebhook } from './postToWebhook.ts';
import type { WebhookTargetDependencies } from './WebhookTarget.ts';

const webhookDependencies: WebhookTargetDependencies = {
  webhooks: firestoreWebhooks,
  deliveries: firestoreDeliveries,
  counts: instanceDeliveries,
  post: postToWebhook,
  emailOf,
  origin: () => siteOriginParam.value(),
  now: Date.now,
};

/** The deliverer of this instance. Its function needs the secret VAPID_PRIVATE_KEY. */
export const configuredLaneDeliverer = new LaneDeliverer({
  lanes: firestoreLanes,
  log: firestoreActivityLog,
  queue: cloudTasksQueue,
  targetOf: async (lane) =>
    isPushTarget(lane.targetId)
      ? PushTarget.of(lane, {
          ...{ subscriptions: pushSubscriptions, counts: instanceDeliveries, send: configuredPushSender() },
          now: Date.now,
        })
      : findWebhookTarget(lane, webhookDependencies),
  now: Date.now,
});
